import BarCatalog
import Testing

@Suite struct ContrastTests {
  /// Ratios that tools for web pages answer, too.
  @Test(arguments: [
    (0x0000_00FF, 0xFFFF_FFFF, 21.0), (0xFFFF_FFFF, 0x0000_00FF, 21),
    (0x7676_76FF, 0xFFFF_FFFF, 4.54),
    (0x7777_77FF, 0xFFFF_FFFF, 4.47), (0xFF00_00FF, 0xFFFF_FFFF, 3.99),
    (0x0000_FFFF, 0x0000_00FF, 2.44), (0x8080_80FF, 0x8080_80FF, 1),
  ])
  func ratiosAreThoseOfWebPages(color: UInt32, background: UInt32, ratio: Double) {
    #expect(Color.contrast(of: color, on: background) == ratio)
  }

  /// A ratio that rounds up to a bound does not reach it.
  @Test func ratiosAreCut() {
    #expect(Color.contrast(of: 0x7777_77FF, on: 0xFFFF_FFFF) < 4.48)
  }

  @Test func transparentColorsAreMixedWithWhatIsBehind() {
    #expect(Color.mix(0x0000_0080, over: 0xFFFF_FFFF) == 0x7F7F_7FFF)
    #expect(Color.mix(0xFF00_0000, over: 0x1234_56FF) == 0x1234_56FF)
    #expect(Color.mix(0xFF80_40FF, over: 0x1234_56FF) == 0xFF80_40FF)
    #expect(
      Color.contrast(of: 0x0000_008A, on: 0xFFFF_FFFF)
        == Color.contrast(of: 0x7575_75FF, on: 0xFFFF_FFFF))
    #expect(Color.contrast(of: 0x0000_0000, on: 0xFFFF_FFFF) == 1)
  }

  /// Of the system's colors those are known that text and backgrounds have; a tint is what the system makes it.
  @Test(
    arguments: [
      (SystemColor.label, 0x0000_00FF, 0xFFFF_FFFF), (.systemBackground, 0xFFFF_FFFF, 0x0000_00FF),
      (.secondarySystemGroupedBackground, 0xFFFF_FFFF, 0x1C1C_1EFF), (.systemBlue, nil, nil),
      (.red, 0xFF00_00FF, 0xFF00_00FF),
    ] as [(SystemColor, UInt32?, UInt32?)])
  func systemColorsAreKnownInBothAppearances(color: SystemColor, light: UInt32?, dark: UInt32?) {
    #expect(Color.dynamic(color).components(isDark: false) == light)
    #expect(Color.dynamic(color).components(isDark: true) == dark)
  }

  /// In a sheet dark backgrounds are lighter than those below it.
  @Test func backgroundsAreElevated() {
    let background = Color.dynamic(.systemBackground)
    #expect(background.components(isDark: true, isElevated: true) == 0x1C1C_1EFF)
    #expect(background.components(isDark: false, isElevated: true) == 0xFFFF_FFFF)
  }
}
