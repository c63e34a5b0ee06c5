/// When a figure of UIKit's bars holds: all that is given has to be so.
package struct MetricCondition: Sendable {
  /// Releases of iOS whose look the app has, both ends included.
  package var first: UInt32 = 0
  package var last: UInt32 = .max
  /// The first release of iOS that runs the app, whatever it was built for.
  package var firstRunning: UInt32 = 0
  package var idiom: Idiom?
  package var horizontalSizeClass: SizeClass?
  package var verticalSizeClass: SizeClass?
  package var isSheet: Bool?
  /// The width of the bar in points: at least this.
  package var minimumWidth: Double?
  /// The width of the bar in points: less than this.
  package var widthLimit: Double?
  /// Whether the window has a safe area at a side.
  package var hasSideInset: Bool?
  /// Whether the window has a safe area at the bottom.
  package var hasBottomInset: Bool?
  /// The safe area at the top, in points.
  package var topInset: Double?

  package static var always: MetricCondition { MetricCondition() }
  /// The looks of releases from one to another, both included.
  package static func ios(_ releases: ClosedRange<UInt32>) -> MetricCondition {
    var condition = MetricCondition()
    condition.first = releases.lowerBound
    condition.last = releases.upperBound
    return condition
  }
  /// The looks of releases from one on.
  package static func ios(_ releases: PartialRangeFrom<UInt32>) -> MetricCondition {
    var condition = MetricCondition()
    condition.first = releases.lowerBound
    return condition
  }
  /// Releases that run the app, from one on.
  package static func running(_ releases: PartialRangeFrom<UInt32>) -> MetricCondition {
    var condition = MetricCondition()
    condition.firstRunning = releases.lowerBound
    return condition
  }

  package var phone: MetricCondition { with { $0.idiom = .phone } }
  package var pad: MetricCondition { with { $0.idiom = .pad } }
  package var narrow: MetricCondition { with { $0.horizontalSizeClass = .compact } }
  package var low: MetricCondition { with { $0.verticalSizeClass = .compact } }
  package var high: MetricCondition { with { $0.verticalSizeClass = .regular } }
  package var sheet: MetricCondition { with { $0.isSheet = true } }
  package var noSheet: MetricCondition { with { $0.isSheet = false } }
  package func sideInset(_ exists: Bool) -> MetricCondition { with { $0.hasSideInset = exists } }
  package func bottomInset(_ exists: Bool) -> MetricCondition {
    with { $0.hasBottomInset = exists }
  }
  package func topInset(_ points: Double) -> MetricCondition { with { $0.topInset = points } }
  /// Bars of at least a width.
  package func width(from points: Double) -> MetricCondition { with { $0.minimumWidth = points } }
  /// Bars that are narrower than a width.
  package func width(below points: Double) -> MetricCondition { with { $0.widthLimit = points } }

  package func holds(in surroundings: MetricSurroundings) -> Bool {
    let safeArea = surroundings.safeArea
    return first <= surroundings.look && surroundings.look <= last
      && firstRunning <= surroundings.release
      && (idiom.map { $0 == surroundings.idiom } ?? true)
      && (horizontalSizeClass.map { $0 == surroundings.horizontalSizeClass } ?? true)
      && (verticalSizeClass.map { $0 == surroundings.verticalSizeClass } ?? true)
      && (isSheet.map { $0 == surroundings.isSheet } ?? true)
      && (minimumWidth.map { surroundings.width >= $0 } ?? true)
      && (widthLimit.map { surroundings.width < $0 } ?? true)
      && (hasSideInset.map { $0 == (max(safeArea.left, safeArea.right) > 0) } ?? true)
      && (hasBottomInset.map { $0 == (safeArea.bottom > 0) } ?? true)
      && (topInset.map { $0 == safeArea.top } ?? true)
  }

  private func with(_ change: (inout MetricCondition) -> Void) -> MetricCondition {
    var copy = self
    change(&copy)
    return copy
  }
}
