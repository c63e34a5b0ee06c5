// Part 7: how the bar looks while it shows the item.
extension Property where Owner == UINavigationItem {
  @inlinable package static var standardAppearance: Of<Element<UINavigationBarAppearance>?> {
    .init(
      "The look of the bar at its usual height while the item is on top.",
      default: .value(nil),
      ios: .from(13),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "It comes before the bar's own and counts whole; nothing is merged. From iOS 26 on Apple advises against any background.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var compactAppearance: Of<Element<UINavigationBarAppearance>?> {
    .init(
      "The look of a low bar while the item is on top.",
      default: .value(nil),
      ios: .from(13),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "It comes before the bar's own and counts whole; nothing is merged. From iOS 26 on Apple advises against any background.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var scrollEdgeAppearance: Of<Element<UINavigationBarAppearance>?> {
    .init(
      "The look of the bar while content ends below it.",
      default: .value(nil),
      ios: .from(13),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "It comes before the bar's own and counts whole; nothing is merged. From iOS 26 on Apple advises against any background.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var compactScrollEdgeAppearance: Of<Element<UINavigationBarAppearance>?>
  {
    .init(
      "The look of a low bar while content ends below it.",
      default: .value(nil),
      ios: .from(15),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "It comes before the bar's own and counts whole; nothing is merged. From iOS 26 on Apple advises against any background.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var navigationBarMinimization: Of<Element<BarMinimization>> {
    .init(
      "How the bar gives way while people scroll.",
      default: .computed("automatic in all three respects"),
      ios: .from(27),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "`atScrollEdge` counts only with `onScrollDown`; a search bar in the middle of the bar brings it along.",
      source:
        "UIKit/UIBarMinimization.h; https://developer.apple.com/documentation/uikit/uinavigationitem/navigationbarminimization-1kj9z"
    )
  }

  @inlinable package static var verticalBarCompressionBehavior: Of<UIVerticalBarCompressionBehavior>
  {
    .init(
      "What gives way first where the tab bar shares a vertical bar.",
      default: .value(.automatic),
      ios: .from(27, 1),
      support: .navigation(documented: .unknown, actual: .ignored),
      source:
        "https://developer.apple.com/documentation/uikit/uinavigationitem/verticalbarcompressionbehavior"
    )
  }
}
