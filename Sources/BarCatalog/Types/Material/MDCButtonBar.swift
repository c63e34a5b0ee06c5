/// A row of buttons that Material Components make from bar button items.
///
/// The class is marked deprecated for iOS 12 after version 124.2.0, in no tagged release.
@usableFromInline package enum MDCButtonBar: View {}

extension Property where Owner == MDCButtonBar {
  @inlinable package static var delegate: Of<Name?> {
    .init(
      "Who hears that the bar needs layout: `self` or a name; it is not asked for views any more.",
      default: .value(nil),
      mdc: .from(62, 1),
      source:
        "components/ButtonBar/src/MDCButtonBar.h delegate; components/ButtonBar/src/MDCButtonBar.m viewsForItems:"
    )
  }

  @inlinable package static var tintColor: Of<Color?> {
    .init(
      "The color of titles in their normal state, below `buttonsTitleColor` and an item's own.",
      default: .computed("the tint of the view above"),
      source: "components/ButtonBar/src/MDCButtonBar.m tintColorDidChange")
  }

  @inlinable package static var uppercasesButtonTitles: Of<Bool> {
    .init(
      "Draws titles in capitals; VoiceOver reads them as written.",
      default: .value(true),
      mdc: .from(62, 1),
      traits: [.flag],
      source: "components/ButtonBar/src/MDCButtonBar.m commonMDCButtonBarInit")
  }

  @inlinable package static var buttonTitleBaseline: Of<Double> {
    .init(
      "Above 0: how far below the top edge titles have their baseline, in points.",
      default: .value(0),
      mdc: .from(2, 1),
      bounds: .atLeast(0),
      constraint:
        "A navigation bar overwrites it at every layout.",
      source: "components/ButtonBar/src/MDCButtonBar.m alignButtonBaseline:")
  }

  @inlinable package static var buttonsTitleFont: Of<Keyed<Element<FontDescription>?>> {
    .init(
      "The font of titles per state; a state without one takes that of `normal`.",
      default: .value(.empty),
      keys: KeySpaces(.controlState),
      mdc: .from(54, 9),
      constraint:
        "A font in an item's `titleTextAttributes` comes before it.",
      source: "components/ButtonBar/src/MDCButtonBar.h setButtonsTitleFont:forState:")
  }

  @inlinable package static var buttonsTitleColor: Of<Keyed<Color?>> {
    .init(
      "The color of titles per state; a state without one takes that of `normal`.",
      default: .value(.empty),
      keys: KeySpaces(.controlState),
      mdc: .from(54, 11),
      constraint:
        "It comes before the bar's `tintColor`; an item's own `tintColor` comes before both.",
      source:
        "components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m updateTitleColorForButton:withItem:"
    )
  }

  @inlinable package static var layoutPosition: Of<MDCButtonBarLayoutPosition> {
    .init(
      "The edge that the bar is at: `trailing` reverses the order, and the outermost button gets 4 points more outside.",
      default: .value(.none),
      mdc: .from(7),
      constraint:
        "Set it before `items`: buttons made before keep their insets.",
      source:
        "components/ButtonBar/src/MDCButtonBar.m commonMDCButtonBarInit; components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m contentInsetsForButton:"
    )
  }

  @inlinable package static var items: Of<List<Element<UIBarButtonItem>>?> {
    .init(
      "What the row shows; setting an equal list does nothing, setting another makes every button anew.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "Each item needs a title, an image or a `customView`, else a debug build asserts. Set nothing first where the same items are to be read again.",
      difference:
        "The ButtonBar README names three properties of items that are observed, the header nine; the code observes eleven, and two more since iOS 14.",
      source: "components/ButtonBar/src/MDCButtonBar.m setItems:")
  }

  @inlinable package static var inkColor: Of<Color?> {
    .init(
      "The color of touch feedback as ink, for the buttons there are and later ones.",
      default: .value(nil),
      mdc: .from(54, 6).deprecated(in: 117),
      instead: "`enableRippleBehavior` with `rippleColor`",
      source: "components/ButtonBar/src/MDCButtonBar.m setInkColor:")
  }

  @inlinable package static var enableRippleBehavior: Of<Bool> {
    .init(
      "Shows touches as ripples in place of ink.",
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
        "Set it after `items`: buttons made later do not have it.",
      difference:
        "The header says that it is for all buttons; the code gives it to those that there are, and colors ink with it too.",
      source: "components/ButtonBar/src/MDCButtonBar.m setRippleColor:")
  }

  @inlinable package static var traitCollectionDidChangeBlock: Of<Anything?> {
    .init(
      "Runs after a change of traits.",
      default: .value(nil),
      mdc: .from(85, 9),
      traits: [.unwritable],
      instead: "a closure cannot be written in a description",
      source: "components/ButtonBar/src/MDCButtonBar.h")
  }

  @inlinable package static var resetsItems: Of<Bool> {
    .init(
      "Whether the app sets the items to nil and again after it has changed them.",
      default: .value(false),
      traits: [.language],
      source: "ButtonBar README UIBarButtonItem properties")
  }
}
