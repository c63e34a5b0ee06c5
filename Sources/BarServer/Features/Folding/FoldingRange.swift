import BarSyntax
package import BarText

/// Lines that may be shown as their first one alone.
package struct FoldingRange: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case node
    case comment
  }

  package let kind: Kind
  /// From inside of the first line to the end of the last one, without its break.
  package let range: SourceRange
}

extension Analysis {
  /// What may be folded, in text order; every range has more than one line.
  package func foldingRanges() -> [FoldingRange] {
    let lines = LineTable(source.bytes)
    var folded: [Int: FoldingRange] = [:]
    func add(_ kind: FoldingRange.Kind, _ range: SourceRange) {
      let line = lines.line(at: Int(range.lower))
      // Of what begins in one line the largest is folded.
      guard line < lines.line(at: Int(range.upper)),
        (folded[line]?.range.upper ?? 0) < range.upper
      else { return }
      folded[line] = FoldingRange(kind: kind, range: range)
    }
    for range in nodeRanges() { add(.node, range) }
    for range in commentRanges(lines) { add(.comment, range) }
    return folded.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Every entry, every item, and everything in braces and brackets.
  private func nodeRanges() -> [SourceRange] {
    var ranges: [SourceRange] = []
    for number in tree.nodes.indices {
      let node = tree.nodes[number]
      switch node.kind {
      case .scalar, .alias: continue
      case .sequence:
        for item in tree.children(of: Int32(number)) {
          ranges.append(trimmed(extent(of: item).lower, tree.nodes[Int(item)].range.upper))
        }
      case .mapping:
        for (key, value) in tree.entries(of: Int32(number)) {
          ranges.append(trimmed(extent(of: key).lower, tree.nodes[Int(value)].range.upper))
        }
      }
      if node.flags.contains(.isFlow) { ranges.append(node.range) }
    }
    return ranges
  }

  /// Without blanks and line breaks at its end.
  private func trimmed(_ lower: Int32, _ upper: Int32) -> SourceRange {
    var upper = max(lower, upper)
    while upper > lower {
      let last = source.bytes[Int(upper) - 1]
      guard last.isBlank || last.isBreak else { break }
      upper -= 1
    }
    return SourceRange(lower, upper)
  }

  /// Comments that stand alone in lines one below the other.
  private func commentRanges(_ lines: LineTable) -> [SourceRange] {
    var ranges: [SourceRange] = []
    var last = -1
    for comment in tree.comments {
      let line = lines.line(at: Int(comment.lower))
      let before = source.bytes[lines.start(ofLine: line)..<Int(comment.lower)]
      guard before.allSatisfy(\.isBlank) else { continue }
      if line == last + 1, !ranges.isEmpty {
        ranges[ranges.count - 1].upper = comment.upper
      } else {
        ranges.append(comment)
      }
      last = line
    }
    return ranges
  }
}
