/// An action or a menu: an entry with children is a menu.
@usableFromInline package enum MenuElement: BarObject {}

extension Property where Owner == MenuElement {
  @inlinable package static var title: Of<Text?> {
    .init(
      "The title of the entry.",
      default: .value(nil),
      source: "UIKit/UIMenu.h")
  }

  @inlinable package static var subtitle: Of<Text?> {
    .init(
      "A second line.",
      default: .value(nil),
      ios: .from(15),
      source: "UIKit/UIMenu.h")
  }

  @inlinable package static var image: Of<Element<ImageReference>?> {
    .init(
      "The icon of the entry.",
      default: .value(nil),
      source: "UIKit/UIMenu.h")
  }

  @inlinable package static var identifier: Of<Name?> {
    .init(
      "An identifier to find the entry by.",
      default: .value(nil),
      source: "UIKit/UIAction.h")
  }

  @inlinable package static var handler: Of<Name?> {
    .init(
      "What the app does when the user chooses the entry, by name.",
      default: .value(nil),
      source: "UIKit/UIAction.h")
  }

  @inlinable package static var attributes: Of<Options<MenuElementAttribute>> {
    .init(
      "How the entry is shown.",
      default: .value(.none),
      source: "UIKit/UIMenuElement.h")
  }

  @inlinable package static var state: Of<MenuElementState> {
    .init(
      "The check mark of the entry.",
      default: .value(.off),
      source: "UIKit/UIMenuElement.h")
  }

  @inlinable package static var options: Of<Options<MenuOption>> {
    .init(
      "How the menu is shown.",
      default: .value(.none),
      source: "UIKit/UIMenu.h")
  }

  @inlinable package static var children: Of<List<Element<MenuElement>>?> {
    .init(
      "The entries of a menu.",
      default: .value(nil),
      source: "UIKit/UIMenu.h")
  }
}

extension MenuElement {
  @inlinable package static var shortForm: ShortForm {
    ShortForm(sequence: id(.children))
  }
}
