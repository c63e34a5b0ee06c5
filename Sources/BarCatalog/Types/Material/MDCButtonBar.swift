/// A row of buttons that Material Components makes from bar button items.
///
/// The class is marked deprecated for iOS 12 after version 124.2.0, in no tagged release.
@usableFromInline package enum MDCButtonBar: View {}

extension Property where Owner == MDCButtonBar {
  @inlinable package static var delegate: Of<Name?> {
    .init(
      "The delegate, as `self` or a name. It is told when the bar needs layout; it is no longer asked for views.",
      default: .value(nil),
      mdc: .from(62, 1),
      source:
        "components/ButtonBar/src/MDCButtonBar.h delegate; components/ButtonBar/src/MDCButtonBar.m viewsForItems:"
    )
  }

  @inlinable package static var tintColor: Of<Color?> {
    .init(
      "The color of titles in the normal state; `buttonsTitleColor` and an item's own color override it.",
      default: .computed("the superview's tint color"),
      source: "components/ButtonBar/src/MDCButtonBar.m tintColorDidChange")
  }

  @inlinable package static var uppercasesButtonTitles: Of<Bool> {
    .init(
      "Shows titles in uppercase; VoiceOver reads them as written.",
      default: .value(true),
      mdc: .from(62, 1),
      traits: [.flag],
      source: "components/ButtonBar/src/MDCButtonBar.m commonMDCButtonBarInit")
  }

  @inlinable package static var buttonTitleBaseline: Of<Double> {
    .init(
      "How far the baseline of titles is below the top edge, in points, if it is above 0.",
      default: .value(0),
      mdc: .from(2, 1),
      bounds: .atLeast(0),
      constraint:
        "A navigation bar overwrites it at every layout.",
      source: "components/ButtonBar/src/MDCButtonBar.m alignButtonBaseline:")
  }

  @inlinable package static var buttonsTitleFont: Of<Keyed<Element<FontDescription>?>> {
    .init(
      "The font of titles per state; a state without one uses the font of `normal`.",
      default: .value(.empty),
      keys: KeySpaces(.controlState),
      mdc: .from(54, 9),
      constraint:
        "A font in an item's `titleTextAttributes` overrides it.",
      source: "components/ButtonBar/src/MDCButtonBar.h setButtonsTitleFont:forState:")
  }

  @inlinable package static var buttonsTitleColor: Of<Keyed<Color?>> {
    .init(
      "The color of titles per state; a state without one uses the color of `normal`.",
      default: .value(.empty),
      keys: KeySpaces(.controlState),
      mdc: .from(54, 11),
      constraint:
        "Overrides the bar's `tintColor`; an item's own `tintColor` overrides both.",
      source:
        "components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m updateTitleColorForButton:withItem:"
    )
  }

  @inlinable package static var layoutPosition: Of<MDCButtonBarLayoutPosition> {
    .init(
      "The edge that the bar is at. `trailing` reverses the order, and the outermost button gets 4 more points on its outer side.",
      default: .value(.none),
      mdc: .from(7),
      constraint:
        "Set it before `items`: buttons that already exist keep their insets.",
      source:
        "components/ButtonBar/src/MDCButtonBar.m commonMDCButtonBarInit; components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m contentInsetsForButton:"
    )
  }

  @inlinable package static var items: Of<List<Element<UIBarButtonItem>>?> {
    .init(
      "The items in the row. Setting an equal list does nothing; setting a different one recreates every button.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "Each item needs a title, an image or a `customView`; otherwise debug builds assert. To have the same items read again, set `nil` first.",
      difference:
        "The ButtonBar README names three observed properties of items, the header file nine; the code observes eleven, and two more since iOS 14.",
      source: "components/ButtonBar/src/MDCButtonBar.m setItems:")
  }

  @inlinable package static var inkColor: Of<Color?> {
    .init(
      "The color of touch feedback as ink, for existing and later buttons.",
      default: .value(nil),
      mdc: .from(54, 6).deprecated(in: 117),
      instead: "`enableRippleBehavior` with `rippleColor`",
      source: "components/ButtonBar/src/MDCButtonBar.m setInkColor:")
  }

  @inlinable package static var enableRippleBehavior: Of<Bool> {
    .init(
      "Shows touches as ripples instead of ink.",
      default: .value(false),
      mdc: .from(85),
      traits: [.flag],
      source: "components/ButtonBar/src/MDCButtonBar.m setEnableRippleBehavior:")
  }

  @inlinable package static var rippleColor: Of<Color?> {
    .init(
      "The color of touch feedback.",
      default: .value(nil),
      mdc: .from(85),
      constraint:
        "Set it after `items`: buttons created later do not have it.",
      difference:
        "The header file says that it applies to all buttons; the code applies it to existing buttons, and also colors ink with it.",
      source: "components/ButtonBar/src/MDCButtonBar.m setRippleColor:")
  }

  @inlinable package static var traitCollectionDidChangeBlock: Of<Anything?> {
    .init(
      "Runs after the traits have changed.",
      default: .value(nil),
      mdc: .from(85, 9),
      traits: [.unwritable],
      instead: "a closure cannot be written in a description",
      source: "components/ButtonBar/src/MDCButtonBar.h")
  }

  @inlinable package static var resetsItems: Of<Bool> {
    .init(
      "Whether the app sets the items to `nil` and then back after it has changed them.",
      default: .value(false),
      traits: [.language],
      source: "ButtonBar README UIBarButtonItem properties")
  }
}
