/// A round button that floats over a bar, or a pill with an image and a title.
///
/// The class is marked deprecated for iOS 12 after version 124.2.0, in no tagged release. What a bottom app bar has no
/// use for is left out. It is of no family: its background has a color per state, which that of other views has not.
@usableFromInline package enum MDCFloatingButton: BarObject {}

extension Property where Owner == MDCFloatingButton {
  @inlinable package static var frame: Of<Anything?> {
    .init(
      "Where the button is.",
      default: .computed("where the bar places it"),
      traits: [.unwritable],
      instead: "the bar places its button; write `floatingButtonPosition`",
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
      "A name for UI tests to find the button by; VoiceOver never reads it.",
      default: .value(nil),
      source: "UIKit/UIAccessibilityIdentification.h")
  }

  @inlinable package static var shape: Of<MDCFloatingButtonShape> {
    .init(
      "How large the button is; it can be set only when the button is created.",
      default: .value(.default),
      traits: [.language],
      constraint: "A bottom app bar creates its button as `default`.",
      source: "components/Buttons/src/MDCFloatingButton.m initWithFrame:shape:")
  }

  @inlinable package static var mode: Of<MDCFloatingButtonMode> {
    .init(
      "A circle, or a pill with an image and a title.",
      default: .value(.normal),
      mdc: .from(42),
      constraint: "A change keeps the button's size until the button is fitted again.",
      source: "components/Buttons/src/MDCFloatingButton.m setMode:")
  }

  @inlinable package static var minimumSize: Of<Keyed<Size>> {
    .init(
      "The minimum size per shape and mode, in points; a side of 0 has no limit.",
      default: .computed("56 × 56; `mini` 40 × 40; `expanded` 48 high"),
      keys: KeySpaces(.mdcFloatingButtonShape, .mdcFloatingButtonMode),
      source:
        "components/Buttons/src/MDCFloatingButton.m setMinimumSize:forShape:inMode:, commonMDCFloatingButtonInit"
    )
  }

  @inlinable package static var maximumSize: Of<Keyed<Size>> {
    .init(
      "The maximum size per shape and mode, in points; a side of 0 has no limit.",
      default: .computed("56 × 56; `mini` 40 × 40; `expanded` 328 wide"),
      keys: KeySpaces(.mdcFloatingButtonShape, .mdcFloatingButtonMode),
      source:
        "components/Buttons/src/MDCFloatingButton.m setMaximumSize:forShape:inMode:, commonMDCFloatingButtonInit"
    )
  }

  @inlinable package static var contentEdgeInsets: Of<Keyed<Insets>> {
    .init(
      "Padding around the content per shape and mode.",
      default: .computed("8 on all sides of a `mini` circle; otherwise 0"),
      keys: KeySpaces(.mdcFloatingButtonShape, .mdcFloatingButtonMode),
      source:
        "components/Buttons/src/MDCFloatingButton.m setContentEdgeInsets:forShape:inMode:, commonMDCFloatingButtonInit"
    )
  }

  @inlinable package static var hitAreaInsets: Of<Keyed<Insets>> {
    .init(
      "Insets of the touch area per shape and mode; negative insets enlarge it.",
      default: .computed("-4 on all sides of a `mini` circle; otherwise 0"),
      keys: KeySpaces(.mdcFloatingButtonShape, .mdcFloatingButtonMode),
      instead: "`centerVisibleArea` with a larger `minimumSize`",
      source:
        "components/Buttons/src/MDCFloatingButton.h setHitAreaInsets:forShape:inMode:; components/Buttons/src/MDCFloatingButton.m commonMDCFloatingButtonInit"
    )
  }

  @inlinable package static var centerVisibleArea: Of<Keyed<Bool>> {
    .init(
      "Draws the button in the center of a larger touch area, per shape and mode.",
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
      constraint: "Used only if `mode` is `expanded`.",
      source: "components/Buttons/src/MDCFloatingButton.h imageLocation")
  }

  @inlinable package static var imageTitleSpace: Of<Double> {
    .init(
      "The space between image and title in a pill, in points.",
      default: .value(8),
      mdc: .from(42),
      constraint: "Used only if `mode` is `expanded`.",
      source: "components/Buttons/src/MDCFloatingButton.m commonMDCFloatingButtonInit")
  }

  @inlinable package static var isUppercaseTitle: Of<Bool> {
    .init(
      "Shows the title in uppercase.",
      default: .value(true),
      objectiveC: "uppercaseTitle",
      source: "components/Buttons/src/MDCButton.m commonMDCButtonInit")
  }

  @inlinable package static var enableTitleFontForState: Of<Bool> {
    .init(
      "Allows a title font per state.",
      default: .value(true),
      mdc: .from(93),
      traits: [.flag],
      source: "components/Buttons/src/MDCButton.h enableTitleFontForState")
  }

  @inlinable package static var title: Of<Keyed<Text?>> {
    .init(
      "The title of the button per state.",
      default: .value(.empty),
      keys: KeySpaces(.controlState),
      constraint:
        "A circle shows either a title or an `image`; a pill, whose `mode` is `expanded`, should have both.",
      source: "UIKit/UIButton.h setTitle(_:for:); components/Buttons/src/MDCFloatingButton.h")
  }

  @inlinable package static var image: Of<Keyed<Element<ImageReference>?>> {
    .init(
      "The icon on the button per state.",
      default: .value(.empty),
      keys: KeySpaces(.controlState),
      constraint:
        "A circle shows either an image or a `title`; a pill, whose `mode` is `expanded`, should have both.",
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
      "The tint color of a template image.",
      default: .computed("the superview's tint color"),
      constraint: "Setting it clears `imageTintColor`: set that property afterward.",
      source: "components/Buttons/src/MDCButton.m setTintColor:")
  }

  @inlinable package static var imageTintColor: Of<Keyed<Color?>> {
    .init(
      "The tint color of the image per state.",
      default: .value(.empty),
      keys: KeySpaces(.controlState),
      constraint: "Setting `tintColor` clears it.",
      source: "components/Buttons/src/MDCButton.h setImageTintColor:forState:")
  }

  @inlinable package static var elevation: Of<Keyed<Double>> {
    .init(
      "The elevation of the button's shadow per state.",
      default: .computed("6; 12 if `highlighted`"),
      keys: KeySpaces(.controlState),
      bounds: .atLeast(0),
      constraint:
        "A change to `floatingButtonElevation` overwrites the elevation for `normal`.",
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
      "The width of the button's border per state, in points; 0 if not set.",
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
      "The opacity of the button while it cannot be pressed.",
      default: .value(0.12),
      bounds: .between(0, 1),
      source: "components/Buttons/src/MDCButton.m MDCButtonDisabledAlpha")
  }

  @inlinable package static var isHidden: Of<Bool> {
    .init(
      "Hides the button; the cut-out of a bottom app bar stays open.",
      default: .value(false),
      constraint:
        "`isFloatingButtonHidden` of a bottom app bar sets it, and closes the cut-out.",
      objectiveC: "hidden",
      source: "components/BottomAppBar/src/MDCBottomAppBarView.m setFloatingButtonHidden:animated:")
  }

  @inlinable package static var inkColor: Of<Color?> {
    .init(
      "The color of touch feedback as ink.",
      default: .computed("white at 20%"),
      instead: "`enableRippleBehavior` with `rippleColor`",
      source: "components/Buttons/src/MDCButton.h (ToBeDeprecated)")
  }

  @inlinable package static var enableRippleBehavior: Of<Bool> {
    .init(
      "Shows touches as ripples instead of ink.",
      default: .value(false),
      traits: [.flag],
      source: "components/Buttons/src/MDCButton.h enableRippleBehavior")
  }

  @inlinable package static var rippleColor: Of<Color?> {
    .init(
      "The color of touch feedback as ripples; `nil` restores the default.",
      default: .computed("black at 12%"),
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
      "Makes VoiceOver announce it as a button regardless of its traits.",
      default: .value(true),
      mdc: .from(79, 1),
      traits: [.flag],
      source: "components/Buttons/src/MDCButton.h accessibilityTraitsIncludesButton")
  }

  @inlinable package static var accessibilityLabel: Of<Text?> {
    .init(
      "What VoiceOver announces as the button's name.",
      default: .computed("the title"),
      source:
        "components/Buttons/src/MDCButton.m accessibilityLabel; BottomAppBar README Set -accessibilityLabel"
    )
  }

  @inlinable package static var accessibilityHint: Of<Text?> {
    .init(
      "What VoiceOver says that a tap does.",
      default: .value(nil),
      source: "UIKit/UIAccessibility.h; BottomAppBar README Set -accessibilityHint")
  }
}
