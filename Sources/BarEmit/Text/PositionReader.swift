import BarText

/// Lines and columns of a file's offsets, in a time that does not grow with the length of a line.
struct PositionReader {
  /// A line of at most this many bytes is counted from its start.
  private static let shortLine = 4096
  /// The bytes between two places whose number of scalars is kept, for long lines.
  private static let stride = 1024
  /// How many lines are walked before the line is searched for.
  private static let nearby = 24

  private let bytes: [UInt8]
  private let lines: LineTable
  /// The scalars before each multiple of `stride`; empty until a long line asks for them.
  private var scalars: [Int] = []
  /// The line that was asked for last, and its bytes; none before the first.
  private var last = (line: 0, lower: 0, upper: 0)

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
    if offset < last.lower || offset >= last.upper { moveToLine(of: offset) }
    if last.upper - last.lower > Self.shortLine {
      let column = scalarsBefore(offset) - scalarsBefore(last.lower) + 1
      return SourcePosition(line: last.line, column: column)
    }
    return SourcePosition(
      line: last.line, column: lines.scalars(from: last.lower, to: offset) + 1)
  }

  /// Remembers the line of an offset: the next place that is asked for is mostly on the same one, or on the next.
  private mutating func moveToLine(of offset: Int) {
    // The index of the next line, which is the number of this one, counted from 1.
    var next = max(1, last.line)
    var steps = 0
    while steps < Self.nearby, next < lines.starts.count, offset >= Int(lines.starts[next]) {
      next += 1
      steps += 1
    }
    while steps < Self.nearby, next > 1, offset < Int(lines.starts[next - 1]) {
      next -= 1
      steps += 1
    }
    if steps == Self.nearby { next = lines.line(at: offset) }
    last = (
      line: next, lower: Int(lines.starts[next - 1]),
      upper: next < lines.starts.count ? Int(lines.starts[next]) : bytes.count + 1
    )
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
