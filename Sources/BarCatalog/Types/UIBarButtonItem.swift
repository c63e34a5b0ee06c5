/// The model of one button, space or custom view in a bar.
///
/// Support is that of `items` of each bar; a host that embeds another one has that one's answer.
@usableFromInline package enum UIBarButtonItem: BarObject {}

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

  @inlinable package static var title: Of<Text?> {
    .init(
      "The words on the button; where there is an image too, UIKit keeps them for menus and VoiceOver, Material draws both.",
      default: .value(nil),
      ios: .from(2),
      support: .mdc(documented: .observed, actual: .observed).on(
        .uiNavigationBar, documented: .unspecified, actual: .observed),
      constraint:
        "A Material bar asserts in debug builds on an item without title, image and `customView`.",
      difference:
        "The ButtonBar README says that changes show; beside `titleTextAttributes` the code changes only the plain title, which the attributed one most likely hides.",
      source: "UIKit/UIBarItem.h title; ButtonBar README UIBarButtonItem properties")
  }

  @inlinable package static var image: Of<Element<ImageReference>?> {
    .init(
      "The icon on the button.",
      default: .value(nil),
      ios: .from(2),
      support: .mdc(documented: .observed, actual: .observed),
      constraint:
        "Material shows it in every state as in the state `normal`.",
      difference:
        "The samples of the BottomAppBar README have items without image and title; Material asserts on them in debug builds.",
      source: "UIKit/UIBarItem.h image; ButtonBar README UIBarButtonItem properties")
  }

  @inlinable package static var landscapeImagePhone: Of<Element<ImageReference>?> {
    .init(
      "The icon for the low bars of an iPhone in landscape.",
      default: .value(nil),
      ios: .from(5),
      support: .mdc(documented: .unsupported, actual: .ignored),
      difference:
        "The ButtonBar README calls it unsupported; Material ignores it in silence.",
      source: "UIKit/UIBarItem.h landscapeImagePhone; ButtonBar README UIBarButtonItem properties")
  }

  @inlinable package static var largeContentSizeImage: Of<Element<ImageReference>?> {
    .init(
      "The icon that is enlarged for readers of accessibility text sizes.",
      default: .value(nil),
      ios: .from(11),
      support: .mdc(documented: .unknown, actual: .observed),
      difference:
        "Material's header says to set it; its code takes later changes only, not the first value.",
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
        "The ButtonBar README calls it unsupported; Material ignores it in silence.",
      source: "UIKit/UIBarItem.h imageInsets; ButtonBar README UIBarButtonItem properties")
  }

  @inlinable package static var landscapeImagePhoneInsets: Of<Insets> {
    .init(
      "The same for `landscapeImagePhone`.",
      default: .value(.zero),
      ios: .from(5),
      support: .mdc(documented: .unsupported, actual: .ignored),
      constraint:
        "It counts only with `landscapeImagePhone`.",
      difference:
        "The ButtonBar README calls it unsupported; Material ignores it in silence.",
      source:
        "UIKit/UIBarItem.h landscapeImagePhoneInsets; ButtonBar README UIBarButtonItem properties")
  }

  @inlinable package static var largeContentSizeImageInsets: Of<Insets> {
    .init(
      "The same for `largeContentSizeImage`.",
      default: .value(.zero),
      ios: .from(11),
      support: .mdc(documented: .unknown, actual: .observed),
      constraint:
        "It counts only with `largeContentSizeImage`.",
      difference:
        "Material's documents do not mention it; its code observes it.",
      source:
        "UIKit/UIBarItem.h largeContentSizeImageInsets; components/ButtonBar/src/MDCButtonBar.m setItems:"
    )
  }

  @inlinable package static var titleTextAttributes: Of<Keyed<Element<TextAttributes>?>> {
    .init(
      "Font and colors of the title per state; with them Material draws an attributed title, which a later `title` does not replace.",
      default: .value(.empty),
      keys: KeySpaces(.controlState),
      ios: .from(5),
      support: .mdc(documented: .readOnce, actual: .readOnce),
      constraint:
        "Material reads the states `normal`, `highlighted` and `disabled`. In UIKit's bars `buttonAppearance` of the bar's look is the newer way since iOS 13.",
      source:
        "UIKit/UIBarItem.h titleTextAttributes(for:); components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m updateButton:"
    )
  }

  @inlinable package static var style: Of<UIBarButtonItemStyle> {
    .init(
      "The role that the button is drawn in.",
      default: .value(.plain),
      ios: .from(2),
      support: .mdc(documented: .ignored, actual: .ignored).on(
        .uiNavigationBar, documented: .unspecified, actual: .observed),
      constraint:
        "`prominent` needs iOS 26; for older versions `done` means the same.",
      source:
        "UIKit/UIBarButtonItem.h style; UINavigationBar documentation Customize the appearance")
  }

  @inlinable package static var width: Of<Double> {
    .init(
      "The width in points; 0 takes what the content needs.",
      default: .value(0),
      ios: .from(2),
      support: .mdc(documented: .readOnce, actual: .readOnce).on(
        .uiNavigationBar, documented: .unknown, actual: .unknown),
      bounds: .atLeast(0),
      difference:
        "The ButtonBar README says that changes do not show; Material's code reads the width at every layout.",
      source:
        "UIKit/UIBarButtonItem.h width; components/ButtonBar/src/MDCButtonBar.m sizeThatFits:shouldLayout:"
    )
  }

  @inlinable package static var possibleTitles: Of<List<Text>?> {
    .init(
      "Titles of which the widest decides how much room is kept.",
      default: .value(nil),
      ios: .from(2),
      support: .mdc(documented: .unsupported, actual: .ignored).on(
        .uiNavigationBar, documented: .unknown, actual: .unknown),
      difference:
        "The ButtonBar README calls it unsupported; Material ignores it in silence.",
      source: "UIKit/UIBarButtonItem.h possibleTitles; ButtonBar README UIBarButtonItem properties")
  }

  @inlinable package static var tag: Of<Int> {
    .init(
      "A number that code finds the item by.",
      default: .value(0),
      ios: .from(2),
      support: .mdc(documented: .unknown, actual: .observed),
      difference:
        "The ButtonBar README does not list it; Material's header and code observe it.",
      source: "UIKit/UIBarItem.h tag; components/ButtonBar/src/MDCButtonBar.m setItems:")
  }

  @inlinable package static var tintColor: Of<Color?> {
    .init(
      "Colors title or icon, or the background of a prominent button.",
      default: .value(nil),
      ios: .from(5),
      support: .mdc(documented: .unknown, actual: .observed).on(
        .uiNavigationBar, documented: .unspecified, actual: .observed),
      difference:
        "The ButtonBar README does not list it; Material's header and code observe it.",
      source:
        "UIKit/UIBarButtonItem.h tintColor; UINavigationBar documentation Customize the appearance")
  }

  @inlinable package static var backgroundImage: Of<Keyed<Element<ImageReference>?>> {
    .init(
      "An image behind the button per state, style and metrics; Material draws the one for default metrics and no style.",
      default: .value(.empty),
      keys: KeySpaces(.controlState, .uiBarButtonItemStyle, .barMetrics),
      ios: .from(6),
      support: .mdc(documented: .unknown, actual: .readOnce),
      constraint:
        "One for a style shows only on items of that style. From iOS 26 on Apple advises to color a button by `tintColor` and the style `prominent`.",
      difference:
        "Material's documents do not mention it; its code reads it once.",
      source:
        "UIKit/UIBarButtonItem.h backgroundImage(for:barMetrics:), backgroundImage(for:style:barMetrics:); components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m"
    )
  }

  @inlinable package static var backgroundVerticalPositionAdjustment: Of<Keyed<Double>> {
    .init(
      "Moves the background up or down, in points; 0 where nothing is set.",
      default: .value(.empty),
      keys: KeySpaces(.barMetrics),
      ios: .from(5),
      support: .mdc(documented: .unknown, actual: .ignored),
      source: "UIKit/UIBarButtonItem.h")
  }

  @inlinable package static var titlePositionAdjustment: Of<Keyed<Offset>> {
    .init(
      "Moves the title; no offset where nothing is set.",
      default: .value(.empty),
      keys: KeySpaces(.barMetrics),
      ios: .from(5),
      support: .mdc(documented: .unknown, actual: .ignored),
      source: "UIKit/UIBarButtonItem.h")
  }

  @inlinable package static var backButtonBackgroundImage: Of<Keyed<Element<ImageReference>?>> {
    .init(
      "An image behind a back button.",
      default: .value(.empty),
      keys: KeySpaces(.controlState, .barMetrics),
      ios: .from(5),
      support: .mdc(documented: .unknown, actual: .ignored).on(
        .uiToolbar, documented: .unknown, actual: .ignored),
      constraint:
        "Only the back button of a navigation bar has it.",
      source: "UIKit/UIBarButtonItem.h")
  }

  @inlinable package static var backButtonTitlePositionAdjustment: Of<Keyed<Offset>> {
    .init(
      "Moves the title of a back button.",
      default: .value(.empty),
      keys: KeySpaces(.barMetrics),
      ios: .from(5),
      support: .mdc(documented: .unknown, actual: .ignored).on(
        .uiToolbar, documented: .unknown, actual: .ignored),
      constraint:
        "Only the back button of a navigation bar has it.",
      source: "UIKit/UIBarButtonItem.h")
  }

  @inlinable package static var backButtonBackgroundVerticalPositionAdjustment: Of<Keyed<Double>> {
    .init(
      "Moves the background of a back button up or down, in points.",
      default: .value(.empty),
      keys: KeySpaces(.barMetrics),
      ios: .from(5),
      support: .mdc(documented: .unknown, actual: .ignored).on(
        .uiToolbar, documented: .unknown, actual: .ignored),
      constraint:
        "Only the back button of a navigation bar has it.",
      source: "UIKit/UIBarButtonItem.h")
  }

  @inlinable package static var isEnabled: Of<Bool> {
    .init(
      "Whether the button can be pressed; it is dimmed if not.",
      default: .value(true),
      ios: .from(2),
      support: .mdc(documented: .observed, actual: .observed),
      objectiveC: "enabled",
      source: "UIKit/UIBarItem.h isEnabled; ButtonBar README UIBarButtonItem properties")
  }

  @inlinable package static var isSelected: Of<Bool> {
    .init(
      "Shows the button as switched on.",
      default: .value(false),
      ios: .from(15),
      support: .mdc(documented: .unknown, actual: .ignored),
      objectiveC: "selected",
      source: "UIKit/UIBarButtonItem.h")
  }

  @inlinable package static var isHidden: Of<Bool> {
    .init(
      "Leaves the item out of its bar.",
      default: .value(false),
      ios: .from(16),
      support: .mdc(documented: .unknown, actual: .ignored),
      objectiveC: "hidden",
      source: "UIKit/UIBarButtonItem.h")
  }

  @inlinable package static var isSymbolAnimationEnabled: Of<Bool> {
    .init(
      "Lets symbols in the button move.",
      default: .unknown,
      ios: .from(17),
      support: .mdc(documented: .unknown, actual: .ignored),
      objectiveC: "symbolAnimationEnabled",
      source: "UIKit/UIBarButtonItem.h")
  }

  @inlinable package static var symbolEffects: Of<List<Name>?> {
    .init(
      "Animations of the symbol, by name; `appear` and `disappear` are refused by UIKit.",
      default: .value(nil),
      ios: .from(17),
      support: .mdc(documented: .unknown, actual: .ignored),
      traits: [.language],
      source: "UIKit/UIBarButtonItem.h addSymbolEffect(_:)")
  }

  @inlinable package static var isSpringLoaded: Of<Bool> {
    .init(
      "Presses the button when dragged content rests on it.",
      default: .unknown,
      ios: .from(11),
      support: .mdc(documented: .unknown, actual: .ignored),
      objectiveC: "springLoaded",
      source:
        "https://developer.apple.com/documentation/uikit/uispringloadedinteractionsupporting/isspringloaded"
    )
  }

  @inlinable package static var visibilityPriority: Of<UIBarButtonItemVisibilityPriority> {
    .init(
      "Which items are kept when there is no room for all.",
      default: .value(.standard),
      ios: .from(27),
      support: .mdc(documented: .unknown, actual: .ignored).on(
        .uiToolbar, documented: .unknown, actual: .unknown),
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitem/visibilitypriority")
  }

  @inlinable package static var isPaddingRemoved: Of<Bool> {
    .init(
      "Takes away the room that a bar puts around the item.",
      default: .value(false),
      ios: .from(27),
      support: .mdc(documented: .unknown, actual: .ignored),
      objectiveC: "paddingRemoved",
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitem/ispaddingremoved")
  }

  @inlinable package static var axisBehavior: Of<UIBarButtonItemAxisBehavior> {
    .init(
      "Whether the item may move to a vertical bar where the system has one.",
      default: .value(.automatic),
      ios: .from(27, 1),
      support: .mdc(documented: .unknown, actual: .ignored),
      constraint:
        "With `horizontalOnly` the item is left out where no horizontal bar is on screen.",
      source:
        "https://developer.apple.com/documentation/uikit/uibarbuttonitem/axisbehavior-swift.property"
    )
  }

  @inlinable package static var menuRepresentation: Of<Element<MenuElement>?> {
    .init(
      "What stands for the item in an overflow menu.",
      default: .value(nil),
      ios: .from(16),
      support: .mdc(documented: .unknown, actual: .ignored).on(
        .uiToolbar, documented: .unknown, actual: .unknown),
      constraint:
        "Without it an item brings its menu and action there, and one with a `customView` nothing.",
      source: "UIKit/UIBarButtonItem.h")
  }

  @inlinable package static var hidesSharedBackground: Of<Bool> {
    .init(
      "Shows the item without the glass that it would share.",
      default: .value(false),
      ios: .from(26),
      support: .mdc(documented: .unknown, actual: .ignored),
      constraint:
        "In a group of several items it does not count.",
      source:
        "https://developer.apple.com/documentation/uikit/uibarbuttonitem/hidessharedbackground")
  }

  @inlinable package static var sharesBackground: Of<Bool> {
    .init(
      "Whether neighbours may share one glass with the item.",
      default: .value(true),
      ios: .from(26),
      support: .mdc(documented: .unknown, actual: .ignored),
      constraint:
        "In a group of several items it does not count.",
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitem/sharesbackground")
  }

  @inlinable package static var identifier: Of<Name?> {
    .init(
      "Items of the same identifier turn into each other between screens.",
      default: .value(nil),
      ios: .from(26),
      support: .mdc(documented: .unknown, actual: .ignored),
      source: "UIKit/UIBarButtonItem.h")
  }

  @inlinable package static var badge: Of<Element<Badge>?> {
    .init(
      "A small mark on the button: a number, a word or a dot.",
      default: .value(nil),
      ios: .from(26),
      support: .mdc(documented: .unknown, actual: .ignored),
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitembadge")
  }

  @inlinable package static var action: Of<Name?> {
    .init(
      "The selector that a tap sends.",
      default: .value(nil),
      ios: .from(2),
      support: .mdc(documented: .readOnce, actual: .observed),
      constraint:
        "It does not count beside a `primaryAction` or a `customView`.",
      difference:
        "The ButtonBar README asks to set the items again after a change; Material's code reads the action at each tap.",
      source:
        "UIKit/UIBarButtonItem.h action; components/ButtonBar/src/MDCButtonBar.m didTapButton:event:"
    )
  }

  @inlinable package static var target: Of<Name?> {
    .init(
      "Who gets the action: `self`, a name, or whoever in the responder chain answers.",
      default: .value(nil),
      ios: .from(2),
      support: .mdc(documented: .readOnce, actual: .observed),
      constraint:
        "It does not count beside a `primaryAction` or a `customView`.",
      difference:
        "The ButtonBar README asks to set the items again after a change; Material's code reads the target at each tap.",
      source:
        "UIKit/UIBarButtonItem.h target; components/ButtonBar/src/MDCButtonBar.m didTapButton:event:"
    )
  }

  @inlinable package static var segue: Of<Element<Segue>?> {
    .init(
      "The screen that a tap leads to.",
      default: .value(nil),
      traits: [.language],
      source: "Xcode storyboards: segues of a bar button item")
  }

  @inlinable package static var buttonGroup: Of<Element<UIBarButtonItemGroup>?> {
    .init(
      "The group that the item is in.",
      default: .value(nil),
      ios: .from(9),
      support: .mdc(documented: .unknown, actual: .ignored).on(
        .uiToolbar, documented: .unknown, actual: .unknown),
      traits: [.unwritable],
      instead: "the toolkit answers it; write the item into a group's `barButtonItems`",
      source: "UIKit/UIBarButtonItemGroup.h buttonGroup")
  }

  @inlinable package static var accessibilityLabel: Of<Text?> {
    .init(
      "What VoiceOver calls the button.",
      default: .computed("the title"),
      ios: .from(3),
      support: .mdc(documented: .unknown, actual: .observed).on(
        .appBar, documented: .unspecified, actual: .observed
      ).on(.bottomAppBar, documented: .unspecified, actual: .observed).on(
        .uiNavigationBar, documented: .unspecified, actual: .observed),
      constraint:
        "A Material app bar puts its own on the back button.",
      difference:
        "The ButtonBar README does not list it; Material's header and code observe it.",
      source: "AppBar README MDCAppBar Accessibility; BottomAppBar README Set -accessibilityLabel")
  }

  @inlinable package static var accessibilityHint: Of<Text?> {
    .init(
      "What VoiceOver says that a tap will do.",
      default: .value(nil),
      ios: .from(3),
      support: .mdc(documented: .unknown, actual: .observed).on(
        .bottomAppBar, documented: .unspecified, actual: .observed),
      difference:
        "The ButtonBar README does not list it; Material's header and code observe it.",
      source: "BottomAppBar README Set -accessibilityHint")
  }

  @inlinable package static var accessibilityValue: Of<Text?> {
    .init(
      "What VoiceOver reads as the button's present value.",
      default: .value(nil),
      ios: .from(3),
      support: .mdc(documented: .unknown, actual: .observed),
      difference:
        "The ButtonBar README does not list it; Material's header and code observe it.",
      source: "UIKit/UIAccessibility.h")
  }

  @inlinable package static var accessibilityIdentifier: Of<Name?> {
    .init(
      "A name that tests find the button by; nobody hears it.",
      default: .value(nil),
      ios: .from(5),
      support: .mdc(documented: .unknown, actual: .observed),
      constraint:
        "A Material app bar puts its own on the back button.",
      difference:
        "The ButtonBar README does not list it; Material's header and code observe it.",
      source: "UIKit/UIAccessibilityIdentification.h")
  }

  @inlinable package static var accessibilityTraits: Of<Options<AccessibilityTrait>> {
    .init(
      "What kind of thing VoiceOver takes the item for.",
      default: .unknown,
      ios: .from(3),
      support: .mdc(documented: .unknown, actual: .ignored),
      source: "UIKit/UIAccessibility.h")
  }

  @inlinable package static var changesAtRuntime: Of<Changes?> {
    .init(
      "The properties that the app changes once the bar is on screen, alone or with the values that they take.",
      default: .value(nil),
      traits: [.language],
      source: "ButtonBar README UIBarButtonItem properties")
  }
}
