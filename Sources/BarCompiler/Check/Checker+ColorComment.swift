import BarCatalog
import BarSyntax
import BarText

extension Checker {
  /// Reports that a color without quotes is a comment, so that the property has no value; returns whether it is one.
  ///
  /// - Parameter isRequired: Whether the property must have a value.
  mutating func reportColorComment(
    _ node: Int32, _ property: PropertyName, isRequired: Bool
  ) -> Bool {
    guard range(node).isEmpty, let color = colorComment(behind: Int(range(node).lower)) else {
      return false
    }
    let text = tree.text(in: color)
    report(
      isRequired ? .wrongKind : .colorInComment, color,
      isRequired
        ? "\(subject(property)) has no value: `\(text)` is a comment"
        : "`\(text)` is a comment, so \(subject(property)) is not set",
      help: "put it in quotes: `\"\(text)\"`", fixes: [quoting(color)])
    return true
  }

  /// The digits of a color at the beginning of a comment on the same line, with their `#`.
  private func colorComment(behind offset: Int) -> SourceRange? {
    let bytes = tree.source.bytes
    var lower = offset
    while lower < bytes.count, isBlank(bytes[lower]) || bytes[lower] == UInt8(ascii: ":") {
      lower += 1
    }
    guard lower < bytes.count, lower > 0, bytes[lower] == UInt8(ascii: "#"),
      isBlank(bytes[lower - 1])
    else { return nil }
    var upper = lower + 1
    while upper < bytes.count, isHexadecimal(bytes[upper]) { upper += 1 }
    let isAlone =
      upper == bytes.count || isBlank(bytes[upper]) || bytes[upper] == UInt8(ascii: "\n")
      || bytes[upper] == UInt8(ascii: "\r")
    guard isAlone, [3, 6, 8].contains(upper - lower - 1) else { return nil }
    return SourceRange(lower, upper)
  }

  /// Puts quotes round a color; what follows it on the line stays a comment.
  private func quoting(_ color: SourceRange) -> Fix {
    let bytes = tree.source.bytes
    var edits = [Fix.Edit(color, "\"\(tree.text(in: color))\"")]
    var rest = Int(color.upper)
    while rest < bytes.count, isBlank(bytes[rest]) { rest += 1 }
    if rest < bytes.count,
      ![UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "#")].contains(bytes[rest])
    {
      edits.append(Fix.Edit(SourceRange(rest, rest), "# "))
    }
    return Fix("put the color in quotes", .safe, edits)
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
