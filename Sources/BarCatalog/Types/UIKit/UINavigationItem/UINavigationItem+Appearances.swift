// Part 7: how the bar looks while it shows the item.
extension Property where Owner == UINavigationItem {
  @inlinable package static var standardAppearance: Of<Element<UINavigationBarAppearance>?> {
    .init(
      "The appearance of the bar at standard height while the item is on top.",
      default: .value(nil),
      ios: .from(13),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "Overrides the bar's own appearance as a whole; nothing is merged. From iOS 26, Apple advises against any background.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var compactAppearance: Of<Element<UINavigationBarAppearance>?> {
    .init(
      "The appearance of a compact-height bar while the item is on top.",
      default: .value(nil),
      ios: .from(13),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "Overrides the bar's own appearance as a whole; nothing is merged. From iOS 26, Apple advises against any background.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var scrollEdgeAppearance: Of<Element<UINavigationBarAppearance>?> {
    .init(
      "The appearance of the bar while the edge of the content is at the bar.",
      default: .value(nil),
      ios: .from(13),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "Overrides the bar's own appearance as a whole; nothing is merged. From iOS 26, Apple advises against any background.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var compactScrollEdgeAppearance: Of<Element<UINavigationBarAppearance>?>
  {
    .init(
      "The appearance of a compact-height bar while the edge of the content is at the bar.",
      default: .value(nil),
      ios: .from(15),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "Overrides the bar's own appearance as a whole; nothing is merged. From iOS 26, Apple advises against any background.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var navigationBarMinimization: Of<Element<BarMinimization>> {
    .init(
      "How the bar minimizes while the user scrolls.",
      default: .computed("automatic in all three respects"),
      ios: .from(27),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "`atScrollEdge` works only with `onScrollDown`; with a search bar in the middle of the bar, the system uses it by itself.",
      source:
        "UIKit/UIBarMinimization.h; https://developer.apple.com/documentation/uikit/uinavigationitem/navigationbarminimization-1kj9z"
    )
  }

  @inlinable package static var verticalBarCompressionBehavior: Of<UIVerticalBarCompressionBehavior>
  {
    .init(
      "What collapses first if the tab bar shares a vertical bar.",
      default: .value(.automatic),
      ios: .from(27, 1),
      support: .navigation(documented: .unknown, actual: .ignored),
      source:
        "https://developer.apple.com/documentation/uikit/uinavigationitem/verticalbarcompressionbehavior"
    )
  }
}
