// Part 5: large titles and the style of the bar.
extension Property where Owner == UINavigationItem {
  @inlinable package static var largeTitleDisplayMode: Of<UINavigationItemLargeTitleDisplayMode> {
    .init(
      "Whether the title is large.",
      default: .value(.automatic),
      ios: .from(11),
      support: .navigation(documented: .observed, actual: .ignored),
      constraint:
        "Used only if the bar has `prefersLargeTitles`.",
      difference:
        "Material's documents promise every usual property except `prompt`; the code follows eight other properties.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var style: Of<UINavigationItemStyle> {
    .init(
      "The layout that the bar uses for the item.",
      default: .value(.navigator),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      source: "UIKit/UINavigationItem.h")
  }
}
