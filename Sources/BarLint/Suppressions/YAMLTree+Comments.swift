import BarSyntax
import BarText

extension YAMLTree {
  /// The edit that takes a name out of a comment, or the comment if it is the only one.
  func removal(of name: SuppressionComment.Name, from comment: SuppressionComment) -> Fix.Edit {
    if comment.names.count == 1 { return removal(of: comment) }
    let bytes = source.bytes
    var lower = Int(name.range.lower)
    var upper = Int(name.range.upper)
    let isBetween = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x2C }
    if comment.names.first?.range == name.range {
      while upper < Int(comment.range.upper), isBetween(bytes[upper]) { upper += 1 }
    } else {
      while isBetween(bytes[lower - 1]) { lower -= 1 }
    }
    return Fix.Edit(SourceRange(lower, upper), "")
  }

  /// The edits that take names out of a comment, or the comment if there are no others; they do not overlap.
  func removals(
    of names: [SuppressionComment.Name], from comment: SuppressionComment
  ) -> [Fix.Edit] {
    if names.count == 1 { return [removal(of: names[0], from: comment)] }
    let removed = Set(names.map(\.range.lower))
    let kept = comment.names.filter { !removed.contains($0.range.lower) }
    guard let first = comment.names.first, let last = comment.names.last, !kept.isEmpty else {
      return [removal(of: comment)]
    }
    let text = kept.map(\.text).joined(separator: ", ")
    return [Fix.Edit(SourceRange(first.range.lower, last.range.upper), text)]
  }

  /// The edit that takes a comment away.
  func removal(of comment: SuppressionComment) -> Fix.Edit { removal(ofComment: comment.range) }
}
