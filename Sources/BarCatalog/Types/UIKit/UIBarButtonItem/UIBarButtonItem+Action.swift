// Part 6: whom a tap tells.
extension Property where Owner == UIBarButtonItem {
  @inlinable package static var action: Of<Name?> {
    .init(
      "The selector that a tap sends.",
      default: .value(nil),
      ios: .from(2),
      support: .mdc(documented: .readOnce, actual: .observed),
      constraint:
        "Ignored if there is a `primaryAction` or a `customView`.",
      difference:
        "The ButtonBar README says to set the items again after a change; the code reads the action at each tap.",
      source:
        "UIKit/UIBarButtonItem.h action; components/ButtonBar/src/MDCButtonBar.m didTapButton:event:"
    )
  }

  @inlinable package static var target: Of<Name?> {
    .init(
      "The receiver of the action: `self`, a name, or whichever object in the responder chain responds.",
      default: .value(nil),
      ios: .from(2),
      support: .mdc(documented: .readOnce, actual: .observed),
      constraint:
        "Ignored if there is a `primaryAction` or a `customView`.",
      difference:
        "The ButtonBar README says to set the items again after a change; the code reads the target at each tap.",
      source:
        "UIKit/UIBarButtonItem.h target; components/ButtonBar/src/MDCButtonBar.m didTapButton:event:"
    )
  }

  @inlinable package static var segue: Of<Element<Segue>?> {
    .init(
      "The screen that a tap leads to.",
      default: .value(nil),
      traits: [.language],
      source: "Xcode storyboards: segues of a bar button item")
  }

  @inlinable package static var buttonGroup: Of<Element<UIBarButtonItemGroup>?> {
    .init(
      "The group that the item is in.",
      default: .value(nil),
      ios: .from(9),
      support: .mdc(documented: .unknown, actual: .ignored).on(
        .uiToolbar, documented: .unknown, actual: .unknown),
      traits: [.unwritable],
      instead: "the toolkit sets it; write the item into a group's `barButtonItems`",
      source: "UIKit/UIBarButtonItemGroup.h buttonGroup")
  }
}
