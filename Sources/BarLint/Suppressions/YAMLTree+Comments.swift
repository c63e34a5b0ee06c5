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

  /// The edit that takes a comment away: its line where nothing else is in it, else with the blanks before it.
  func removal(of comment: SuppressionComment) -> Fix.Edit {
    let bytes = source.bytes
    var lower = Int(comment.range.lower)
    var upper = Int(comment.range.upper)
    while lower > 0, bytes[lower - 1] == 0x20 || bytes[lower - 1] == 0x09 { lower -= 1 }
    let isAlone = lower == 0 || bytes[lower - 1] == 0x0A || bytes[lower - 1] == 0x0D
    if isAlone, upper < bytes.count {
      upper += bytes[upper...].starts(with: [0x0D, 0x0A]) ? 2 : 1
    }
    return Fix.Edit(SourceRange(lower, upper), "")
  }
}
