/// Material's bar at the bottom of a screen: items, and a floating button in a cut-out between them.
@usableFromInline package enum MDCBottomAppBarView: View {}

extension Property where Owner == MDCBottomAppBarView {
  @inlinable package static var theme: Of<Anything?> {
    .init(
      "A theme like that of an app bar; a bottom app bar has none.",
      default: .value(nil),
      traits: [.language, .unwritable, .absent],
      instead:
        "a bottom app bar has no theme; write `barTintColor`, `leadingBarItemsTintColor` and `trailingBarItemsTintColor`",
      source: "BottomAppBar README Theming")
  }

  @inlinable package static var backgroundColor: Of<Color?> {
    .init(
      "Unavailable in this class: the bar's shape has its own color.",
      default: .value(nil),
      mdc: .from(49),
      traits: [.unwritable],
      instead: "write `barTintColor`",
      source: "components/BottomAppBar/src/MDCBottomAppBarView.h backgroundColor")
  }

  @inlinable package static var barTintColor: Of<Color?> {
    .init(
      "The color of the bar's shape.",
      default: .computed("white"),
      mdc: .from(49),
      source:
        "components/BottomAppBar/src/MDCBottomAppBarView.m commonMDCBottomAppBarViewInit; BottomAppBar README Container attributes"
    )
  }

  @inlinable package static var shadowColor: Of<Color?> {
    .init(
      "The color of the bar's shadow; the floating button has its own.",
      default: .computed("black"),
      mdc: .from(49),
      source: "components/BottomAppBar/src/MDCBottomAppBarView.m commonMDCBottomAppBarViewInit")
  }

  @inlinable package static var elevation: Of<Double> {
    .init(
      "The elevation that the bar reports; it does not affect how the shadow is drawn.",
      default: .value(8),
      mdc: .from(85, 10),
      bounds: .atLeast(0),
      difference:
        "The BottomAppBar README lists it as an attribute of the container; in the code, the shadow's opacity, radius and offset are fixed.",
      source:
        "components/BottomAppBar/src/MDCBottomAppBarView.m commonMDCBottomAppBarViewInit; components/BottomAppBar/src/private/MDCBottomAppBarLayer.m"
    )
  }

  @inlinable package static var floatingButtonPosition: Of<MDCBottomAppBarFloatingButtonPosition> {
    .init(
      "Where the floating button is along the bar.",
      default: .value(.center),
      mdc: .from(35, 2),
      constraint:
        "`leading` removes `leadingBarButtonItems` from the bar, and `trailing` removes `trailingBarButtonItems`.",
      difference:
        "The BottomAppBar README says that a change is animated by default; the setter does not animate. The README does not say which items the position shows or hides; the code removes the items on the button's side.",
      source:
        "components/BottomAppBar/src/MDCBottomAppBarView.m setFloatingButtonPosition:animated:, showBarButtonItemsWithFloatingButtonPosition:; BottomAppBar README FAB attributes"
    )
  }

  @inlinable package static var floatingButtonVerticalOffset: Of<Double> {
    .init(
      "How far the center of the floating button is above the edge of the bar, in points.",
      default: .value(0),
      mdc: .from(65),
      constraint:
        "Above 38, the button moves no higher. Beyond 32 in either direction, the outline around a 56-point button is not a number; smaller buttons reach that point sooner.",
      source:
        "components/BottomAppBar/src/MDCBottomAppBarView.m getFloatingButtonCenterPositionForAppBarWidth:; components/BottomAppBar/src/private/MDCBottomAppBarLayer.m"
    )
  }

  @inlinable package static var floatingButtonElevation: Of<MDCBottomAppBarFloatingButtonElevation>
  {
    .init(
      "Whether the floating button is in front of the bar or behind it.",
      default: .value(.primary),
      mdc: .from(35, 2),
      constraint: "A change overwrites the button's `elevation` for `normal`.",
      difference:
        "The BottomAppBar README says that a change is animated by default; the code does not animate it.",
      source:
        "components/BottomAppBar/src/MDCBottomAppBarView.m setFloatingButtonElevation:animated:; BottomAppBar README FAB attributes"
    )
  }

  @inlinable package static var isFloatingButtonHidden: Of<Bool> {
    .init(
      "Hides the floating button and closes the cut-out.",
      default: .value(false),
      mdc: .from(35, 2),
      difference:
        "The BottomAppBar README says that a change is animated by default; the setter does not animate.",
      objectiveC: "floatingButtonHidden",
      source: "components/BottomAppBar/src/MDCBottomAppBarView.m setFloatingButtonHidden:animated:")
  }

  @inlinable package static var floatingButton: Of<Element<MDCFloatingButton>?> {
    .init(
      "The floating button. The bar creates it; a description sets its properties.",
      default: .computed("a floating button without content"),
      mdc: .from(35, 2),
      traits: [.notNull],
      source: "components/BottomAppBar/src/MDCBottomAppBarView.m addFloatingButton")
  }

  @inlinable package static var leadingBarItemsTintColor: Of<Color> {
    .init(
      "The tint color of the leading items.",
      default: .computed("black"),
      mdc: .from(63),
      constraint: "`nil` asserts and becomes black.",
      source:
        "components/BottomAppBar/src/MDCBottomAppBarView.m addNavBar, setLeadingBarItemsTintColor:"
    )
  }

  @inlinable package static var trailingBarItemsTintColor: Of<Color> {
    .init(
      "The tint color of the trailing items.",
      default: .computed("black"),
      mdc: .from(63),
      constraint: "`nil` asserts and becomes black.",
      source:
        "components/BottomAppBar/src/MDCBottomAppBarView.m addNavBar, setTrailingBarItemsTintColor:"
    )
  }

  @inlinable package static var leadingBarButtonItems: Of<List<Element<UIBarButtonItem>>?> {
    .init(
      "Items before the floating button, from the leading edge inward. Items that do not fit are not moved into a menu.",
      default: .value(nil),
      mdc: .from(35, 2),
      constraint: "Not in the bar if `floatingButtonPosition` is `leading`.",
      difference:
        "The BottomAppBar README shows items that have only an accessibility label; the code asserts on items without title and image.",
      source:
        "components/BottomAppBar/src/MDCBottomAppBarView.m; BottomAppBar README Navigation icon attributes; components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m contentInsetsForButton:"
    )
  }

  @inlinable package static var trailingBarButtonItems: Of<List<Element<UIBarButtonItem>>?> {
    .init(
      "Items after the floating button, from the trailing edge inward. Items that do not fit are not moved into a menu.",
      default: .value(nil),
      mdc: .from(35, 2),
      constraint: "Not in the bar if `floatingButtonPosition` is `trailing`.",
      difference:
        "The BottomAppBar README shows items that have only an accessibility label; the code asserts on items without title and image.",
      source:
        "components/BottomAppBar/src/MDCBottomAppBarView.m; BottomAppBar README Navigation icon attributes; components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m contentInsetsForButton:"
    )
  }

  @inlinable package static var enableRippleBehavior: Of<Bool> {
    .init(
      "Shows touches on items as ripples instead of ink; the floating button has its own flag.",
      default: .value(false),
      mdc: .from(109),
      traits: [.flag],
      difference:
        "Marked deprecated after version 124.2.0, in no tagged release and without a replacement.",
      source: "components/BottomAppBar/src/MDCBottomAppBarView.m setEnableRippleBehavior:")
  }

  @inlinable package static var rippleColor: Of<Color?> {
    .init(
      "The color of touch feedback, for items that exist when it is set.",
      default: .value(nil),
      mdc: .from(109),
      difference:
        "The header file says that it works only with `enableRippleBehavior`; in the code, it also colors ink. Marked deprecated after version 124.2.0, in no tagged release and without a replacement.",
      source:
        "components/BottomAppBar/src/MDCBottomAppBarView.m setRippleColor:; components/ButtonBar/src/MDCButtonBar.m setRippleColor:"
    )
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inlinable package static var mdc_overrideBaseElevation: Of<Double> {
    .init(
      "The elevation below the bar, if it is 0 or more.",
      default: .value(-1),
      mdc: .from(85, 10),
      source: "components/BottomAppBar/src/MDCBottomAppBarView.m commonMDCBottomAppBarViewInit")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inlinable package static var mdc_currentElevation: Of<Double> {
    .init(
      "The elevation that the bar reports.",
      default: .computed("the `elevation`"),
      mdc: .from(85, 10),
      traits: [.unwritable],
      instead: "the toolkit computes it; write `elevation`",
      source: "components/BottomAppBar/src/MDCBottomAppBarView.m mdc_currentElevation")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inlinable package static var mdc_elevationDidChangeBlock: Of<Anything?> {
    .init(
      "Runs after the elevation has changed.",
      default: .value(nil),
      mdc: .from(85, 10),
      traits: [.unwritable],
      instead: "a closure cannot be written in a description",
      source: "components/BottomAppBar/src/MDCBottomAppBarView.m")
  }

  @inlinable package static var traitCollectionDidChangeBlock: Of<Anything?> {
    .init(
      "Runs after the traits have changed.",
      default: .value(nil),
      mdc: .from(85, 9),
      traits: [.unwritable],
      instead: "a closure cannot be written in a description",
      source: "components/BottomAppBar/src/MDCBottomAppBarView.h")
  }
}
