/// The capitals of UTF-8 text: Unicode's full mapping, as in an English locale (`ß` is `SS`).
package func uppercased(_ text: UnsafeRawBufferPointer) -> String {
  guard isASCII(text) else { return String(decoding: text, as: UTF8.self).uppercased() }
  return String(unsafeUninitializedCapacity: text.count) { capitals in
    for index in text.indices {
      capitals.initializeElement(at: index, to: uppercased(ascii: text[index]))
    }
    return text.count
  }
}

/// Whether every byte is below 128.
func isASCII(_ text: UnsafeRawBufferPointer) -> Bool {
  var all: UInt8 = 0
  for byte in text { all |= byte }
  return all < 0x80
}

@inline(__always)
func uppercased(ascii byte: UInt8) -> UInt8 {
  byte &- UInt8(ascii: "a") < 26 ? byte &- 32 : byte
}

/// Calls the body with every scalar of a text, or of its capitals, in order.
///
/// What is not UTF-8 counts as U+FFFD, as in a `String`.
@inline(__always)
func forEachScalar(
  of text: UnsafeRawBufferPointer, uppercased isUppercased: Bool, _ body: (Unicode.Scalar) -> Void
) {
  var decoder = UTF8()
  var bytes = text.makeIterator()
  while true {
    switch decoder.decode(&bytes) {
    case .scalarValue(let scalar):
      if !isUppercased {
        body(scalar)
      } else if scalar.isASCII {
        body(Unicode.Scalar(uppercased(ascii: UInt8(truncatingIfNeeded: scalar.value))))
      } else {
        for capital in scalar.properties.uppercaseMapping.unicodeScalars { body(capital) }
      }
    case .error: body("\u{FFFD}")
    case .emptyInput: return
    }
  }
}
