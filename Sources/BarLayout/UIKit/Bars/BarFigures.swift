import BarCatalog

/// All figures of UIKit's bars in one environment, looked up once.
package struct BarFigures: Sendable {
  private let figures: [Figure]
  private let surroundings: MetricSurroundings

  package init(_ environment: LayoutEnvironment) {
    let surroundings = MetricSurroundings(
      look: environment.look.major, release: environment.os.major, idiom: environment.idiom,
      horizontalSizeClass: environment.horizontalSizeClass,
      verticalSizeClass: environment.verticalSizeClass, isSheet: environment.isSheet,
      width: environment.size.width, safeArea: environment.safeArea)
    self.surroundings = surroundings
    figures = BarMetric.allCases.map { $0.figure(in: surroundings) }
  }

  subscript(metric: BarMetric) -> Figure { figures[Int(metric.rawValue)] }

  /// The margin of a navigation bar, which is another one if the bar is not as wide as the window.
  func margin(ofNavigationBar width: Double, _ safeArea: Insets) -> Figure {
    if width == surroundings.width, safeArea.left == surroundings.safeArea.left,
      safeArea.right == surroundings.safeArea.right
    {
      return self[.navigationBarMargin]
    }
    var surroundings = surroundings
    surroundings.width = width
    surroundings.safeArea = safeArea
    return BarMetric.navigationBarMargin.figure(in: surroundings)
  }

  /// Whether items stand on glass.
  var hasGlass: Bool { surroundings.look >= 26 }
}
