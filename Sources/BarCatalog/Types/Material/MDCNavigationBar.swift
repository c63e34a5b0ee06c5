/// Material's bar at the top of a screen: leading buttons, a title or a view, trailing buttons.
///
/// The class is marked deprecated for iOS 12 after version 124.2.0, in no tagged release.
@usableFromInline package enum MDCNavigationBar: View {}

extension Property where Owner == MDCNavigationBar {
  @inlinable package static var observesNavigationItem: Of<Bool> {
    .init(
      "Whether the bar follows the screen's navigation item.",
      default: .computed(
        "true where the screen has a navigation item and the bar is in no other one"),
      traits: [.language],
      source: "components/NavigationBar/src/MDCNavigationBar.h observeNavigationItem:")
  }

  @inlinable package static var uppercasesButtonTitles: Of<Bool> {
    .init(
      "Draws titles of buttons in capitals; the bar's own title stays as it is.",
      default: .value(true),
      mdc: .from(62, 1),
      traits: [.flag],
      source: "components/NavigationBar/src/MDCNavigationBar.m commonMDCNavigationBarInit")
  }

  @inlinable package static var buttonsTitleFont: Of<Keyed<Element<FontDescription>?>> {
    .init(
      "The font of buttons on both sides per state.",
      default: .value(.empty),
      keys: KeySpaces(.controlState),
      mdc: .from(54, 10),
      constraint:
        "A font in an item's `titleTextAttributes` comes before it.",
      source: "components/NavigationBar/src/MDCNavigationBar.h setButtonsTitleFont:forState:")
  }

  @inlinable package static var buttonsTitleColor: Of<Keyed<Color?>> {
    .init(
      "The color of buttons on both sides per state.",
      default: .value(.empty),
      keys: KeySpaces(.controlState),
      mdc: .from(54, 11),
      constraint:
        "An item's own `tintColor` comes before it.",
      source: "components/NavigationBar/src/MDCNavigationBar.h setButtonsTitleColor:forState:")
  }

  @inlinable package static var allowAnyTitleFontSize: Of<Bool> {
    .init(
      "Lets `titleFont` keep its size.",
      default: .value(false),
      mdc: .from(60, 3),
      traits: [.flag],
      constraint:
        "Set it before `titleFont`, which is not applied again. The theme of an app bar sets it.",
      source: "components/NavigationBar/src/MDCNavigationBar.m setTitleFont:")
  }

  @inlinable package static var titleFont: Of<Element<FontDescription>?> {
    .init(
      "The font of the title, at 20 points unless `allowAnyTitleFontSize`; nil brings the default back.",
      default: .computed("the medium title font at 20 points"),
      mdc: .from(54),
      constraint:
        "A font in `titleTextAttributes` comes before it. Set it after `allowAnyTitleFontSize`.",
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
        "The header says that it begins as nil; the code answers the color that the label has.",
      source: "components/NavigationBar/src/MDCNavigationBar.m titleTextColor")
  }

  @inlinable package static var titleTextAttributes: Of<Element<TextAttributes>?> {
    .init(
      "Attributes of the whole title.",
      default: .value(nil),
      mdc: .from(12, 1).deprecated(in: 110, 2),
      traits: [.announced],
      constraint:
        "A font in them comes before `titleFont`. They count only while there is a title.",
      instead: "`titleFont` with `titleTextColor`",
      source: "components/NavigationBar/src/MDCNavigationBar.m setTitleTextAttributes:")
  }

  @inlinable package static var titleAlignment: Of<MDCNavigationBarTitleAlignment> {
    .init(
      "Puts the title in the middle or behind the leading buttons.",
      default: .value(.center),
      mdc: .from(2, 1),
      constraint:
        "It decides what `titleInsets` are where none are set.",
      difference:
        "The header calls `leading` the default; code and unit test have `center`.",
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
        "A change shows at the next layout, which it does not ask for.",
      source:
        "components/NavigationBar/src/MDCNavigationBar.m commonMDCNavigationBarInit, layoutSubviews"
    )
  }

  @inlinable package static var titleInsets: Of<Insets> {
    .init(
      "Room beside title and title view; left and right change places in right-to-left layouts.",
      default: .computed("16 at both sides; with a leading title only at sides without buttons"),
      mdc: .from(73, 1),
      constraint:
        "Once it is set, the computed default does not come back.",
      source: "components/NavigationBar/src/MDCNavigationBar.m titleInsets")
  }

  @inlinable package static var title: Of<Text?> {
    .init(
      "The words in the bar where there is no `titleView`.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "Where the bar observes a navigation item, the item's value replaces it. A `titleView` hides it.",
      source: "components/NavigationBar/src/MDCNavigationBar.m setTitle:")
  }

  @inlinable package static var titleView: Of<Element<ViewDescription>?> {
    .init(
      "A view in place of the title: as wide as there is room, 24 to 56 points high.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "Where the bar observes a navigation item, the item's value replaces it. The item then answers a placeholder in place of its view.",
      source: "components/NavigationBar/src/MDCNavigationBar.m setTitleView:, layoutSubviews")
  }

  @inlinable package static var leadingBarItemsTintColor: Of<Color?> {
    .init(
      "The tint of the leading buttons; nil leaves them that of the bar.",
      default: .value(nil),
      mdc: .from(63),
      constraint:
        "It colors titles and template images; an item's own `tintColor` comes before it.",
      source: "components/NavigationBar/src/MDCNavigationBar.m setLeadingBarItemsTintColor:")
  }

  @inlinable package static var trailingBarItemsTintColor: Of<Color?> {
    .init(
      "The tint of the trailing buttons; nil leaves them that of the bar.",
      default: .value(nil),
      mdc: .from(63),
      constraint:
        "It colors titles and template images; an item's own `tintColor` comes before it.",
      source: "components/NavigationBar/src/MDCNavigationBar.m setTrailingBarItemsTintColor:")
  }

  @inlinable package static var hidesBackButton: Of<Bool> {
    .init(
      "Shows no `backItem`.",
      default: .value(false),
      mdc: .from(2, 1),
      constraint:
        "Where the bar observes a navigation item, the item's value replaces it.",
      source: "components/NavigationBar/src/MDCNavigationBar.m mdc_buttonItemsForLeadingBar")
  }

  @inlinable package static var leftItemsSupplementBackButton: Of<Bool> {
    .init(
      "Another name of `leadingItemsSupplementBackButton`, for navigation items.",
      default: .value(false),
      mdc: .from(2, 1),
      constraint:
        "Where the bar observes a navigation item, the item's value replaces it.",
      source:
        "components/NavigationBar/src/MDCNavigationBar.m MDCNavigationBarNavigationItemKVOPaths")
  }

  @inlinable package static var leadingItemsSupplementBackButton: Of<Bool> {
    .init(
      "Keeps the back button beside leading items, which else take its place.",
      default: .value(false),
      mdc: .from(2, 1),
      source: "components/NavigationBar/src/MDCNavigationBar.m mdc_buttonItemsForLeadingBar")
  }

  @inlinable package static var backItem: Of<Element<UIBarButtonItem>?> {
    .init(
      "The back button, first among the leading ones.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "It does not show with `hidesBackButton`, or beside leading items without `leadingItemsSupplementBackButton`. It is not taken from an observed navigation item; an app bar fills it when it appears.",
      source:
        "components/NavigationBar/src/MDCNavigationBar.m setBackItem:, mdc_buttonItemsForLeadingBar"
    )
  }

  @inlinable package static var leftBarButtonItem: Of<Element<UIBarButtonItem>?> {
    .init(
      "Another name of `leadingBarButtonItem`, for navigation items.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "Where the bar observes a navigation item, the item's value replaces it.",
      source: "components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables")
  }

  @inlinable package static var leadingBarButtonItem: Of<Element<UIBarButtonItem>?> {
    .init(
      "The first leading item; setting it replaces all of them.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "Write this or `leadingBarButtonItems`, not both.",
      source: "components/NavigationBar/src/MDCNavigationBar.m setLeadingBarButtonItem:")
  }

  @inlinable package static var leftBarButtonItems: Of<List<Element<UIBarButtonItem>>?> {
    .init(
      "Another name of `leadingBarButtonItems`, for navigation items.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "Where the bar observes a navigation item, the item's value replaces it.",
      source: "components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables")
  }

  @inlinable package static var leadingBarButtonItems: Of<List<Element<UIBarButtonItem>>?> {
    .init(
      "Items from the leading edge inwards.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "Write these or `leadingBarButtonItem`, not both.",
      source: "components/NavigationBar/src/MDCNavigationBar.m setLeadingBarButtonItems:")
  }

  @inlinable package static var rightBarButtonItem: Of<Element<UIBarButtonItem>?> {
    .init(
      "Another name of `trailingBarButtonItem`, for navigation items.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "Where the bar observes a navigation item, the item's value replaces it.",
      source: "components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables")
  }

  @inlinable package static var trailingBarButtonItem: Of<Element<UIBarButtonItem>?> {
    .init(
      "The first trailing item; setting it replaces all of them.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "Write this or `trailingBarButtonItems`, not both.",
      source: "components/NavigationBar/src/MDCNavigationBar.m setTrailingBarButtonItem:")
  }

  @inlinable package static var rightBarButtonItems: Of<List<Element<UIBarButtonItem>>?> {
    .init(
      "Another name of `trailingBarButtonItems`, for navigation items.",
      default: .value(nil),
      mdc: .from(2, 1),
      constraint:
        "Where the bar observes a navigation item, the item's value replaces it.",
      source: "components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables")
  }

  @inlinable package static var trailingBarButtonItems: Of<List<Element<UIBarButtonItem>>?> {
    .init(
      "Items from the trailing edge inwards: the first one is outermost.",
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
      "Shows touches as ripples in place of ink on both sides.",
      default: .value(false),
      mdc: .from(85),
      traits: [.flag],
      source: "components/NavigationBar/src/MDCNavigationBar.m setEnableRippleBehavior:")
  }

  @inlinable package static var rippleColor: Of<Color?> {
    .init(
      "The color of touch feedback, for the buttons that there are when it is set.",
      default: .value(nil),
      mdc: .from(85),
      constraint:
        "Set it after the items: buttons made later do not have it.",
      difference:
        "The header says that it is for all buttons; the code gives it to those that there are, and colors ink with it too.",
      source: "components/NavigationBar/src/MDCNavigationBar.m setRippleColor:")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inlinable package static var mdc_overrideBaseElevation: Of<Double> {
    .init(
      "The elevation below the bar, where it is 0 or more.",
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
      instead: "the toolkit answers it, always with 0",
      source: "components/NavigationBar/src/MDCNavigationBar.m mdc_currentElevation")
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inlinable package static var mdc_elevationDidChangeBlock: Of<Anything?> {
    .init(
      "Runs after a change of elevation.",
      default: .value(nil),
      mdc: .from(85, 11),
      traits: [.unwritable],
      instead: "a closure cannot be written in a description",
      source: "components/NavigationBar/src/MDCNavigationBar.m")
  }

  @inlinable package static var traitCollectionDidChangeBlock: Of<Anything?> {
    .init(
      "Runs after a change of traits.",
      default: .value(nil),
      mdc: .from(85, 8),
      traits: [.unwritable],
      instead: "a closure cannot be written in a description",
      source: "components/NavigationBar/src/MDCNavigationBar.h")
  }

  @inlinable package static var useFlexibleTopBottomInsets: Of<Bool> {
    .init(
      "Let height and insets change; nothing else has been possible since it was removed.",
      default: .value(false),
      mdc: .from(54, 6).deprecated(in: 55, 4).removed(in: 58),
      traits: [.unwritable, .flag],
      instead: "remove it: what it switched on is the only behaviour",
      source: "CHANGELOG.md 54.6.0, 55.4.0, 58.0.0")
  }

  @inlinable package static var textAlignment: Of<Anything?> {
    .init(
      "An older name of `titleAlignment`.",
      default: .unknown,
      mdc: .always.removed(in: 90),
      traits: [.unwritable],
      instead: "write `titleAlignment`",
      source: "CHANGELOG.md 90.0.0")
  }

  @inlinable package static var resetsItems: Of<Bool> {
    .init(
      "Whether the app sets the items to nil and again after it has changed them.",
      default: .value(false),
      traits: [.language],
      source: "ButtonBar README UIBarButtonItem properties")
  }
}
