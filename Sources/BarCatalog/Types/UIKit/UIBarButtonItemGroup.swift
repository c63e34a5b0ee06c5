/// Items that stay together and can be replaced by one of them where room is short.
@usableFromInline package enum UIBarButtonItemGroup: BarObject {}

extension Property where Owner == UIBarButtonItemGroup {
  @inlinable package static var barButtonItems: Of<List<Element<UIBarButtonItem>>> {
    .init(
      "The items of the group.",
      default: .computed("what the group was made with"),
      ios: .from(9),
      constraint:
        "An item that is in another group leaves that one.",
      source: "UIKit/UIBarButtonItemGroup.h")
  }

  @inlinable package static var representativeItem: Of<Element<UIBarButtonItem>?> {
    .init(
      "The one item that stands for all of them where they do not fit.",
      default: .value(nil),
      ios: .from(9),
      constraint:
        "Without it the group never shrinks to one item. An item is a member of one group or stands for one, not both.",
      source: "UIKit/UIBarButtonItemGroup.h")
  }

  @inlinable package static var isDisplayingRepresentativeItem: Of<Bool> {
    .init(
      "Whether the one item is shown now.",
      default: .computed("whether the items did not fit"),
      ios: .from(9),
      traits: [.unwritable],
      instead: "the toolkit answers it; write `representativeItem`",
      objectiveC: "displayingRepresentativeItem",
      source: "UIKit/UIBarButtonItemGroup.h")
  }

  @inlinable package static var alwaysAvailable: Of<Bool> {
    .init(
      "Keeps the items within reach of the overflow menu where people take the group out of the bar.",
      default: .value(false),
      ios: .from(16),
      constraint:
        "It has no effect in an app with the idiom of a Mac.",
      source: "UIKit/UIBarButtonItemGroup.h")
  }

  @inlinable package static var menuRepresentation: Of<Element<MenuElement>?> {
    .init(
      "What stands for the group in an overflow menu.",
      default: .value(nil),
      ios: .from(16),
      source: "UIKit/UIBarButtonItemGroup.h")
  }

  @inlinable package static var isHidden: Of<Bool> {
    .init(
      "Leaves the group out of its bar.",
      default: .value(false),
      ios: .from(16),
      objectiveC: "hidden",
      source: "UIKit/UIBarButtonItemGroup.h")
  }
}

extension UIBarButtonItemGroup {
  @inlinable package static var shortForm: ShortForm {
    ShortForm(sequence: id(.barButtonItems))
  }
}
