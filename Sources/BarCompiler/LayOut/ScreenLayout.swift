package import BarCatalog
package import BarLayout

/// Where everything on a screen is, in every environment that it is laid out for.
package struct ScreenLayout: Sendable {
  /// The head of the screen's element on the stage's tape, whose headers hold all that is set on them.
  package let head: Int32
  /// The screen's bars, in the order in which a screen lists them.
  package let bars: [ResolvedBar]
  /// One layout for each bar and distinct geometry, bars in their order.
  package let layouts: [LaidOutBar]
}

/// A bar whose element holds all that is set on it, copied properties included.
package struct ResolvedBar: Sendable {
  package let kind: BarKind
  /// The head of the bar's element on the stage's tape.
  package let head: Int32
  /// The surroundings in which it is laid out, at least one.
  var surroundings: [BarSurroundings]
}

/// One bar as it is in some environments.
package struct LaidOutBar: Sendable {
  /// The index of the bar in the screen's layout.
  package let bar: Int
  /// The flows in which it is so; empty for a screen that no flow shows.
  package var surroundings: [Surrounding]
  /// Indexes of environments, in ascending order.
  package var environments: [Int32]
  /// The bar's views: the same ones, in the same order, in every layout of the bar.
  package let views: [LaidOutView]
  /// The outline of the bar's surface; empty if it is a rectangle.
  package let outline: [PathElement]
  /// What a header does besides showing itself; nothing of any other bar.
  package let header: HeaderLayout?
  /// What a bar of UIKit takes its look from; nothing of any other bar.
  package let source: BarSource?
  /// What of the look shows in these environments.
  package let look: DrawnLook?
  /// The lowest of the facts that the frames rest on.
  package var confidence: Confidence
}
