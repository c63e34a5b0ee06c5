/// Material's bar at the bottom of a screen: items, and a floating button in a cut-out between them.
@usableFromInline package enum MDCBottomAppBarView: View {}

extension Property where Owner == MDCBottomAppBarView {
  @inlinable package static var theme: Of<Anything?> {
    .init(
      "A theme as app bars have one; this bar has none.",
      default: .value(nil),
      traits: [.language, .unwritable, .absent],
      instead:
        "no theme reaches this bar: write `barTintColor`, `leadingBarItemsTintColor` and `trailingBarItemsTintColor`",
      source: "BottomAppBar README Theming")
  }

  @inlinable package static var backgroundColor: Of<Color?> {
    .init(
      "Not of this class: its shape has a color of its own.",
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
      "The color of the bar's shadow; the button has its own.",
      default: .computed("black"),
      mdc: .from(49),
      source: "components/BottomAppBar/src/MDCBottomAppBarView.m commonMDCBottomAppBarViewInit")
  }

  @inlinable package static var elevation: Of<Double> {
    .init(
      "The elevation that the bar reports; the shadow is drawn the same at any.",
      default: .value(8),
      mdc: .from(85, 10),
      bounds: .atLeast(0),
      difference:
        "The BottomAppBar README lists it as an attribute of the container; in the code the shadow has fixed opacity, radius and offset.",
      source:
        "components/BottomAppBar/src/MDCBottomAppBarView.m commonMDCBottomAppBarViewInit; components/BottomAppBar/src/private/MDCBottomAppBarLayer.m"
    )
  }

  @inlinable package static var floatingButtonPosition: Of<MDCBottomAppBarFloatingButtonPosition> {
    .init(
      "Where the button is along the bar.",
      default: .value(.center),
      mdc: .from(35, 2),
      constraint:
        "`leading` takes `leadingBarButtonItems` off the bar, `trailing` takes `trailingBarButtonItems` off.",
      difference:
        "The BottomAppBar README says that a change is animated by default; the setter animates nothing. It does not say which items come and go with the position; the code takes off the items of the side that the button is on.",
      source:
        "components/BottomAppBar/src/MDCBottomAppBarView.m setFloatingButtonPosition:animated:, showBarButtonItemsWithFloatingButtonPosition:; BottomAppBar README FAB attributes"
    )
  }

  @inlinable package static var floatingButtonVerticalOffset: Of<Double> {
    .init(
      "How far the middle of the button is above the edge of the bar, in points.",
      default: .value(0),
      mdc: .from(65),
      constraint:
        "Above 38 the button goes no higher. Beyond 32 either way a button of 56 points leaves an outline that is not a number, as smaller ones do sooner.",
      source:
        "components/BottomAppBar/src/MDCBottomAppBarView.m getFloatingButtonCenterPositionForAppBarWidth:; components/BottomAppBar/src/private/MDCBottomAppBarLayer.m"
    )
  }

  @inlinable package static var floatingButtonElevation: Of<MDCBottomAppBarFloatingButtonElevation>
  {
    .init(
      "Whether the button is before the bar or behind it.",
      default: .value(.primary),
      mdc: .from(35, 2),
      constraint: "A change overwrites the `elevation` of the button for `normal`.",
      difference:
        "The BottomAppBar README says that a change is animated by default; the code animates none.",
      source:
        "components/BottomAppBar/src/MDCBottomAppBarView.m setFloatingButtonElevation:animated:; BottomAppBar README FAB attributes"
    )
  }

  @inlinable package static var isFloatingButtonHidden: Of<Bool> {
    .init(
      "Takes the button away and closes the cut-out.",
      default: .value(false),
      mdc: .from(35, 2),
      difference:
        "The BottomAppBar README says that a change is animated by default; the setter animates nothing.",
      objectiveC: "floatingButtonHidden",
      source: "components/BottomAppBar/src/MDCBottomAppBarView.m setFloatingButtonHidden:animated:")
  }

  @inlinable package static var floatingButton: Of<Element<MDCFloatingButton>?> {
    .init(
      "The button; the bar makes it, and its properties are set.",
      default: .computed("a floating button without content"),
      mdc: .from(35, 2),
      traits: [.notNull],
      source: "components/BottomAppBar/src/MDCBottomAppBarView.m addFloatingButton")
  }

  @inlinable package static var leadingBarItemsTintColor: Of<Color> {
    .init(
      "The tint of the leading items.",
      default: .computed("black"),
      mdc: .from(63),
      constraint: "A nil asserts and becomes black.",
      source:
        "components/BottomAppBar/src/MDCBottomAppBarView.m addNavBar, setLeadingBarItemsTintColor:"
    )
  }

  @inlinable package static var trailingBarItemsTintColor: Of<Color> {
    .init(
      "The tint of the trailing items.",
      default: .computed("black"),
      mdc: .from(63),
      constraint: "A nil asserts and becomes black.",
      source:
        "components/BottomAppBar/src/MDCBottomAppBarView.m addNavBar, setTrailingBarItemsTintColor:"
    )
  }

  @inlinable package static var leadingBarButtonItems: Of<List<Element<UIBarButtonItem>>?> {
    .init(
      "Items before the button, from the leading edge inwards; none of them moves into a menu where there is no room.",
      default: .value(nil),
      mdc: .from(35, 2),
      constraint: "They are off the bar where `floatingButtonPosition` is `leading`.",
      difference:
        "The BottomAppBar README shows items with a label for VoiceOver alone; the code asserts without title and image.",
      source:
        "components/BottomAppBar/src/MDCBottomAppBarView.m; BottomAppBar README Navigation icon attributes; components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m contentInsetsForButton:"
    )
  }

  @inlinable package static var trailingBarButtonItems: Of<List<Element<UIBarButtonItem>>?> {
    .init(
      "Items after the button, from the trailing edge inwards; none of them moves into a menu where there is no room.",
      default: .value(nil),
      mdc: .from(35, 2),
      constraint: "They are off the bar where `floatingButtonPosition` is `trailing`.",
      difference:
        "The BottomAppBar README shows items with a label for VoiceOver alone; the code asserts without title and image.",
      source:
        "components/BottomAppBar/src/MDCBottomAppBarView.m; BottomAppBar README Navigation icon attributes; components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m contentInsetsForButton:"
    )
  }

  @inlinable package static var enableRippleBehavior: Of<Bool> {
    .init(
      "Shows touches of items as ripples in place of ink; the button has a flag of its own.",
      default: .value(false),
      mdc: .from(109),
      traits: [.flag],
      difference:
        "It is marked deprecated after version 124.2.0, in no tagged release and without a successor.",
      source: "components/BottomAppBar/src/MDCBottomAppBarView.m setEnableRippleBehavior:")
  }

  @inlinable package static var rippleColor: Of<Color?> {
    .init(
      "The color of touch feedback, for the items that there are when it is set.",
      default: .value(nil),
      mdc: .from(109),
      difference:
        "The header gives it an effect only with `enableRippleBehavior`; in the code it colors ink too. It is marked deprecated after version 124.2.0, in no tagged release and without a successor.",
      source:
        "components/BottomAppBar/src/MDCBottomAppBarView.m setRippleColor:; components/ButtonBar/src/MDCButtonBar.m setRippleColor:"
    )
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inlinable package static var mdc_overrideBaseElevation: Of<Double> {
    .init(
      "The elevation below the bar, where it is 0 or more.",
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
      instead: "the toolkit answers it; write `elevation`",
      source: "components/BottomAppBar/src/MDCBottomAppBarView.m mdc_currentElevation")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inlinable package static var mdc_elevationDidChangeBlock: Of<Anything?> {
    .init(
      "Runs after a change of elevation.",
      default: .value(nil),
      mdc: .from(85, 10),
      traits: [.unwritable],
      instead: "a closure cannot be written in a description",
      source: "components/BottomAppBar/src/MDCBottomAppBarView.m")
  }

  @inlinable package static var traitCollectionDidChangeBlock: Of<Anything?> {
    .init(
      "Runs after a change of traits.",
      default: .value(nil),
      mdc: .from(85, 9),
      traits: [.unwritable],
      instead: "a closure cannot be written in a description",
      source: "components/BottomAppBar/src/MDCBottomAppBarView.h")
  }
}
