import BarCatalog
import BarLayout
import Testing

/// What takes the room of one character, whatever it is made of.
@Suite struct ClusterTests {
  @Test(arguments: [
    ("😀", 1), ("😀👍", 2), ("👨‍👩‍👧‍👦", 1), ("👨‍👩‍👧👨‍👩‍👧", 2), ("👍🏽", 1), ("☝🏽", 1), ("🏽", 1),
    ("🇨🇭", 1), ("🇨🇭🇩🇪", 2), ("🇨", 1), ("🇨🇭🇩", 2), ("❤️", 1), ("❤️‍🔥", 1), ("🏳️‍🌈", 1),
    ("1️⃣", 1), ("#️⃣", 1), ("1\u{20E3}", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 1), ("✅", 1), ("⌚", 1), ("©️", 1), ("👩🏽‍🚀", 1),
    ("🧑‍🤝‍🧑", 1), ("👁️‍🗨️", 1),
  ])
  func emojiSequencesAreOneWide(_ text: String, _ count: Int) {
    for model in [FontModel.system, .roboto] {
      let metrics = measure(text, Font(size: 16), model)
      #expect(metrics.width == Double(count) * 20, "\(model)")
      #expect(metrics.confidence == .assumed)
    }
  }

  /// Half of the heights in pixels that were measured on a screen of two pixels a point.
  @Test(
    arguments: [
      (12, 15), (14, 17.5), (16, 20), (17, 20), (18, 20), (19, 20.5), (20, 21), (21, 21.5),
      (22, 22), (23, 23), (24, 24), (28, 28),
    ] as [(Double, Double)])
  func emojiAreLargerThanSmallText(_ size: Double, _ width: Double) {
    #expect(measure("🤔", Font(size: size), .system).width == width)
  }

  @Test(arguments: [
    ("e\u{301}", "e"), ("ก\u{E31}", "ก"), ("a\u{200D}b", "ab"), ("a\u{200B}", "a"),
    ("\u{FEFF}a", "a"), ("a\u{FE0E}", "a"), ("ש\u{5BC}", "ש"), ("a\u{AD}b", "ab"),
    ("é\n", "é"), ("a\n", "a"), ("é\u{20DD}", "é"),
  ])
  func marksTakeNoRoom(_ text: String, _ same: String) {
    for model in [FontModel.system, .roboto] {
      #expect(
        measure(text, Font(size: 17), model).width == measure(same, Font(size: 17), model).width)
    }
  }

  @Test(arguments: [
    ("Größe", Confidence.estimate), ("Привет", .estimate), ("Ελλάδα", .estimate),
    ("Tiếng Việt", .estimate), ("返回", .estimate), ("かな", .estimate), ("확인", .assumed),
    ("الوارد", .assumed), ("ביטול", .assumed), ("रद्द", .assumed), ("ยกเลิก", .assumed),
    ("გაუქმება", .assumed), ("😀", .assumed), ("Edit → Save…", .estimate), ("5 €", .estimate),
  ])
  func scriptsThatTheTableLacksAreLessSure(_ text: String, _ confidence: Confidence) {
    let metrics = measure(text, Font(size: 17), .system)
    #expect(metrics.confidence == confidence)
    // Nothing is narrower than a thin letter or wider than an emoji.
    let count = Double(text.unicodeScalars.count)
    #expect(metrics.width > count * 17 * 0.2 && metrics.width < count * 17 * 1.25)
  }

  @Test func everyScalarHasASensibleWidth() {
    for value in UInt32(0)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for model in [FontModel.system, .roboto] {
        let width = measure(String(scalar), Font(size: 10), model).width
        #expect(width >= 0 && width < 30, "U+\(String(value, radix: 16)) is \(width)")
      }
    }
  }

  @Test func mixedTextIsTheSumOfItsParts() {
    let font = Font(size: 17)
    let parts = ["Done ", "é", "返回", "👍🏽", "!"]
    let whole = measure(parts.joined(), font, .system).width
    let sum = parts.reduce(0) { $0 + measure($1, font, .system).width }
    #expect(abs(whole - sum) < 1e-9)
  }
}
