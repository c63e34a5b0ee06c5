import BarText

/// A color without quotes, which is a comment to YAML and hides what closes the collection that it stands in.
struct HiddenColor {
  /// The digits with their `#`.
  let range: SourceRange

  /// How many lines are looked through at most.
  private static var mostLines: Int { 8 }

  /// The last color in lines where a value is expected; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - first: A line, counted from 1.
  ///   - last: Likewise; not before the first one.
  init?(inLines first: Int, through last: Int, of source: [UInt8], _ lines: LineTable) {
    for line in (max(first, last - HiddenColor.mostLines + 1)...last).reversed() {
      let shape = LineShape(line, of: source, lines)
      guard shape.textEnd < shape.upper,
        let range = HiddenColor.color(in: source[shape.textEnd..<shape.upper]),
        shape.hasContent, HiddenColor.announcesValue(source[shape.textEnd - 1])
      else { continue }
      self.range = range
      return
    }
    return nil
  }

  /// The color at the beginning of a comment.
  private static func color(in comment: ArraySlice<UInt8>) -> SourceRange? {
    let text = comment.drop(while: \.isBlank)
    guard text.first == .numberSign else { return nil }
    let digits = text.dropFirst().prefix(while: \.isHexadecimal)
    guard [3, 6, 8].contains(digits.count) else { return nil }
    if digits.endIndex < text.endIndex {
      let next = text[digits.endIndex]
      guard next.isBlank || [0x2C, 0x5D, 0x7D].contains(next) else { return nil }
    }
    return SourceRange(text.startIndex, digits.endIndex)
  }

  /// Whether a value stands behind a byte: a colon, a comma or what opens a list.
  private static func announcesValue(_ byte: UInt8) -> Bool { [0x3A, 0x2C, 0x5B].contains(byte) }

  func finding(in source: [UInt8]) -> Finding {
    let text = String(decoding: source[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
    return Finding(
      .yamlSyntax, range, "`\(text)` is a comment, and hides what follows it",
      help: "put it in quotes: `\"\(text)\"`",
      fixes: [Fix("Put the color in quotes", .safe, [Fix.Edit(range, "\"\(text)\"")])])
  }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool {
    0x30...0x39 ~= self || 0x41...0x46 ~= self || 0x61...0x66 ~= self
  }
}
