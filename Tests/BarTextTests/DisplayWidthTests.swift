import BarText
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("Inbox", 5), ("Rückgabe", 8), ("e\u{301}", 1), ("設定", 4), ("ｶﾅ", 2), ("Ａ", 2),
    ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("الوارد", 6), ("😀", 2), ("👍🏽", 2), ("✌🏽", 2),
    ("❤", 1), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("🇩🇪", 2), ("🇩🇪🇫🇷", 4),
    ("👩‍👩‍👧", 2), ("🏳\u{FE0F}‍🌈", 2), ("a\u{200B}b", 2), ("🏽", 2), ("…", 1), ("\u{1B}", 0),
    ("©", 1), ("\u{A0}", 1), ("\u{AD}", 0),
  ])
  func cells(text: String, cells: Int) {
    #expect(DisplayWidth.cells(of: text) == cells)
    let bytes = [UInt8](text.utf8)
    #expect(DisplayWidth.cells(of: bytes, in: 0..<bytes.count) == cells)
  }

  @Test func bytesThatAreNotUTF8AreOneCellEach() {
    #expect(DisplayWidth.cells(of: [0x61, 0xFF, 0xE8, 0xA8], in: 0..<4) == 4)
  }
}
