import BarText

/// One line of an excerpt, clipped around the text that it is about.
struct ExcerptRow {
  /// The most cells that a line takes, so that it and its gutter fit most terminals.
  private static let mostCells = 120
  /// The scalars shown before the offending text where the line is clipped.
  private static let leadingScalars = 40
  /// Marks take no cells, so scalars need a bound of their own.
  private static let mostScalars = 4 * mostCells
  /// A tab is this many spaces in the line and under it.
  private static let tabCells = 4

  /// The line's number, from 1.
  let line: Int
  /// The bytes of the line that are shown.
  private let shown: Range<Int>
  private let focus: Range<Int>
  private let isClippedBefore: Bool
  private let isClippedAfter: Bool

  init(_ line: Int, _ whole: Range<Int>, focus: Range<Int>, in bytes: [UInt8]) {
    self.line = line
    var lower = whole.lowerBound
    // A byte order mark is no part of the first line's text.
    if lower == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { lower = min(3, whole.upperBound) }
    self.focus = focus
    var upper = Self.end(from: lower, to: whole.upperBound, in: bytes)
    if upper < whole.upperBound {
      var scalars = 0
      var start = max(lower, min(focus.lowerBound, whole.upperBound))
      while start > lower, scalars < Self.leadingScalars {
        repeat { start -= 1 } while start > lower && bytes[start] & 0xC0 == 0x80
        scalars += 1
      }
      lower = start
      upper = Self.end(from: lower, to: whole.upperBound, in: bytes)
    }
    shown = lower..<upper
    isClippedBefore = lower > whole.lowerBound && !(whole.lowerBound == 0 && lower == 3)
    isClippedAfter = upper < whole.upperBound
  }

  /// Appends a blank, the line, and its break; returns the cells to underline, counted from the line's start.
  func append(_ bytes: [UInt8], to output: inout [UInt8]) -> Range<Int> {
    if !shown.isEmpty { output.append(" ") }
    var cells = 0
    if isClippedBefore {
      output.append("…")
      cells = 1
    }
    var width = DisplayWidth()
    var first: Int?
    var last: Int?
    var offset = shown.lowerBound
    while offset < shown.upperBound {
      if first == nil, offset >= focus.lowerBound { first = cells }
      if last == nil, offset >= focus.upperBound { last = cells }
      let decoded = DecodedScalar(bytes, at: offset, end: shown.upperBound)
      cells += Self.append(decoded, bytes, offset, &width, to: &output)
      offset += decoded.count
    }
    if isClippedAfter { output.append("…") }
    output.append("\n")
    let lower = first ?? cells
    return lower..<max(lower + 1, last ?? cells)
  }

  /// Appends one scalar as it is shown, and returns its cells.
  private static func append(
    _ decoded: DecodedScalar, _ bytes: [UInt8], _ offset: Int, _ width: inout DisplayWidth,
    to output: inout [UInt8]
  ) -> Int {
    guard let scalar = decoded.scalar else {
      output.append("\\x")
      output.appendHexadecimal(UInt32(bytes[offset]))
      return 4
    }
    if scalar == "\t" {
      output.append(repeating: UInt8(ascii: " "), count: tabCells)
      return tabCells
    }
    let start = output.count
    if VisibleText.appendEscape(of: scalar, to: &output) { return output.count - start }
    output += bytes[offset..<offset + decoded.count]
    return width.add(scalar)
  }

  /// Where a line that begins at `lower` must be cut; `upper` if all of it fits.
  private static func end(from lower: Int, to upper: Int, in bytes: [UInt8]) -> Int {
    var scratch: [UInt8] = []
    var width = DisplayWidth()
    var cells = 0
    var scalars = 0
    var offset = lower
    while offset < upper {
      let decoded = DecodedScalar(bytes, at: offset, end: upper)
      cells += append(decoded, bytes, offset, &width, to: &scratch)
      scalars += 1
      if cells > mostCells || scalars > mostScalars { return offset }
      offset += decoded.count
    }
    return upper
  }
}
