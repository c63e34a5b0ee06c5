// Part 2: what is written and drawn on it, most of which is declared by `UIBarItem`.
extension Property where Owner == UIBarButtonItem {
  @inlinable package static var title: Of<Text?> {
    .init(
      "The title of the button. If there is an image too, UIKit keeps the title for menus and VoiceOver; Material shows both.",
      default: .value(nil),
      ios: .from(2),
      support: .mdc(documented: .observed, actual: .observed).on(
        .uiNavigationBar, documented: .unspecified, actual: .observed),
      constraint:
        "In debug builds, a Material bar asserts on an item without title, image and `customView`.",
      difference:
        "The ButtonBar README says that changes show; with `titleTextAttributes`, the code changes only the plain title, which the attributed title most likely hides.",
      source: "UIKit/UIBarItem.h title; ButtonBar README UIBarButtonItem properties")
  }

  @inlinable package static var image: Of<Element<ImageReference>?> {
    .init(
      "The icon on the button.",
      default: .value(nil),
      ios: .from(2),
      support: .mdc(documented: .observed, actual: .observed),
      constraint:
        "Material shows the image for `normal` in every state.",
      difference:
        "The samples in the BottomAppBar README have items without image and title; Material asserts on them in debug builds.",
      source: "UIKit/UIBarItem.h image; ButtonBar README UIBarButtonItem properties")
  }

  @inlinable package static var landscapeImagePhone: Of<Element<ImageReference>?> {
    .init(
      "The icon for the compact-height bars of an iPhone in landscape.",
      default: .value(nil),
      ios: .from(5),
      support: .mdc(documented: .unsupported, actual: .ignored),
      difference:
        "The ButtonBar README calls it unsupported; Material silently ignores it.",
      source: "UIKit/UIBarItem.h landscapeImagePhone; ButtonBar README UIBarButtonItem properties")
  }

  @inlinable package static var largeContentSizeImage: Of<Element<ImageReference>?> {
    .init(
      "The icon that is enlarged for users of accessibility text sizes.",
      default: .value(nil),
      ios: .from(11),
      support: .mdc(documented: .unknown, actual: .observed),
      difference:
        "Material's header file says to set it; the code picks up only later changes, not the first value.",
      source:
        "UIKit/UIBarItem.h largeContentSizeImage; components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m viewForItem:"
    )
  }

  @inlinable package static var imageInsets: Of<Insets> {
    .init(
      "Moves and shrinks the icon within the button.",
      default: .value(.zero),
      ios: .from(2),
      support: .mdc(documented: .unsupported, actual: .ignored),
      difference:
        "The ButtonBar README calls it unsupported; Material silently ignores it.",
      source: "UIKit/UIBarItem.h imageInsets; ButtonBar README UIBarButtonItem properties")
  }

  @inlinable package static var landscapeImagePhoneInsets: Of<Insets> {
    .init(
      "Moves and shrinks `landscapeImagePhone` within the button.",
      default: .value(.zero),
      ios: .from(5),
      support: .mdc(documented: .unsupported, actual: .ignored),
      constraint:
        "Used only with `landscapeImagePhone`.",
      difference:
        "The ButtonBar README calls it unsupported; Material silently ignores it.",
      source:
        "UIKit/UIBarItem.h landscapeImagePhoneInsets; ButtonBar README UIBarButtonItem properties")
  }

  @inlinable package static var largeContentSizeImageInsets: Of<Insets> {
    .init(
      "Moves and shrinks `largeContentSizeImage`.",
      default: .value(.zero),
      ios: .from(11),
      support: .mdc(documented: .unknown, actual: .observed),
      constraint:
        "Used only with `largeContentSizeImage`.",
      difference:
        "Material's documents do not mention it; the code observes it.",
      source:
        "UIKit/UIBarItem.h largeContentSizeImageInsets; components/ButtonBar/src/MDCButtonBar.m setItems:"
    )
  }

  @inlinable package static var titleTextAttributes: Of<Keyed<Element<TextAttributes>?>> {
    .init(
      "Font and colors of the title per state. With them, Material draws an attributed title, which a later `title` does not replace.",
      default: .value(.empty),
      keys: KeySpaces(.controlState),
      ios: .from(5),
      support: .mdc(documented: .readOnce, actual: .readOnce),
      constraint:
        "Material reads the states `normal`, `highlighted` and `disabled`. In UIKit's bars, `buttonAppearance` of the bar's appearance is the newer way since iOS 13.",
      source:
        "UIKit/UIBarItem.h titleTextAttributes(for:); components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m updateButton:"
    )
  }
}
