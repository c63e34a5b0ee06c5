/// The model of one button, space or custom view in a bar.
///
/// Support is that of `items` of each bar; a host that embeds another one has that one's answer.
@usableFromInline package enum UIBarButtonItem: BarObject {}

// Part 1: what a button is made of, and what a tap opens.
extension Property where Owner == UIBarButtonItem {
  @inlinable package static var systemItem: Of<UIBarButtonItemSystemItem?> {
    .init(
      "A button whose title or image the system chooses; it can only be given when the item is made.",
      default: .value(nil),
      ios: .from(2),
      support: .mdc(documented: .unsupported, actual: .unsupported),
      traits: [.language],
      constraint:
        "Beside a `primaryAction` it keeps its own title and image.",
      difference:
        "The ButtonBar README calls system items unsupported; a debug build of Material asserts, a release build shows a blank button.",
      source:
        "UIKit/UIBarButtonItem.h init(barButtonSystemItem:target:action:); components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m viewForItem:"
    )
  }

  @inlinable package static var space: Of<Length<SpaceKeyword>?> {
    .init(
      "Empty room in place of a button: a number of points, or whatever is left.",
      default: .value(nil),
      ios: .from(14),
      support: .mdc(documented: .unknown, actual: .unsupported),
      traits: [.language],
      bounds: .atLeast(0),
      difference:
        "Material's documents do not mention spaces; its code most likely takes them for system items, which it does not support.",
      source:
        "UIKit/UIBarButtonItem.h fixedSpace(_:), flexibleSpace(); components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m"
    )
  }

  @inlinable package static var customView: Of<Element<ViewDescription>?> {
    .init(
      "A view that stands where the button would; title, image and action are then left out.",
      default: .value(nil),
      ios: .from(2),
      support: .mdc(documented: .unknown, actual: .readOnce),
      constraint:
        "Beside it neither title, image, style nor action count. An overflow menu has no entry for it without `menuRepresentation`.",
      difference:
        "The ButtonBar README does not mention custom views; Material shows them, and the item then answers a placeholder.",
      source:
        "UIKit/UIBarButtonItem.h customView; components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m"
    )
  }

  @inlinable package static var primaryAction: Of<Element<MenuElement>?> {
    .init(
      "What a tap does, as an object whose title and image the item takes over.",
      default: .value(nil),
      ios: .from(14),
      support: .mdc(documented: .unknown, actual: .observed),
      constraint:
        "It comes before `action` and `target`. Title and image are set after it, to replace what it brings.",
      difference:
        "Material's documents do not mention it; its code observes it.",
      source:
        "UIKit/UIBarButtonItem.h primaryAction; components/ButtonBar/src/MDCButtonBar.m setItems:")
  }

  @inlinable package static var menu: Of<Element<MenuElement>?> {
    .init(
      "A menu that opens on a tap, or on a long press where a tap does something else.",
      default: .value(nil),
      ios: .from(14),
      support: .mdc(documented: .unknown, actual: .observed),
      constraint:
        "Without a `primaryAction` a Material button opens it on a tap and sends no `action`.",
      difference:
        "Material's documents do not mention it; its code observes it.",
      source: "UIKit/UIBarButtonItem.h menu; components/ButtonBar/src/MDCButtonBar.m setItems:")
  }

  @inlinable package static var preferredMenuElementOrder:
    Of<UIContextMenuConfigurationElementOrder>
  {
    .init(
      "How the entries of the menu are sorted; the default is the one of UIButton.",
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
