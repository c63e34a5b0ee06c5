// Part 5: how it shares a bar with other items.
extension Property where Owner == UIBarButtonItem {
  @inlinable package static var visibilityPriority: Of<UIBarButtonItemVisibilityPriority> {
    .init(
      "Which items are kept when there is no room for all.",
      default: .value(.standard),
      ios: .from(27),
      support: .mdc(documented: .unknown, actual: .ignored).on(
        .uiToolbar, documented: .unknown, actual: .unknown),
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitem/visibilitypriority")
  }

  @inlinable package static var isPaddingRemoved: Of<Bool> {
    .init(
      "Takes away the room that a bar puts around the item.",
      default: .value(false),
      ios: .from(27),
      support: .mdc(documented: .unknown, actual: .ignored),
      objectiveC: "paddingRemoved",
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitem/ispaddingremoved")
  }

  @inlinable package static var axisBehavior: Of<UIBarButtonItemAxisBehavior> {
    .init(
      "Whether the item may move to a vertical bar where the system has one.",
      default: .value(.automatic),
      ios: .from(27, 1),
      support: .mdc(documented: .unknown, actual: .ignored),
      constraint:
        "With `horizontalOnly` the item is left out where no horizontal bar is on screen.",
      source:
        "https://developer.apple.com/documentation/uikit/uibarbuttonitem/axisbehavior-swift.property"
    )
  }

  @inlinable package static var menuRepresentation: Of<Element<MenuElement>?> {
    .init(
      "What stands for the item in an overflow menu.",
      default: .value(nil),
      ios: .from(16),
      support: .mdc(documented: .unknown, actual: .ignored).on(
        .uiToolbar, documented: .unknown, actual: .unknown),
      constraint:
        "Without it an item brings its menu and action there, and one with a `customView` nothing.",
      source: "UIKit/UIBarButtonItem.h")
  }

  @inlinable package static var hidesSharedBackground: Of<Bool> {
    .init(
      "Shows the item without the glass that it would share.",
      default: .value(false),
      ios: .from(26),
      support: .mdc(documented: .unknown, actual: .ignored),
      constraint:
        "In a group of several items it does not count.",
      source:
        "https://developer.apple.com/documentation/uikit/uibarbuttonitem/hidessharedbackground")
  }

  @inlinable package static var sharesBackground: Of<Bool> {
    .init(
      "Whether neighbours may share one glass with the item.",
      default: .value(true),
      ios: .from(26),
      support: .mdc(documented: .unknown, actual: .ignored),
      constraint:
        "In a group of several items it does not count.",
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitem/sharesbackground")
  }

  @inlinable package static var identifier: Of<Name?> {
    .init(
      "Items of the same identifier turn into each other between screens.",
      default: .value(nil),
      ios: .from(26),
      support: .mdc(documented: .unknown, actual: .ignored),
      source: "UIKit/UIBarButtonItem.h")
  }

  @inlinable package static var badge: Of<Element<Badge>?> {
    .init(
      "A small mark on the button: a number, a word or a dot.",
      default: .value(nil),
      ios: .from(26),
      support: .mdc(documented: .unknown, actual: .ignored),
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitembadge")
  }
}
