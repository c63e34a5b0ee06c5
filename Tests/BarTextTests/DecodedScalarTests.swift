import BarText
import Testing

@Suite struct DecodedScalarTests {
  @Test(arguments: ["a", "é", "設", "😀", "\u{7FF}", "\u{800}", "\u{FFFF}", "\u{10FFFF}", "\0"])
  func readsOneScalar(text: String) {
    let bytes = [UInt8](text.utf8)
    let decoded = DecodedScalar(bytes, at: 0, end: bytes.count)
    #expect(decoded.scalar == text.unicodeScalars.first)
    #expect(decoded.count == bytes.count)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xE8, 0xA8],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80],
      [0xC3, 0x28],
      [0xFF],
    ] as [[UInt8]])
  func takesOneByteOfWhatIsNotUTF8(bytes: [UInt8]) {
    let decoded = DecodedScalar(bytes, at: 0, end: bytes.count)
    #expect(decoded.scalar == nil)
    #expect(decoded.count == 1)
  }
}
