import BarText

/// The line of the source that a finding is about, with the offending text underlined; of several lines the first and the last.
struct Excerpt {
  private let bytes: [UInt8]
  private let rows: [ExcerptRow]
  /// Whether lines between the two rows are left out.
  private let hasGap: Bool
  /// The digits of the highest line number shown.
  private let gutterWidth: Int

  init(of range: SourceRange, in bytes: [UInt8], _ positions: PositionReader) {
    self.bytes = bytes
    let lower = min(max(0, Int(range.lower)), bytes.count)
    var upper = min(max(lower, Int(range.upper)), bytes.count)
    let firstLine = positions.line(of: lower)
    let firstRange = positions.range(ofLine: firstLine)
    // A block of YAML ends at the beginning of the next line, so its last line is the one before that.
    if upper > firstRange.upperBound {
      while upper > lower, Self.isBlank(bytes[upper - 1]) { upper -= 1 }
    }
    let lastLine = positions.line(of: upper)
    guard lastLine > firstLine else {
      rows = [ExcerptRow(firstLine, firstRange, focus: lower..<upper, in: bytes)]
      hasGap = false
      gutterWidth = Self.digits(firstLine)
      return
    }
    let lastRange = positions.range(ofLine: lastLine)
    var lastLower = lastRange.lowerBound
    while lastLower < upper, Self.isBlank(bytes[lastLower]) { lastLower += 1 }
    let firstFocus = lower..<max(lower, firstRange.upperBound)
    rows = [
      ExcerptRow(firstLine, firstRange, focus: firstFocus, in: bytes),
      ExcerptRow(lastLine, lastRange, focus: lastLower..<upper, in: bytes),
    ]
    hasGap = lastLine > firstLine + 1
    gutterWidth = Self.digits(lastLine)
  }

  /// Appends the rows with an underline of this mark.
  func append(
    _ mark: Unicode.Scalar, as severity: Severity, _ palette: TextPalette,
    to output: inout [UInt8]
  ) {
    appendGutter(nil, palette, to: &output)
    output.append("\n")
    for (index, row) in rows.enumerated() {
      if index > 0, hasGap { output.append("...\n") }
      appendGutter(row.line, palette, to: &output)
      let underline = row.append(bytes, to: &output)
      appendGutter(nil, palette, to: &output)
      output.append(repeating: UInt8(ascii: " "), count: underline.lowerBound + 1)
      palette.begin(.severity(severity), &output)
      output.append(repeating: UInt8(ascii: mark), count: underline.count)
      palette.end(&output)
      output.append("\n")
    }
  }

  /// Appends the beginning of a line such as `  = help: `, set under the gutter.
  func appendRemark(_ word: StaticString, _ palette: TextPalette, to output: inout [UInt8]) {
    output.append(repeating: UInt8(ascii: " "), count: gutterWidth + 1)
    palette.begin(.gutter, &output)
    output.append("=")
    palette.end(&output)
    output.append(" ")
    palette.begin(.message, &output)
    output.append(word)
    palette.end(&output)
    output.append(": ")
  }

  private func appendGutter(_ line: Int?, _ palette: TextPalette, to output: inout [UInt8]) {
    palette.begin(.gutter, &output)
    if let line {
      output.append(repeating: UInt8(ascii: " "), count: gutterWidth - Self.digits(line))
      output.appendDecimal(line)
    } else {
      output.append(repeating: UInt8(ascii: " "), count: gutterWidth)
    }
    output.append(" |")
    palette.end(&output)
  }

  private static func digits(_ number: Int) -> Int {
    var digits = 1
    var rest = number / 10
    while rest > 0 {
      digits += 1
      rest /= 10
    }
    return digits
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
