import BarText

/// Makes a tree that was read from an edited copy speak of the source again.
struct DamagedNodes {
  let source: [UInt8]
  let copy: [UInt8]
  let lines: LineTable
  /// Sorted and apart.
  let damaged: [SourceRange]
  /// Edges of nodes that the copy has elsewhere than the source.
  let edges: [RecoveryEdit.Edge]

  /// Gives words their letters back, keeps texts that only the copy has, and flags what is damaged.
  func repair(_ built: inout BuiltTree) {
    for index in built.nodes.indices {
      let node = built.nodes[index]
      if node.kind == .scalar || node.kind == .alias {
        if !isDamaged(node.range, damaged) { continue }
        built.nodes[index].flags.insert(.isDamaged)
        if node.kind == .scalar, !moveEdges(of: &built.nodes[index]) { keepText(&built, index) }
        coverCharacters(&built.nodes[index].range)
      } else if isDamagedCollection(built, node) {
        built.nodes[index].flags.insert(.isDamaged)
        _ = moveEdges(of: &built.nodes[index])
        coverCharacters(&built.nodes[index].range)
      }
    }
  }

  /// Whether an edge of a node had to be moved.
  private func moveEdges(of node: inout YAMLNode) -> Bool {
    var isMoved = false
    for edge in edges {
      if edge.isUpper, node.kind == .scalar, node.range.upper == edge.inCopy {
        node.range.upper = edge.inSource
        isMoved = true
      } else if !edge.isUpper, node.range.lower == edge.inCopy {
        node.range.lower = edge.inSource
        node.range.upper = max(node.range.upper, edge.inSource)
        isMoved = true
      }
    }
    return isMoved
  }

  /// Moves the ends of a range that are inside of a character of the source: what the copy has in its place may be shorter.
  private func coverCharacters(_ range: inout SourceRange) {
    // A character has at most three bytes after the first one; what has more is none.
    for _ in 0..<3 where isInsideOfCharacter(range.lower) { range.lower -= 1 }
    for _ in 0..<3 where isInsideOfCharacter(range.upper) { range.upper += 1 }
  }

  private func isInsideOfCharacter(_ offset: Int32) -> Bool {
    offset > 0 && Int(offset) < source.count && source[Int(offset)] & 0xC0 == 0x80
  }

  /// A text that only the copy has goes into the arena.
  private func keepText(_ built: inout BuiltTree, _ index: Int) {
    let word = textWord(built.nodes[index], arenaStarts: built.arenaStarts)
    if word >> 63 == 1 { return }
    let lower = Int(word & 0xFFFF_FFFF)
    let bounds = lower..<lower + TextStorage.count(of: word)
    if copy[bounds] == source[bounds] { return }
    built.arena += copy[bounds]
    built.arenaStarts.append(Int32(truncatingIfNeeded: built.arena.count))
    built.nodes[index].link = Int32(truncatingIfNeeded: built.arenaStarts.count - 2)
  }

  /// A damaged line belongs to a collection also if it stands after its last child and is indented enough.
  private func isDamagedCollection(_ built: BuiltTree, _ node: YAMLNode) -> Bool {
    let line = lines.line(at: Int(node.range.lower))
    let start = lines.start(ofLine: line)
    let column = Int(node.range.lower) - start
    let next = Int(node.link)
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
