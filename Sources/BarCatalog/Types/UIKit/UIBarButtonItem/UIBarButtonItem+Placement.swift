// Part 5: how it shares a bar with other items.
extension Property where Owner == UIBarButtonItem {
  @inlinable package static var visibilityPriority: Of<UIBarButtonItemVisibilityPriority> {
    .init(
      "Which items stay when not all of them fit.",
      default: .value(.standard),
      ios: .from(27),
      support: .mdc(documented: .unknown, actual: .ignored).on(
        .uiToolbar, documented: .unknown, actual: .unknown),
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitem/visibilitypriority")
  }

  @inlinable package static var isPaddingRemoved: Of<Bool> {
    .init(
      "Removes the padding that a bar adds around the item.",
      default: .value(false),
      ios: .from(27),
      support: .mdc(documented: .unknown, actual: .ignored),
      objectiveC: "paddingRemoved",
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitem/ispaddingremoved")
  }

  @inlinable package static var axisBehavior: Of<UIBarButtonItemAxisBehavior> {
    .init(
      "Whether the item may move to a vertical bar, if the system has one.",
      default: .value(.automatic),
      ios: .from(27, 1),
      support: .mdc(documented: .unknown, actual: .ignored),
      constraint:
        "With `horizontalOnly`, the item is left out if no horizontal bar is on screen.",
      source:
        "https://developer.apple.com/documentation/uikit/uibarbuttonitem/axisbehavior-swift.property"
    )
  }

  @inlinable package static var menuRepresentation: Of<Element<MenuElement>?> {
    .init(
      "What represents the item in an overflow menu.",
      default: .value(nil),
      ios: .from(16),
      support: .mdc(documented: .unknown, actual: .ignored).on(
        .uiToolbar, documented: .unknown, actual: .unknown),
      constraint:
        "Without it, an item appears in the overflow menu with its menu and action; an item with a `customView` does not appear.",
      source: "UIKit/UIBarButtonItem.h")
  }

  @inlinable package static var hidesSharedBackground: Of<Bool> {
    .init(
      "Shows the item without the glass that it would share.",
      default: .value(false),
      ios: .from(26),
      support: .mdc(documented: .unknown, actual: .ignored),
      constraint:
        "Ignored in a group of several items.",
      source:
        "https://developer.apple.com/documentation/uikit/uibarbuttonitem/hidessharedbackground")
  }

  @inlinable package static var sharesBackground: Of<Bool> {
    .init(
      "Whether neighboring items may share glass with the item.",
      default: .value(true),
      ios: .from(26),
      support: .mdc(documented: .unknown, actual: .ignored),
      constraint:
        "Ignored in a group of several items.",
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitem/sharesbackground")
  }

  @inlinable package static var identifier: Of<Name?> {
    .init(
      "Items with the same identifier morph into each other between screens.",
      default: .value(nil),
      ios: .from(26),
      support: .mdc(documented: .unknown, actual: .ignored),
      source: "UIKit/UIBarButtonItem.h")
  }

  @inlinable package static var badge: Of<Element<Badge>?> {
    .init(
      "A small badge on the button: a number, a word or a dot.",
      default: .value(nil),
      ios: .from(26),
      support: .mdc(documented: .unknown, actual: .ignored),
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitembadge")
  }
}
