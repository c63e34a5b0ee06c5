/// The model of one button, space or custom view in a bar.
///
/// Support is that of `items` of each bar; a host that embeds another one has that one's answer.
@usableFromInline package enum UIBarButtonItem: BarObject {}

// Part 1: what a button is made of, and what a tap opens.
extension Property where Owner == UIBarButtonItem {
  @inlinable package static var systemItem: Of<UIBarButtonItemSystemItem?> {
    .init(
      "A button whose title or image the system provides; it can be set only when the item is created.",
      default: .value(nil),
      ios: .from(2),
      support: .mdc(documented: .unsupported, actual: .unsupported),
      traits: [.language],
      constraint:
        "With a `primaryAction`, it keeps its own title and image.",
      difference:
        "The ButtonBar README calls system items unsupported; Material asserts in debug builds and shows a blank button in release builds.",
      source:
        "UIKit/UIBarButtonItem.h init(barButtonSystemItem:target:action:); components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m viewForItem:"
    )
  }

  @inlinable package static var space: Of<Length<SpaceKeyword>?> {
    .init(
      "Empty space instead of a button: a number of points, or whatever is left.",
      default: .value(nil),
      ios: .from(14),
      support: .mdc(documented: .unknown, actual: .unsupported),
      traits: [.language],
      bounds: .atLeast(0),
      difference:
        "Material's documents do not mention spaces; its code most likely treats them as system items, which it does not support.",
      source:
        "UIKit/UIBarButtonItem.h fixedSpace(_:), flexibleSpace(); components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m"
    )
  }

  @inlinable package static var customView: Of<Element<ViewDescription>?> {
    .init(
      "A view shown instead of the button; title, image and action are then left out.",
      default: .value(nil),
      ios: .from(2),
      support: .mdc(documented: .unknown, actual: .readOnce),
      constraint:
        "With it, title, image, style and action are ignored. It has no entry in an overflow menu without `menuRepresentation`.",
      difference:
        "The ButtonBar README does not mention custom views; Material shows them, and the item then returns a placeholder.",
      source:
        "UIKit/UIBarButtonItem.h customView; components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m"
    )
  }

  @inlinable package static var primaryAction: Of<Element<MenuElement>?> {
    .init(
      "The action of a tap, as an object that provides the item's title and image.",
      default: .value(nil),
      ios: .from(14),
      support: .mdc(documented: .unknown, actual: .observed),
      constraint:
        "Overrides `action` and `target`. Set title and image after it to replace the ones it provides.",
      difference:
        "Material's documents do not mention it; the code observes it.",
      source:
        "UIKit/UIBarButtonItem.h primaryAction; components/ButtonBar/src/MDCButtonBar.m setItems:")
  }

  @inlinable package static var menu: Of<Element<MenuElement>?> {
    .init(
      "A menu that opens on a tap, or on a long press if a tap does something else.",
      default: .value(nil),
      ios: .from(14),
      support: .mdc(documented: .unknown, actual: .observed),
      constraint:
        "Without a `primaryAction`, a Material button opens it on a tap and sends no `action`.",
      difference:
        "Material's documents do not mention it; the code observes it.",
      source: "UIKit/UIBarButtonItem.h menu; components/ButtonBar/src/MDCButtonBar.m setItems:")
  }

  @inlinable package static var preferredMenuElementOrder:
    Of<UIContextMenuConfigurationElementOrder>
  {
    .init(
      "The order of the menu's entries; the default is that of UIButton.",
      default: .value(.automatic),
      ios: .from(16),
      support: .mdc(documented: .unknown, actual: .ignored),
      source: "UIKit/UIBarButtonItem.h")
  }

  @inlinable package static var changesSelectionAsPrimaryAction: Of<Bool> {
    .init(
      "Makes a tap toggle `isSelected`, or choose an entry of the menu.",
      default: .value(false),
      ios: .from(15),
      support: .mdc(documented: .unknown, actual: .ignored),
      source: "UIKit/UIBarButtonItem.h")
  }
}
