import BarCatalog
import BarLayout
import Testing

@Suite struct RobotoFontTests {
  @Test func isTheSumOfAdvances() {
    // S, a, v, e of Roboto Medium, in units of 2048.
    let units = "Save".unicodeScalars.compactMap { AdvanceTable.robotoMedium.advance(of: $0) }
    let metrics = measure("Save", Font(size: 14, weight: .medium), .roboto)
    #expect(metrics.width == Double(units.reduce(0, +)) * 14 / 2048)
    #expect(metrics.confidence == .estimate)
  }

  @Test func lineHeightIsThatOfTheFont() {
    let metrics = measure("Save", Font(size: 14), .roboto)
    #expect(metrics.lineHeight == 14 * 2400.0 / 2048)
    #expect(metrics.ascender == 14 * 1900.0 / 2048)
    #expect(metrics.descender == -14 * 500.0 / 2048)
  }

  @Test func weightsWithoutAFaceAreAssumedOrTheNext() {
    func metrics(_ weight: FontWeight) -> TextMetrics {
      measure("Save", Font(size: 14, weight: weight), .roboto)
    }
    #expect(metrics(.semibold) == metrics(.bold))
    #expect(metrics(.light).width == metrics(.regular).width)
    #expect(metrics(.light).confidence == .assumed)
    #expect(metrics(.heavy).confidence == .assumed)
  }
}
