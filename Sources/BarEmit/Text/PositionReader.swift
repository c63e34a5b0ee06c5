import BarText

/// Lines and columns of a file's offsets, in a time that does not grow with the length of a line.
struct PositionReader {
  /// A line of at most this many bytes is counted from its start.
  private static let shortLine = 4096
  /// The bytes between two places whose number of scalars is kept, for long lines.
  private static let stride = 1024

  private let bytes: [UInt8]
  private let lines: LineTable
  /// The scalars before each multiple of `stride`; empty until a long line asks for them.
  private var scalars: [Int] = []

  init(_ bytes: [UInt8]) {
    self.init(LineTable(bytes))
  }

  init(_ lines: LineTable) {
    bytes = lines.bytes
    self.lines = lines
  }

  /// The 1-based line and column, in scalars, of an offset; one outside of the file is moved into it.
  mutating func position(of offset: Int) -> SourcePosition {
    let offset = min(max(0, offset), bytes.count)
    let line = lines.line(at: offset)
    let lower = lines.start(ofLine: line)
    guard offset - lower > Self.shortLine else { return lines.position(of: offset) }
    let column = scalarsBefore(offset) - scalarsBefore(lower) + 1
    return SourcePosition(line: line, column: column)
  }

  /// The 1-based line that an offset of the file is in.
  func line(of offset: Int) -> Int { lines.line(at: offset) }

  /// The bytes of a 1-based line, without its break.
  func range(ofLine line: Int) -> Range<Int> {
    let range = lines.range(ofLine: line)
    return Int(range.lower)..<Int(range.upper)
  }

  private mutating func scalarsBefore(_ offset: Int) -> Int {
    if scalars.isEmpty {
      var count = 0
      for lower in Swift.stride(from: 0, through: bytes.count, by: Self.stride) {
        scalars.append(count)
        count += scalarStarts(lower..<min(bytes.count, lower + Self.stride))
      }
    }
    let index = offset / Self.stride
    return scalars[index] + scalarStarts(index * Self.stride..<offset)
  }

  private func scalarStarts(_ range: Range<Int>) -> Int {
    var count = 0
    for byte in bytes[range] { count += byte & 0xC0 == 0x80 ? 0 : 1 }
    return count
  }
}
