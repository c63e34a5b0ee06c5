import BarCatalog
import Testing

/// Where documents of the toolkits and their code are known to differ, the catalog says so at a property.
struct DifferenceTests {
  /// A known difference, and the property that it is told at.
  private struct Known: CustomTestStringConvertible, Sendable {
    let number: String
    let type: BarType
    let property: String
    /// Words that only the text about this difference has.
    let words: String

    init(_ number: String, _ type: BarType, _ property: String, _ words: String) {
      self.number = number
      self.type = type
      self.property = property
      self.words = words
    }

    var testDescription: String { number }
  }

  private static let known = [
    Known("D01", .uiBarButtonItem, "target", "at each tap"),
    Known("D02", .mdcButtonBar, "items", "observes eleven"),
    Known("D03", .mdcBottomAppBarView, "leadingBarButtonItems", "without title and image"),
    Known("D04", .uiBarButtonItem, "systemItem", "asserts in debug builds"),
    Known("D05", .uiNavigationItem, "backBarButtonItem", "follows eight other properties"),
    Known("D06", .mdcNavigationBar, "titleAlignment", "say `center`"),
    Known(
      "D07", .mdcAppBarViewController, "inferTopSafeAreaInsetFromViewController", "endless loop"),
    Known(
      "D08", .mdcFlexibleHeaderView, "observesTrackingScrollViewScrollEvents", "allows `hideable`"),
    Known("D09", .mdcAppBarViewController, "integration", "still exists"),
    Known("D10", .mdcFlexibleHeaderView, "minMaxHeightIncludesSafeArea", "end of 2018"),
    Known("D11", .uiBarButtonItem, "largeContentSizeImage", "only later changes"),
    Known("D12", .uiBarButtonItem, "title", "only the plain title"),
    Known("D13", .mdcBottomAppBarView, "floatingButtonElevation", "does not animate it"),
    Known(
      "D14", .mdcBottomAppBarView, "floatingButtonPosition",
      "which items the position shows or hides"),
    Known("D15", .mdcBottomAppBarView, "elevation", "are fixed"),
    Known("D16", .mdcButtonBar, "rippleColor", "colors ink"),
    Known("D17", .mdcAppBarNavigationController, "isNavigationBarHidden", "showing does"),
    Known("D18", .mdcAppBarViewController, "navigationBar", "has a parent"),
    Known("D19", .mdcHeaderStackView, "bottomBar", "adds both"),
    Known(
      "D20", .mdcFlexibleHeaderViewController, "isTopLayoutGuideAdjustmentEnabled",
      "only an app bar does so"),
    Known("D21", .screen, "buttonBar", "requires iOS 7"),
    Known("D22", .uiBarButtonItem, "width", "at every layout"),
    Known("D23", .uiBarButtonItem, "customView", "does not mention custom views"),
    Known("D24", .screen, "appBar", "all except `MDCBottomAppBarView`"),
    Known("D25", .mdcAppBarViewController, "theme", "older color and font themers"),
    Known(
      "D26", .mdcFlexibleHeaderViewController, "topLayoutGuideViewController", "even back to `nil`"),
  ]

  @Test func allAreNumbered() {
    #expect(
      Self.known.map(\.number)
        == (1...26).map { $0 < 10 ? "D0\($0)" : "D\($0)" })
  }

  @Test(arguments: known) private func isTold(known: Known) throws {
    let entry = try #require(known.type.entries.first { "\($0.name)" == known.property })
    #expect("\(entry.difference)".contains(known.words), "\(entry.difference)")
  }
}
