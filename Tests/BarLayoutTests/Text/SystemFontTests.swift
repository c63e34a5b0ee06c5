import BarCatalog
import BarLayout
import Testing

@Suite struct SystemFontTests {
  /// Widths that fontTools and HarfBuzz give for Inter, with Apple's tracking.
  @Test(
    arguments: [
      ("Cancel", 17, .regular, 52.7424), ("Select All", 17, .regular, 70.3889),
      ("Settings", 17, .semibold, 66.3311), ("Done", 17, .semibold, 41.9922),
      ("Settings", 34, .bold, 132.2771),
    ] as [(String, Double, FontWeight, Double)])
  func isInterWithTracking(_ text: String, _ size: Double, _ weight: FontWeight, _ width: Double) {
    let metrics = measure(text, Font(size: size, weight: weight), .system)
    #expect(abs(metrics.width - width) < 1e-4)
    #expect(metrics.confidence == .estimate)
  }

  /// Labels of real bars: text, size, pixels a point, width.
  @Test(
    arguments: [
      ("Cancel", 17, 2, 53.5), ("返回", 17, 2, 35), ("联系人", 17, 2, 52),
    ] as [(String, Double, Double, Double)])
  func isNearRealLabels(_ text: String, _ size: Double, _ scale: Double, _ width: Double) {
    let measured = measure(text, Font(size: size), .system).width
    let pixels = (measured * scale - 1e-6).rounded(.up) / scale
    #expect(abs(pixels - width) <= 1)
    #expect(abs(pixels - width) / width < 0.02)
  }

  /// Heights of real labels at three pixels a point.
  @Test(
    arguments: [
      (25, 30), (26, 31.3333), (27, 32.3333), (28, 33.6667), (30, 36), (32, 38.3333),
      (34, 40.6667), (38, 45.6667), (43, 51.3333), (48, 57.3333),
    ] as [(Double, Double)])
  func linesAreAsHighAsRealLabels(_ size: Double, _ height: Double) {
    let metrics = measure("Title", Font(size: size), .system)
    #expect(abs((metrics.lineHeight * 3).rounded(.up) / 3 - height) < 1e-3)
    #expect(abs(metrics.ascender - metrics.descender - metrics.lineHeight) < 1e-9)
    #expect(metrics.descender < 0)
  }

  @Test func anEmptyTextIsALineHigh() {
    let metrics = measure("", Font(size: 17), .system)
    #expect(metrics.width == 0)
    #expect(abs(metrics.lineHeight - 20.287) < 1e-3)
  }

  @Test func widthsGrowSteadilyThroughTheOpticalSizes() {
    for weight in (0...8).compactMap(FontWeight.init(rawValue:)) {
      var last = 0.0
      for quarter in 24...400 {
        let font = Font(size: Double(quarter) / 4, weight: weight)
        let width = measure("Conversations", font, .system).width
        #expect(width > last && (last == 0 || width < last * 1.08), "\(font)")
        last = width
      }
    }
  }

  @Test func heavierIsWider() {
    for size in [13.0, 17, 22, 34] {
      let widths = [FontWeight.regular, .medium, .semibold, .bold].map {
        measure("Conversations", Font(size: size, weight: $0), .system).width
      }
      #expect(widths == widths.sorted() && Set(widths).count == 4)
    }
  }

  @Test func outerWeightsAreAssumed() {
    #expect(measure("a", Font(size: 17, weight: .thin), .system).confidence == .assumed)
    #expect(measure("a", Font(size: 17, weight: .black), .system).confidence == .assumed)
  }

  @Test func capitalsAreMeasured() {
    for (text, capitals) in [("Save", "SAVE"), ("Straße", "STRASSE"), ("Ärger ﬁ", "ÄRGER FI")] {
      for size in [17.0, 21, 34] {
        #expect(
          measure(text, Font(size: size), .system, uppercased: true)
            == measure(capitals, Font(size: size), .system))
      }
    }
  }
}
