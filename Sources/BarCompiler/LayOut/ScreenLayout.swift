package import BarCatalog
package import BarLayout

/// Where everything on a screen is, in every environment that it is laid out for.
package struct ScreenLayout: Sendable {
  /// One layout for each bar and distinct geometry, bars in the order of the screen.
  package let layouts: [LaidOutBar]
}

/// One bar as it is in some environments.
package struct LaidOutBar: Sendable {
  /// The index of the bar in its screen.
  package let bar: Int
  /// Indexes of environments, in ascending order.
  package var environments: [Int32]
  /// The bar's views: the same ones, in the same order, in every layout of the bar.
  package let views: [LaidOutView]
  /// The lowest of the facts that the frames rest on.
  package var confidence: Confidence
}
