/// Material's bar at the top of a screen: leading buttons, a title or a view, and trailing buttons.
///
/// The class is marked deprecated for iOS 12 after version 124.2.0, in no tagged release.
@usableFromInline package enum MDCNavigationBar: View {}

extension Property where Owner == MDCNavigationBar {
  @inlinable package static var observesNavigationItem: Of<Bool> {
    .init(
      "Whether the bar follows the screen's navigation item.",
      default: .computed(
        "true if the screen has a navigation item and the bar is not inside another bar"),
      traits: [.language],
      source: "components/NavigationBar/src/MDCNavigationBar.h observeNavigationItem:")
  }

  @inlinable package static var uppercasesButtonTitles: Of<Bool> {
    .init(
      "Shows button titles in uppercase; the bar's own title stays as written.",
      default: .value(true),
      mdc: .from(62, 1),
      traits: [.flag],
      source: "components/NavigationBar/src/MDCNavigationBar.m commonMDCNavigationBarInit")
  }

  @inlinable package static var buttonsTitleFont: Of<Keyed<Element<FontDescription>?>> {
    .init(
      "The title font of buttons on both sides, per state.",
      default: .value(.empty),
      keys: KeySpaces(.controlState),
      mdc: .from(54, 10),
      constraint:
        "A font in an item's `titleTextAttributes` overrides it.",
      source: "components/NavigationBar/src/MDCNavigationBar.h setButtonsTitleFont:forState:")
  }

  @inlinable package static var buttonsTitleColor: Of<Keyed<Color?>> {
    .init(
      "The title color of buttons on both sides, per state.",
      default: .value(.empty),
      keys: KeySpaces(.controlState),
      mdc: .from(54, 11),
      constraint:
        "An item's own `tintColor` overrides it.",
      source: "components/NavigationBar/src/MDCNavigationBar.h setButtonsTitleColor:forState:")
  }

  @inlinable package static var allowAnyTitleFontSize: Of<Bool> {
    .init(
      "Keeps the size of `titleFont`.",
      default: .value(false),
      mdc: .from(60, 3),
      traits: [.flag],
      constraint:
        "Set it before `titleFont`, which is not applied again. An app bar's theme sets it.",
      source: "components/NavigationBar/src/MDCNavigationBar.m setTitleFont:")
  }

  @inlinable package static var titleFont: Of<Element<FontDescription>?> {
    .init(
      "The font of the title, at 20 points unless `allowAnyTitleFontSize` is on; `nil` restores the default.",
      default: .computed("the medium title font at 20 points"),
      mdc: .from(54),
      constraint:
        "A font in `titleTextAttributes` overrides it. Set it after `allowAnyTitleFontSize`.",
      source:
        "components/NavigationBar/src/MDCNavigationBar.m commonMDCNavigationBarInit, setTitleFont:; components/Typography/src/MDCTypography.m titleFont"
    )
  }

  @inlinable package static var titleTextColor: Of<Color?> {
    .init(
      "The color of the title.",
      default: .computed("the text color of a label"),
      mdc: .from(54),
      difference:
        "The header file says that it starts as `nil`; the code returns the color of the label.",
      source: "components/NavigationBar/src/MDCNavigationBar.m titleTextColor")
  }

  @inlinable package static var titleTextAttributes: Of<Element<TextAttributes>?> {
    .init(
      "Attributes of the whole title.",
      default: .value(nil),
      mdc: .from(12, 1).deprecated(in: 110, 2),
      traits: [.announced],
      constraint:
        "A font in them overrides `titleFont`. They apply only while there is a title.",
      instead: "`titleFont` with `titleTextColor`",
      source: "components/NavigationBar/src/MDCNavigationBar.m setTitleTextAttributes:")
  }

  @inlinable package static var titleAlignment: Of<MDCNavigationBarTitleAlignment> {
    .init(
      "Puts the title in the center or after the leading buttons.",
      default: .value(.center),
      mdc: .from(2, 1),
      constraint:
        "Determines `titleInsets` if none are set.",
      difference:
        "The header file calls `leading` the default; the code and a unit test say `center`.",
      source:
        "components/NavigationBar/src/MDCNavigationBar.m commonMDCNavigationBarInit; components/NavigationBar/tests/unit/NavigationBarTests.m testDefaultTextAlignment"
    )
  }

  @inlinable package static var titleViewLayoutBehavior: Of<MDCNavigationBarTitleViewLayoutBehavior>
  {
    .init(
      "How a `titleView` is placed between the buttons.",
      default: .value(.fill),
      mdc: .from(55, 4),
      constraint:
        "A change takes effect at the next layout, which it does not trigger.",
      source:
        "components/NavigationBar/src/MDCNavigationBar.m commonMDCNavigationBarInit, layoutSubviews"
    )
  }

  @inlinable package static var titleInsets: Of<Insets> {
    .init(
      "Space on both sides of the title or title view; left and right are swapped in right-to-left layouts.",
      default: .computed("16 on both sides; with a leading title, only on sides without buttons"),
      mdc: .from(73, 1),
      constraint:
        "Once it is set, the computed default does not come back.",
      source: "components/NavigationBar/src/MDCNavigationBar.m titleInsets")
  }

  @inlinable package static var title: Of<Text?> {
    .init(
      "The title of the bar, shown if there is no `titleView`.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "If the bar observes a navigation item, the item's value replaces it. A `titleView` hides it.",
      source: "components/NavigationBar/src/MDCNavigationBar.m setTitle:")
  }

  @inlinable package static var titleView: Of<Element<ViewDescription>?> {
    .init(
      "A view instead of the title: as wide as there is space, and 24 to 56 points high.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "If the bar observes a navigation item, the item's value replaces it. The item then returns a placeholder instead of its view.",
      source: "components/NavigationBar/src/MDCNavigationBar.m setTitleView:, layoutSubviews")
  }

  @inlinable package static var leadingBarItemsTintColor: Of<Color?> {
    .init(
      "The tint color of the leading buttons; with `nil`, they use that of the bar.",
      default: .value(nil),
      mdc: .from(63),
      constraint:
        "Colors titles and template images; an item's own `tintColor` overrides it.",
      source: "components/NavigationBar/src/MDCNavigationBar.m setLeadingBarItemsTintColor:")
  }

  @inlinable package static var trailingBarItemsTintColor: Of<Color?> {
    .init(
      "The tint color of the trailing buttons; with `nil`, they use that of the bar.",
      default: .value(nil),
      mdc: .from(63),
      constraint:
        "Colors titles and template images; an item's own `tintColor` overrides it.",
      source: "components/NavigationBar/src/MDCNavigationBar.m setTrailingBarItemsTintColor:")
  }

  @inlinable package static var hidesBackButton: Of<Bool> {
    .init(
      "Hides `backItem`.",
      default: .value(false),
      mdc: .from(2, 1),
      constraint:
        "If the bar observes a navigation item, the item's value replaces it.",
      source: "components/NavigationBar/src/MDCNavigationBar.m mdc_buttonItemsForLeadingBar")
  }

  @inlinable package static var leftItemsSupplementBackButton: Of<Bool> {
    .init(
      "Another name for `leadingItemsSupplementBackButton`, for navigation items.",
      default: .value(false),
      mdc: .from(2, 1),
      constraint:
        "If the bar observes a navigation item, the item's value replaces it.",
      source:
        "components/NavigationBar/src/MDCNavigationBar.m MDCNavigationBarNavigationItemKVOPaths")
  }

  @inlinable package static var leadingItemsSupplementBackButton: Of<Bool> {
    .init(
      "Keeps the back button next to leading items, which otherwise replace it.",
      default: .value(false),
      mdc: .from(2, 1),
      source: "components/NavigationBar/src/MDCNavigationBar.m mdc_buttonItemsForLeadingBar")
  }

  @inlinable package static var backItem: Of<Element<UIBarButtonItem>?> {
    .init(
      "The back button, first among the leading buttons.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "Hidden by `hidesBackButton`, and by leading items without `leadingItemsSupplementBackButton`. It is not read from an observed navigation item; an app bar sets it when it appears.",
      source:
        "components/NavigationBar/src/MDCNavigationBar.m setBackItem:, mdc_buttonItemsForLeadingBar"
    )
  }

  @inlinable package static var leftBarButtonItem: Of<Element<UIBarButtonItem>?> {
    .init(
      "Another name for `leadingBarButtonItem`, for navigation items.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "If the bar observes a navigation item, the item's value replaces it.",
      source: "components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables")
  }

  @inlinable package static var leadingBarButtonItem: Of<Element<UIBarButtonItem>?> {
    .init(
      "The first leading item; setting it replaces all leading items.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "Write this or `leadingBarButtonItems`, not both.",
      source: "components/NavigationBar/src/MDCNavigationBar.m setLeadingBarButtonItem:")
  }

  @inlinable package static var leftBarButtonItems: Of<List<Element<UIBarButtonItem>>?> {
    .init(
      "Another name for `leadingBarButtonItems`, for navigation items.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "If the bar observes a navigation item, the item's value replaces it.",
      source: "components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables")
  }

  @inlinable package static var leadingBarButtonItems: Of<List<Element<UIBarButtonItem>>?> {
    .init(
      "Items from the leading edge inward.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "Write these or `leadingBarButtonItem`, not both.",
      source: "components/NavigationBar/src/MDCNavigationBar.m setLeadingBarButtonItems:")
  }

  @inlinable package static var rightBarButtonItem: Of<Element<UIBarButtonItem>?> {
    .init(
      "Another name for `trailingBarButtonItem`, for navigation items.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "If the bar observes a navigation item, the item's value replaces it.",
      source: "components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables")
  }

  @inlinable package static var trailingBarButtonItem: Of<Element<UIBarButtonItem>?> {
    .init(
      "The first trailing item; setting it replaces all trailing items.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "Write this or `trailingBarButtonItems`, not both.",
      source: "components/NavigationBar/src/MDCNavigationBar.m setTrailingBarButtonItem:")
  }

  @inlinable package static var rightBarButtonItems: Of<List<Element<UIBarButtonItem>>?> {
    .init(
      "Another name for `trailingBarButtonItems`, for navigation items.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "If the bar observes a navigation item, the item's value replaces it.",
      source: "components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables")
  }

  @inlinable package static var trailingBarButtonItems: Of<List<Element<UIBarButtonItem>>?> {
    .init(
      "Items from the trailing edge inward: the first one is outermost.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "Write these or `trailingBarButtonItem`, not both.",
      source: "components/NavigationBar/src/MDCNavigationBar.m setTrailingBarButtonItems:")
  }

  @inlinable package static var inkColor: Of<Color?> {
    .init(
      "The color of touch feedback as ink on both sides.",
      default: .value(nil),
      mdc: .from(54, 6).deprecated(in: 85),
      instead: "`enableRippleBehavior` with `rippleColor`",
      source: "components/NavigationBar/src/MDCNavigationBar.h (ToBeDeprecated)")
  }

  @inlinable package static var enableRippleBehavior: Of<Bool> {
    .init(
      "Shows touches as ripples instead of ink on both sides.",
      default: .value(false),
      mdc: .from(85),
      traits: [.flag],
      source: "components/NavigationBar/src/MDCNavigationBar.m setEnableRippleBehavior:")
  }

  @inlinable package static var rippleColor: Of<Color?> {
    .init(
      "The color of touch feedback, for buttons that exist when it is set.",
      default: .value(nil),
      mdc: .from(85),
      constraint:
        "Set it after the items: buttons created later do not have it.",
      difference:
        "The header file says that it applies to all buttons; the code applies it to existing buttons, and also colors ink with it.",
      source: "components/NavigationBar/src/MDCNavigationBar.m setRippleColor:")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inlinable package static var mdc_overrideBaseElevation: Of<Double> {
    .init(
      "The elevation below the bar, if it is 0 or more.",
      default: .value(-1),
      mdc: .from(85, 11),
      source: "components/NavigationBar/src/MDCNavigationBar.m commonMDCNavigationBarInit")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inlinable package static var mdc_currentElevation: Of<Double> {
    .init(
      "The elevation that the bar reports, which is always 0.",
      default: .value(0),
      mdc: .from(85, 11),
      traits: [.unwritable],
      instead: "the toolkit computes it, always as 0",
      source: "components/NavigationBar/src/MDCNavigationBar.m mdc_currentElevation")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inlinable package static var mdc_elevationDidChangeBlock: Of<Anything?> {
    .init(
      "Runs after the elevation has changed.",
      default: .value(nil),
      mdc: .from(85, 11),
      traits: [.unwritable],
      instead: "a closure cannot be written in a description",
      source: "components/NavigationBar/src/MDCNavigationBar.m")
  }

  @inlinable package static var traitCollectionDidChangeBlock: Of<Anything?> {
    .init(
      "Runs after the traits have changed.",
      default: .value(nil),
      mdc: .from(85, 8),
      traits: [.unwritable],
      instead: "a closure cannot be written in a description",
      source: "components/NavigationBar/src/MDCNavigationBar.h")
  }

  @inlinable package static var useFlexibleTopBottomInsets: Of<Bool> {
    .init(
      "Allowed height and insets to change; since its removal, nothing else has been possible.",
      default: .value(false),
      mdc: .from(54, 6).deprecated(in: 55, 4).removed(in: 58),
      traits: [.unwritable, .flag],
      instead: "remove it; what it turned on is the only behavior",
      source: "CHANGELOG.md 54.6.0, 55.4.0, 58.0.0")
  }

  @inlinable package static var textAlignment: Of<Anything?> {
    .init(
      "An older name for `titleAlignment`.",
      default: .unknown,
      mdc: .always.removed(in: 90),
      traits: [.unwritable],
      instead: "write `titleAlignment`",
      source: "CHANGELOG.md 90.0.0")
  }

  @inlinable package static var resetsItems: Of<Bool> {
    .init(
      "Whether the app sets the items to `nil` and then back after it has changed them.",
      default: .value(false),
      traits: [.language],
      source: "ButtonBar README UIBarButtonItem properties")
  }
}
