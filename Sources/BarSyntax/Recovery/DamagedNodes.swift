import BarText

/// Makes a tree that was read from an edited copy speak of the source again.
struct DamagedNodes {
  let source: [UInt8]
  let copy: [UInt8]
  let lines: LineTable
  /// Sorted and apart.
  let damaged: [SourceRange]
  /// Where words gave their last letter for a colon.
  let colons: [Int]

  /// Gives keys their last letter back, keeps texts that only the copy has, and flags what is damaged.
  func repair(_ built: inout BuiltTree) {
    for index in built.nodes.indices {
      let node = built.nodes[index]
      if node.kind == .scalar || node.kind == .alias {
        if !isDamaged(node.range, damaged) { continue }
        built.nodes[index].flags.insert(.isDamaged)
        if node.kind == .scalar { restore(&built, index) }
      } else if isDamagedCollection(built, node) {
        built.nodes[index].flags.insert(.isDamaged)
      }
    }
  }

  private func restore(_ built: inout BuiltTree, _ index: Int) {
    if colons.contains(Int(built.nodes[index].range.upper)) {
      built.nodes[index].range.upper += 1
      return
    }
    let word = textWord(built.nodes[index], arenaStarts: built.arenaStarts)
    if word >> 63 == 1 { return }
    let lower = Int(word & 0xFFFF_FFFF)
    let bounds = lower..<lower + TextStorage.count(of: word)
    if copy[bounds] == source[bounds] { return }
    built.arena += copy[bounds]
    built.arenaStarts.append(Int32(truncatingIfNeeded: built.arena.count))
    built.nodes[index].payload = Int32(truncatingIfNeeded: built.arenaStarts.count - 2)
  }

  /// A damaged line belongs to a collection also if it stands behind its last child and is indented enough.
  private func isDamagedCollection(_ built: BuiltTree, _ node: YAMLNode) -> Bool {
    let line = lines.line(at: Int(node.range.lower))
    let start = lines.start(ofLine: line)
    let column = Int(node.range.lower) - start
    let next = Int(node.next)
    let limit = next < built.nodes.count ? built.nodes[next].range.lower : Int32.max
    for range in damaged[firstIndex(in: damaged, endingAt: Int32(truncatingIfNeeded: start))...] {
      if range.lower >= limit { break }
      if range.lower <= node.range.upper { return true }
      let shape = LineShape(lines.line(at: Int(range.lower)), of: source, lines)
      if !node.flags.contains(.isFlow), shape.indentation >= column { return true }
    }
    return false
  }
}
