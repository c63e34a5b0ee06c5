/// A text that libyaml reads after a few bytes that stand elsewhere.
struct PrefacedInput {
  private var preface: UnsafeBufferPointer<UInt8>
  private var text: UnsafeBufferPointer<UInt8>

  init(_ preface: StaticString, _ bytes: UnsafePointer<UInt8>, count: Int) {
    self.preface = UnsafeBufferPointer(
      start: preface.utf8Start, count: preface.utf8CodeUnitCount)
    text = UnsafeBufferPointer(start: bytes, count: count)
  }

  /// Gives the next bytes, none at the end.
  mutating func read(into buffer: UnsafeMutablePointer<UInt8>, atMost size: Int) -> Int {
    let source = preface.isEmpty ? text : preface
    let count = min(size, source.count)
    guard count > 0, let start = source.baseAddress else { return 0 }
    buffer.update(from: start, count: count)
    let rest = UnsafeBufferPointer(rebasing: source[count...])
    if preface.isEmpty { text = rest } else { preface = rest }
    return count
  }
}

/// What libyaml calls for more bytes: `data` is a `PrefacedInput`.
func readPrefacedInput(
  _ data: UnsafeMutableRawPointer?, _ buffer: UnsafeMutablePointer<UInt8>?, _ size: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> Int32 {
  guard let data, let buffer, let count else { return 0 }
  let input = data.assumingMemoryBound(to: PrefacedInput.self)
  count.pointee = input.pointee.read(into: buffer, atMost: size)
  return 1
}
