/// Takes messages out of a stream of bytes: a header that says how long the body is, and the body.
///
/// `Content-Type` and whatever else stands in a header is passed over. A header that does not say how long its body is
/// cannot be passed over: what stands before the next `Content-Length` is dropped, and that is told once.
package struct MessageReader {
  /// What comes next in the stream.
  package enum Frame: Equatable {
    case body([UInt8])
    /// Bytes that are no message.
    case garbage
  }

  /// More than any text that is checked would need, as JSON.
  private static let longestBody = 1 << 30
  private static let longestHeader = 1 << 14

  private var buffer: [UInt8] = []
  /// How many bytes at the front of the buffer have been taken.
  private var taken = 0
  /// How many bytes from there on have no end of a header in them.
  private var searched = 0
  /// The length of the body that comes next, once its header has been read.
  private var length: Int?
  private var isInGarbage = false

  package init() {}

  package mutating func append(_ bytes: some Collection<UInt8>) {
    if taken > 0, taken == buffer.count || taken > 1 << 16 {
      buffer.removeSubrange(..<taken)
      taken = 0
    }
    buffer += bytes
  }

  /// The next frame; nothing while it has not come as a whole.
  package mutating func next() -> Frame? {
    while true {
      if let length {
        guard buffer.count - taken >= length else { return nil }
        let body = [UInt8](buffer[taken..<taken + length])
        taken += length
        self.length = nil
        return .body(body)
      }
      guard let header = header() else {
        guard buffer.count - taken > Self.longestHeader else { return nil }
        if dropGarbage() { return .garbage }
        continue
      }
      if let length = contentLength(header) {
        self.length = length
        taken = header.upperBound
        isInGarbage = false
      } else if dropGarbage(upTo: header.upperBound) {
        return .garbage
      }
    }
  }

  /// The header that comes next with the blank line after it.
  private mutating func header() -> Range<Int>? {
    var index = taken + max(0, searched - 3)
    while index < buffer.count {
      if buffer[index] == newline {
        // A line that ends with LF alone is one, too.
        if index + 1 < buffer.count, buffer[index + 1] == newline { return found(index + 2) }
        if index + 2 < buffer.count, buffer[index + 1] == carriageReturn,
          buffer[index + 2] == newline
        {
          return found(index + 3)
        }
      }
      index += 1
    }
    searched = buffer.count - taken
    return nil
  }

  private mutating func found(_ end: Int) -> Range<Int> {
    searched = 0
    return taken..<end
  }

  /// The length that a header gives for its body; `nil` if it gives none that can be.
  private func contentLength(_ header: Range<Int>) -> Int? {
    var length: Int?
    for line in buffer[header].split(separator: newline) {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      guard parts.count == 2, isContentLength(trimmed(parts[0])) else { continue }
      length = number(trimmed(parts[1]))
      if length == nil { return nil }
    }
    return length
  }

  private func isContentLength(_ name: ArraySlice<UInt8>) -> Bool {
    // Letters differ from small ones by one bit.
    name.lazy.map { $0 == UInt8(ascii: "-") ? $0 : $0 | 0x20 }.elementsEqual("content-length".utf8)
  }

  private func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == carriageReturn }
    var text = text.drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }

  private func number(_ text: ArraySlice<UInt8>) -> Int? {
    if text.isEmpty { return nil }
    var number = 0
    for byte in text {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      if number > Self.longestBody { return nil }
    }
    return number
  }

  /// Goes to the next place where a header may begin; whether that is the first of what is dropped in a row.
  private mutating func dropGarbage(upTo end: Int? = nil) -> Bool {
    let start = taken
    let end = end ?? buffer.count
    taken = end
    searched = 0
    // What is dropped may end with the beginning of a header.
    var index = start + 1
    while index < end {
      if isHeaderStart(index) {
        taken = index
        break
      }
      index += 1
    }
    defer { isInGarbage = true }
    return !isInGarbage
  }

  private func isHeaderStart(_ index: Int) -> Bool {
    let name = Array("content-length".utf8)
    guard index + name.count < buffer.count else { return false }
    return isContentLength(buffer[index..<index + name.count])
      && buffer[index + name.count] == UInt8(ascii: ":")
  }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
