/// Items that stay together and can be replaced by a single item when space is short.
@usableFromInline package enum UIBarButtonItemGroup: BarObject {}

extension Property where Owner == UIBarButtonItemGroup {
  @inlinable package static var barButtonItems: Of<List<Element<UIBarButtonItem>>> {
    .init(
      "The items of the group.",
      default: .computed("the items that the group was created with"),
      ios: .from(9),
      constraint:
        "Adding an item that is in another group removes it from that group.",
      source: "UIKit/UIBarButtonItemGroup.h")
  }

  @inlinable package static var representativeItem: Of<Element<UIBarButtonItem>?> {
    .init(
      "The single item that replaces the others when they do not fit.",
      default: .value(nil),
      ios: .from(9),
      constraint:
        "Without it, the group never collapses to a single item. An item is a member or the representative of one group, not both.",
      source: "UIKit/UIBarButtonItemGroup.h")
  }

  @inlinable package static var isDisplayingRepresentativeItem: Of<Bool> {
    .init(
      "Whether the representative item is shown now.",
      default: .computed("whether the items did not fit"),
      ios: .from(9),
      traits: [.unwritable],
      instead: "the toolkit computes it; write `representativeItem`",
      objectiveC: "displayingRepresentativeItem",
      source: "UIKit/UIBarButtonItemGroup.h")
  }

  @inlinable package static var alwaysAvailable: Of<Bool> {
    .init(
      "Keeps the items available in the overflow menu when the user takes the group out of the bar.",
      default: .value(false),
      ios: .from(16),
      constraint:
        "It has no effect in an app with the Mac idiom.",
      source: "UIKit/UIBarButtonItemGroup.h")
  }

  @inlinable package static var menuRepresentation: Of<Element<MenuElement>?> {
    .init(
      "What represents the group in an overflow menu.",
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
