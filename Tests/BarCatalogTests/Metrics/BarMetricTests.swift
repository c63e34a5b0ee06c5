import BarCatalog
import Testing

/// The figures of UIKit's bars, and where each holds.
@Suite struct BarMetricTests {
  static func surroundings(
    look: UInt32 = 18, _ idiom: Idiom = .phone, _ horizontal: SizeClass = .compact,
    _ vertical: SizeClass = .regular, isSheet: Bool = false, width: Double = 390,
    safeArea: Insets = Insets(top: 47, left: 0, bottom: 34, right: 0)
  ) -> MetricSurroundings {
    MetricSurroundings(
      look: look, idiom: idiom, horizontalSizeClass: horizontal, verticalSizeClass: vertical,
      isSheet: isSheet, width: width, safeArea: safeArea)
  }

  @Test(arguments: BarMetric.allCases) func everyFigureHasASourceAndSomeFigureHolds(
    metric: BarMetric
  ) throws {
    for row in metric.rows { #expect(row.source.utf8CodeUnitCount > 10) }
    let last = try #require(metric.rows.last).condition
    for look: UInt32 in [26, 99] { #expect(last.holds(in: Self.surroundings(look: look, .pad))) }
    for look: UInt32 in [0, 11, 18, 26, 99] {
      for idiom in [Idiom.phone, .pad] {
        for vertical in [SizeClass.compact, .regular] {
          for width in [0.0, 402, .infinity] {
            let surroundings = Self.surroundings(
              look: look, idiom, .compact, vertical, width: width)
            #expect(metric.rows.contains { $0.condition.holds(in: surroundings) })
          }
        }
      }
    }
  }

  /// Measured heights, and the guess that stands where nobody measured.
  @Test func heightOfNavigationBars() {
    func height(_ surroundings: MetricSurroundings) -> Figure {
      BarMetric.navigationBarHeight.figure(in: surroundings)
    }
    #expect(height(Self.surroundings()) == Figure(44, .exact))
    #expect(height(Self.surroundings(look: 18, .phone, .compact, .compact)) == Figure(32, .exact))
    #expect(height(Self.surroundings(look: 18, .phone, .regular, .compact)) == Figure(44, .exact))
    #expect(height(Self.surroundings(.pad, .regular)) == Figure(50, .exact))
    #expect(height(Self.surroundings(look: 11, .pad, .regular)) == Figure(44, .exact))
    #expect(height(Self.surroundings(isSheet: true)) == Figure(56, .exact))
    #expect(height(Self.surroundings(look: 12, isSheet: true)) == Figure(44, .exact))
    #expect(height(Self.surroundings(look: 26)) == Figure(54, .exact))
    #expect(height(Self.surroundings(look: 26, .pad, .regular)) == Figure(54, .estimate))
    #expect(
      height(Self.surroundings(look: 27, .phone, .compact, .compact)) == Figure(54, .estimate))
    #expect(height(Self.surroundings(look: 26, isSheet: true)) == Figure(54, .assumed))
  }

  @Test(arguments: [
    (320.0, 16.0, Confidence.exact), (375, 16, .exact), (390, 16, .exact), (393, 16, .assumed),
    (402, 16, .assumed), (414, 20, .exact), (430, 20, .exact), (736, 20, .exact),
    (1366, 20, .exact),
  ]) func marginFollowsTheWidth(width: Double, margin: Double, confidence: Confidence) {
    let figure = BarMetric.navigationBarMargin.figure(in: Self.surroundings(width: width))
    #expect(figure == Figure(margin, confidence))
  }

  @Test func barIsHigherOnlyOnPhonesWithAnInsetOf59() {
    func raise(_ top: Double, look: UInt32 = 18) -> Double {
      BarMetric.navigationBarRaise.figure(
        in: Self.surroundings(
          look: look, .phone, .compact, .regular,
          safeArea: Insets(top: top, left: 0, bottom: 34, right: 0))
      ).value
    }
    #expect(abs(59 - raise(59) - 53.667) < 0.001)
    #expect(raise(47) == 0)
    #expect(raise(62) == 0)
    #expect(raise(59, look: 26) == 0)
  }
}
