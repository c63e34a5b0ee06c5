/// A round button that floats over a bar, or a pill with image and title.
///
/// The class is marked deprecated for iOS 12 after version 124.2.0, in no tagged release. What a bottom app bar has no
/// use for is left out. It is of no family: its background has a color per state, which that of other views has not.
@usableFromInline package enum MDCFloatingButton: BarObject {}

extension Property where Owner == MDCFloatingButton {
  @inlinable package static var frame: Of<Anything?> {
    .init(
      "Where the button is.",
      default: .computed("where the bar puts it"),
      traits: [.unwritable],
      instead: "the bar places its button: write `floatingButtonPosition`",
      source:
        "components/BottomAppBar/src/MDCBottomAppBarView.m getFloatingButtonCenterPositionForAppBarWidth:"
    )
  }

  @inlinable package static var semanticContentAttribute: Of<SemanticContentAttribute> {
    .init(
      "Whether the button mirrors itself in right-to-left layouts.",
      default: .value(.unspecified),
      ios: .from(9),
      source: "UIKit/UIView.h")
  }

  @inlinable package static var accessibilityIdentifier: Of<Name?> {
    .init(
      "A name that tests find the button by; nobody hears it.",
      default: .value(nil),
      source: "UIKit/UIAccessibilityIdentification.h")
  }

  @inlinable package static var shape: Of<MDCFloatingButtonShape> {
    .init(
      "How large the button is; it can only be given when the button is made.",
      default: .value(.default),
      traits: [.language],
      constraint: "The button that a bottom app bar makes is a `default` one.",
      source: "components/Buttons/src/MDCFloatingButton.m initWithFrame:shape:")
  }

  @inlinable package static var mode: Of<MDCFloatingButtonMode> {
    .init(
      "A circle, or a pill with image and title.",
      default: .value(.normal),
      mdc: .from(42),
      constraint: "A change leaves the size as it was until the button is fitted again.",
      source: "components/Buttons/src/MDCFloatingButton.m setMode:")
  }

  @inlinable package static var minimumSize: Of<Keyed<Size>> {
    .init(
      "The least size per shape and mode, in points; a side of 0 is not bounded.",
      default: .computed("56 × 56; `mini` 40 × 40; `expanded` 48 high"),
      keys: KeySpaces(.mdcFloatingButtonShape, .mdcFloatingButtonMode),
      source:
        "components/Buttons/src/MDCFloatingButton.m setMinimumSize:forShape:inMode:, commonMDCFloatingButtonInit"
    )
  }

  @inlinable package static var maximumSize: Of<Keyed<Size>> {
    .init(
      "The greatest size per shape and mode, in points; a side of 0 is not bounded.",
      default: .computed("56 × 56; `mini` 40 × 40; `expanded` 328 wide"),
      keys: KeySpaces(.mdcFloatingButtonShape, .mdcFloatingButtonMode),
      source:
        "components/Buttons/src/MDCFloatingButton.m setMaximumSize:forShape:inMode:, commonMDCFloatingButtonInit"
    )
  }

  @inlinable package static var contentEdgeInsets: Of<Keyed<Insets>> {
    .init(
      "Room around the content per shape and mode.",
      default: .computed("8 on all sides of a `mini` circle; else 0"),
      keys: KeySpaces(.mdcFloatingButtonShape, .mdcFloatingButtonMode),
      source:
        "components/Buttons/src/MDCFloatingButton.m setContentEdgeInsets:forShape:inMode:, commonMDCFloatingButtonInit"
    )
  }

  @inlinable package static var hitAreaInsets: Of<Keyed<Insets>> {
    .init(
      "What is taken from the area that feels touches, per shape and mode; negative insets add to it.",
      default: .computed("-4 on all sides of a `mini` circle; else 0"),
      keys: KeySpaces(.mdcFloatingButtonShape, .mdcFloatingButtonMode),
      instead: "`centerVisibleArea` with a larger `minimumSize`",
      source:
        "components/Buttons/src/MDCFloatingButton.h setHitAreaInsets:forShape:inMode:; components/Buttons/src/MDCFloatingButton.m commonMDCFloatingButtonInit"
    )
  }

  @inlinable package static var centerVisibleArea: Of<Keyed<Bool>> {
    .init(
      "Draws the button in the middle of a larger area that feels touches, per shape and mode.",
      default: .value(.empty),
      keys: KeySpaces(.mdcFloatingButtonShape, .mdcFloatingButtonMode),
      mdc: .from(110, 3),
      source: "components/Buttons/src/MDCFloatingButton.m centerVisibleAreaForMode:")
  }

  @inlinable package static var imageLocation: Of<MDCFloatingButtonImageLocation> {
    .init(
      "Which side of the title the image is on, in a pill.",
      default: .value(.leading),
      mdc: .from(42),
      constraint: "It counts only where `mode` is `expanded`.",
      source: "components/Buttons/src/MDCFloatingButton.h imageLocation")
  }

  @inlinable package static var imageTitleSpace: Of<Double> {
    .init(
      "The room between image and title in a pill, in points.",
      default: .value(8),
      mdc: .from(42),
      constraint: "It counts only where `mode` is `expanded`.",
      source: "components/Buttons/src/MDCFloatingButton.m commonMDCFloatingButtonInit")
  }

  @inlinable package static var isUppercaseTitle: Of<Bool> {
    .init(
      "Draws the title in capitals.",
      default: .value(true),
      objectiveC: "uppercaseTitle",
      source: "components/Buttons/src/MDCButton.m commonMDCButtonInit")
  }

  @inlinable package static var enableTitleFontForState: Of<Bool> {
    .init(
      "Lets the title have a font per state.",
      default: .value(true),
      mdc: .from(93),
      traits: [.flag],
      source: "components/Buttons/src/MDCButton.h enableTitleFontForState")
  }

  @inlinable package static var title: Of<Keyed<Text?>> {
    .init(
      "The words on the button per state.",
      default: .value(.empty),
      keys: KeySpaces(.controlState),
      constraint:
        "A circle shows either a title or an `image`; a pill, where `mode` is `expanded`, wants both.",
      source: "UIKit/UIButton.h setTitle(_:for:); components/Buttons/src/MDCFloatingButton.h")
  }

  @inlinable package static var image: Of<Keyed<Element<ImageReference>?>> {
    .init(
      "The icon on the button per state.",
      default: .value(.empty),
      keys: KeySpaces(.controlState),
      constraint:
        "A circle shows either an image or a `title`; a pill, where `mode` is `expanded`, wants both.",
      source: "UIKit/UIButton.h setImage(_:for:); components/Buttons/src/MDCFloatingButton.h")
  }

  @inlinable package static var backgroundColor: Of<Keyed<Color?>> {
    .init(
      "The color of the button's shape per state.",
      default: .computed("#191919"),
      keys: KeySpaces(.controlState),
      source:
        "components/Buttons/src/MDCButton.m MDCButtonDefaultBackgroundColor, setBackgroundColor:forState:"
    )
  }

  @inlinable package static var tintColor: Of<Color?> {
    .init(
      "The tint of an image that is a template.",
      default: .computed("the tint of the view above"),
      constraint: "Setting it clears `imageTintColor`, which is set after it.",
      source: "components/Buttons/src/MDCButton.m setTintColor:")
  }

  @inlinable package static var imageTintColor: Of<Keyed<Color?>> {
    .init(
      "The tint of the image per state.",
      default: .value(.empty),
      keys: KeySpaces(.controlState),
      constraint: "Setting `tintColor` clears it.",
      source: "components/Buttons/src/MDCButton.h setImageTintColor:forState:")
  }

  @inlinable package static var elevation: Of<Keyed<Double>> {
    .init(
      "The elevation of the button's shadow per state.",
      default: .computed("6; 12 where it is `highlighted`"),
      keys: KeySpaces(.controlState),
      bounds: .atLeast(0),
      constraint:
        "A change of `floatingButtonElevation` overwrites the one for `normal`.",
      source:
        "components/Buttons/src/MDCFloatingButton.m initialize; components/BottomAppBar/src/MDCBottomAppBarView.m setFloatingButtonElevation:animated:"
    )
  }

  @inlinable package static var shadowColor: Of<Keyed<Color?>> {
    .init(
      "The color of the button's shadow per state.",
      default: .computed("black"),
      keys: KeySpaces(.controlState),
      source: "components/Buttons/src/MDCButton.m commonMDCButtonInit")
  }

  @inlinable package static var borderColor: Of<Keyed<Color?>> {
    .init(
      "The color of the button's border per state.",
      default: .value(.empty),
      keys: KeySpaces(.controlState),
      source: "components/Buttons/src/MDCButton.h setBorderColor:forState:")
  }

  @inlinable package static var borderWidth: Of<Keyed<Double>> {
    .init(
      "How wide the button's border is per state, in points; 0 where nothing is set.",
      default: .value(.empty),
      keys: KeySpaces(.controlState),
      bounds: .atLeast(0),
      source: "components/Buttons/src/MDCButton.h setBorderWidth:forState:")
  }

  @inlinable package static var isEnabled: Of<Bool> {
    .init(
      "Whether the button can be pressed.",
      default: .value(true),
      objectiveC: "enabled",
      source: "UIKit/UIControl.h isEnabled; components/Buttons/src/MDCButton.h setEnabled:animated:"
    )
  }

  @inlinable package static var disabledAlpha: Of<Double> {
    .init(
      "How opaque the button is while it cannot be pressed.",
      default: .value(0.12),
      bounds: .between(0, 1),
      source: "components/Buttons/src/MDCButton.m MDCButtonDisabledAlpha")
  }

  @inlinable package static var isHidden: Of<Bool> {
    .init(
      "Takes the button off the screen; the cut-out of a bottom app bar stays open.",
      default: .value(false),
      constraint:
        "A bottom app bar sets it with `isFloatingButtonHidden`, which closes the cut-out.",
      objectiveC: "hidden",
      source: "components/BottomAppBar/src/MDCBottomAppBarView.m setFloatingButtonHidden:animated:")
  }

  @inlinable package static var inkColor: Of<Color?> {
    .init(
      "The color of touch feedback as ink.",
      default: .computed("white at 20 %"),
      instead: "`enableRippleBehavior` with `rippleColor`",
      source: "components/Buttons/src/MDCButton.h (ToBeDeprecated)")
  }

  @inlinable package static var enableRippleBehavior: Of<Bool> {
    .init(
      "Shows touches as ripples in place of ink.",
      default: .value(false),
      traits: [.flag],
      source: "components/Buttons/src/MDCButton.h enableRippleBehavior")
  }

  @inlinable package static var rippleColor: Of<Color?> {
    .init(
      "The color of touch feedback as ripples; nil brings the default back.",
      default: .computed("black at 12 %"),
      source: "components/Buttons/src/MDCButton.m commonMDCButtonInit")
  }

  @inlinable package static var action: Of<Name?> {
    .init(
      "The selector that a tap sends.",
      default: .value(nil),
      traits: [.language],
      source: "UIKit/UIControl.h addTarget(_:action:for:)")
  }

  @inlinable package static var accessibilityTraitsIncludesButton: Of<Bool> {
    .init(
      "Lets VoiceOver call it a button whatever its traits are.",
      default: .value(true),
      mdc: .from(79, 1),
      traits: [.flag],
      source: "components/Buttons/src/MDCButton.h accessibilityTraitsIncludesButton")
  }

  @inlinable package static var accessibilityLabel: Of<Text?> {
    .init(
      "What VoiceOver calls the button.",
      default: .computed("the title"),
      source:
        "components/Buttons/src/MDCButton.m accessibilityLabel; BottomAppBar README Set -accessibilityLabel"
    )
  }

  @inlinable package static var accessibilityHint: Of<Text?> {
    .init(
      "What VoiceOver says a tap does.",
      default: .value(nil),
      source: "UIKit/UIAccessibility.h; BottomAppBar README Set -accessibilityHint")
  }
}
