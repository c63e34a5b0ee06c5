/// What one screen puts into a navigation bar.
///
/// A Material bar that observes the item follows eight of its properties and no others.
@usableFromInline package enum UINavigationItem: BarObject {}

extension Property where Owner == UINavigationItem {
  @inlinable package static var title: Of<Text?> {
    .init(
      "The words in the middle of the bar, and the back button's on the next screen.",
      default: .value(nil),
      ios: .from(2),
      support: .navigation(documented: .observed, actual: .observed).on(
        .uiNavigationBar, documented: .unspecified, actual: .observed),
      source:
        "UIKit/UINavigationItem.h title; components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables"
    )
  }

  @inlinable package static var attributedTitle: Of<Element<AttributedText>?> {
    .init(
      "A title with attributes.",
      default: .value(nil),
      ios: .from(26),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "It does not count beside a `titleView`.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var titleView: Of<Element<ViewDescription>?> {
    .init(
      "A view in place of the title; a Material bar leaves a placeholder in the item.",
      default: .value(nil),
      ios: .from(2),
      support: .navigation(documented: .observed, actual: .observed).on(
        .uiNavigationBar, documented: .unspecified, actual: .observed),
      source:
        "UIKit/UINavigationItem.h titleView; components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables"
    )
  }

  @inlinable package static var subtitle: Of<Text?> {
    .init(
      "A second line below the title.",
      default: .value(nil),
      ios: .from(26),
      support: .navigation(documented: .unknown, actual: .ignored).on(
        .uiNavigationBar, documented: .unspecified, actual: .observed),
      constraint:
        "It does not count beside an `attributedSubtitle` or a `subtitleView`.",
      source: "UIKit/UINavigationItem.h subtitle; UINavigationBar documentation Overview")
  }

  @inlinable package static var attributedSubtitle: Of<Element<AttributedText>?> {
    .init(
      "A second line with attributes below the title.",
      default: .value(nil),
      ios: .from(26),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "It comes before `subtitle`, and does not count beside a `subtitleView` or a `titleView`.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var subtitleView: Of<Element<ViewDescription>?> {
    .init(
      "A view below the title, sized by its constraints or its fitting size.",
      default: .value(nil),
      ios: .from(26),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "It comes before `subtitle` and `attributedSubtitle`.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var largeTitle: Of<Text?> {
    .init(
      "The words of the large title.",
      default: .computed("the title"),
      ios: .from(26),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "It shows only where the bar has `prefersLargeTitles`.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var largeSubtitle: Of<Text?> {
    .init(
      "A line below the large title.",
      default: .computed("the subtitle"),
      ios: .from(26),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "It shows only below a large title; a `largeSubtitleView` comes before it.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var largeAttributedSubtitle: Of<Element<AttributedText>?> {
    .init(
      "A line with attributes below the large title.",
      default: .computed("the large subtitle"),
      ios: .from(26),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "It does not count beside a `largeSubtitleView`.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var largeSubtitleView: Of<Element<ViewDescription>?> {
    .init(
      "A view below the large title.",
      default: .value(nil),
      ios: .from(26),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "It comes before every other subtitle there.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var prompt: Of<Text?> {
    .init(
      "A line of text above the buttons, which makes the bar higher.",
      default: .value(nil),
      ios: .from(2),
      support: .navigation(documented: .unsupported, actual: .ignored).on(
        .uiNavigationBar, documented: .unspecified, actual: .observed),
      difference:
        "Material's documents call it unsupported; its bars ignore it in silence.",
      source:
        "UIKit/UINavigationItem.h prompt; components/NavigationBar/docs/observing-navigationitem-instances.md Exceptions"
    )
  }

  @inlinable package static var hidesBackButton: Of<Bool> {
    .init(
      "Shows no back button while the item is on top.",
      default: .value(false),
      ios: .from(2),
      support: .navigation(documented: .observed, actual: .observed),
      source:
        "UIKit/UINavigationItem.h hidesBackButton; components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables"
    )
  }

  @inlinable package static var leftItemsSupplementBackButton: Of<Bool> {
    .init(
      "Keeps the back button beside left items, which else take its place.",
      default: .value(false),
      ios: .from(5),
      support: .navigation(documented: .observed, actual: .observed),
      source:
        "UIKit/UINavigationItem.h leftItemsSupplementBackButton; components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables"
    )
  }

  @inlinable package static var backBarButtonItem: Of<Element<UIBarButtonItem>?> {
    .init(
      "The back button that leads here, shown on the screen above; a Material app bar reads it when it appears.",
      default: .value(nil),
      ios: .from(2),
      support: .navigation(documented: .observed, actual: .ignored).on(
        .appBar, documented: .observed, actual: .readOnce),
      constraint:
        "A Material app bar reads it while its bar has no `backItem`, and puts its own accessibility label and identifier on it.",
      difference:
        "Material's documents promise every usual property but `prompt`; the code follows eight others.",
      source:
        "UIKit/UINavigationItem.h backBarButtonItem; components/AppBar/src/MDCAppBarViewController.m"
    )
  }

  @inlinable package static var backButtonTitle: Of<Text?> {
    .init(
      "The words of the back button that leads here.",
      default: .value(nil),
      ios: .from(11),
      support: .navigation(documented: .observed, actual: .ignored),
      constraint:
        "It does not count beside a `backBarButtonItem`.",
      difference:
        "Material's documents promise every usual property but `prompt`; the code follows eight others.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var backButtonDisplayMode: Of<UINavigationItemBackButtonDisplayMode> {
    .init(
      "Which words the back button that leads here has, if any.",
      default: .value(.default),
      ios: .from(14),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "It counts only without a `backBarButtonItem`; with `generic` neither title nor `backButtonTitle` count.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var backAction: Of<Element<MenuElement>?> {
    .init(
      "What the back button does in place of going back; makes one where there is none.",
      default: .value(nil),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var titleMenuProvider: Of<Anything?> {
    .init(
      "Builds a menu below the title.",
      default: .value(nil),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      traits: [.unwritable],
      instead: "a closure cannot be written in a description",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var renameDelegate: Of<Name?> {
    .init(
      "Lets the title be edited in place.",
      default: .value(nil),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      traits: [.unwritable],
      instead: "a delegate that renames is an object of the app",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var documentProperties: Of<Element<DocumentProperties>?> {
    .init(
      "The document that the title's menu shows.",
      default: .value(nil),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var leftBarButtonItem: Of<Element<UIBarButtonItem>?> {
    .init(
      "The first item at the leading edge; setting it replaces all of them.",
      default: .value(nil),
      ios: .from(2),
      support: .navigation(documented: .observed, actual: .observed).on(
        .uiNavigationBar, documented: .unspecified, actual: .observed),
      constraint:
        "Write this or `leftBarButtonItems`, not both; `leadingItemGroups` replace either.",
      source:
        "UIKit/UINavigationItem.h leftBarButtonItem; components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables"
    )
  }

  @inlinable package static var rightBarButtonItem: Of<Element<UIBarButtonItem>?> {
    .init(
      "The first item at the trailing edge; setting it replaces all of them.",
      default: .value(nil),
      ios: .from(2),
      support: .navigation(documented: .observed, actual: .observed).on(
        .uiNavigationBar, documented: .unspecified, actual: .observed),
      constraint:
        "Write this or `rightBarButtonItems`, not both; `trailingItemGroups` replace either.",
      source:
        "UIKit/UINavigationItem.h rightBarButtonItem; components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables"
    )
  }

  @inlinable package static var leftBarButtonItems: Of<List<Element<UIBarButtonItem>>?> {
    .init(
      "Items from the leading edge inwards.",
      default: .value(nil),
      ios: .from(5),
      support: .navigation(documented: .observed, actual: .observed).on(
        .uiNavigationBar, documented: .unspecified, actual: .observed),
      constraint:
        "Write these or `leftBarButtonItem`, not both; `leadingItemGroups` replace either. They stand in the place of the back button without `leftItemsSupplementBackButton`.",
      source:
        "UIKit/UINavigationItem.h leftBarButtonItems; components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables"
    )
  }

  @inlinable package static var rightBarButtonItems: Of<List<Element<UIBarButtonItem>>?> {
    .init(
      "Items from the trailing edge inwards: the first one is outermost.",
      default: .value(nil),
      ios: .from(5),
      support: .navigation(documented: .observed, actual: .observed).on(
        .uiNavigationBar, documented: .unspecified, actual: .observed),
      constraint:
        "Write these or `rightBarButtonItem`, not both; `trailingItemGroups` replace either.",
      source:
        "UIKit/UINavigationItem.h rightBarButtonItems; components/NavigationBar/src/MDCNavigationBar.h MDCUINavigationItemObservables"
    )
  }

  @inlinable package static var customizationIdentifier: Of<Name?> {
    .init(
      "Lets people arrange the groups, and names what is saved.",
      default: .value(nil),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "It is unique in the app.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var leadingItemGroups: Of<List<Element<UIBarButtonItemGroup>>> {
    .init(
      "Groups at the leading edge.",
      default: .value(.empty),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "They replace what `leftBarButtonItem` and `leftBarButtonItems` hold, and Material's bars show none of them.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var centerItemGroups: Of<List<Element<UIBarButtonItemGroup>>> {
    .init(
      "Groups in the middle, which people may arrange.",
      default: .value(.empty),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "They show with the styles `browser` and `editor`; with `navigator` they are in the overflow menu.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var trailingItemGroups: Of<List<Element<UIBarButtonItemGroup>>> {
    .init(
      "Groups at the trailing edge.",
      default: .value(.empty),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "They replace what `rightBarButtonItem` and `rightBarButtonItems` hold, and Material's bars show none of them.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var pinnedTrailingGroup: Of<Element<UIBarButtonItemGroup>?> {
    .init(
      "A group at the very end, which never moves into the overflow menu.",
      default: .value(nil),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "A group of several items needs a `representativeItem`, since it cannot move away.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var additionalOverflowItems: Of<Element<MenuElement>?> {
    .init(
      "Further entries of the overflow menu, whose button is then always there.",
      default: .value(nil),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var overflowPresentationSource: Of<Anything?> {
    .init(
      "Where popovers from the overflow button point to.",
      default: .value(nil),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      traits: [.unwritable],
      instead: "the toolkit answers it while there is an overflow button",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var largeTitleDisplayMode: Of<UINavigationItemLargeTitleDisplayMode> {
    .init(
      "Whether the title is large.",
      default: .value(.automatic),
      ios: .from(11),
      support: .navigation(documented: .observed, actual: .ignored),
      constraint:
        "It counts only where the bar has `prefersLargeTitles`.",
      difference:
        "Material's documents promise every usual property but `prompt`; the code follows eight others.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var style: Of<UINavigationItemStyle> {
    .init(
      "The layout that the bar chooses for the item.",
      default: .value(.navigator),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var searchController: Of<Element<SearchController>?> {
    .init(
      "A search bar in or below the bar.",
      default: .value(nil),
      ios: .from(11),
      support: .navigation(documented: .observed, actual: .ignored).on(
        .uiToolbar, documented: .unknown, actual: .observed),
      difference:
        "Material's documents promise every usual property but `prompt`; the code follows eight others.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var hidesSearchBarWhenScrolling: Of<Bool> {
    .init(
      "Hides the search bar until people scroll up.",
      default: .value(true),
      ios: .from(11),
      support: .navigation(documented: .observed, actual: .ignored),
      constraint:
        "It does not count with the placement `integrated`.",
      difference:
        "Material's documents promise every usual property but `prompt`; the code follows eight others.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var preferredSearchBarPlacement: Of<UINavigationItemSearchBarPlacement>
  {
    .init(
      "Where the search bar should be.",
      default: .value(.automatic),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "It counts only with a `searchController`.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var searchBarPlacement: Of<UINavigationItemSearchBarPlacement> {
    .init(
      "Where the search bar is.",
      default: .computed("where the search bar is"),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      traits: [.unwritable],
      constraint:
        "It means something only with a `searchController`.",
      instead: "the toolkit answers it; write `preferredSearchBarPlacement`",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var searchBarPlacementBarButtonItem: Of<Element<UIBarButtonItem>> {
    .init(
      "The item that stands for an integrated search bar among others.",
      default: .computed("an item of the toolkit"),
      ios: .from(26),
      support: .navigation(documented: .unknown, actual: .ignored).on(
        .uiToolbar, documented: .unknown, actual: .observed),
      traits: [.unwritable],
      constraint:
        "It is ignored without a `searchController`.",
      instead: "the toolkit makes it; nothing can be set",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var searchBarPlacementAllowsToolbarIntegration: Of<Bool> {
    .init(
      "Lets the search bar move into the toolbar of an iPhone.",
      default: .value(true),
      ios: .from(26),
      support: .navigation(documented: .unknown, actual: .ignored).on(
        .uiToolbar, documented: .unknown, actual: .observed),
      constraint:
        "It counts only with a `searchController`.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var searchBarPlacementAllowsExternalIntegration: Of<Bool> {
    .init(
      "Lets a split view show the search bar in its last column.",
      default: .value(false),
      ios: .from(26),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "It counts only with a `searchController`, in a split view, and not with the placement `stacked`.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var standardAppearance: Of<Element<UINavigationBarAppearance>?> {
    .init(
      "The look of the bar at its usual height while the item is on top.",
      default: .value(nil),
      ios: .from(13),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "It comes before the bar's own and counts whole; nothing is merged. From iOS 26 on Apple advises against any background.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var compactAppearance: Of<Element<UINavigationBarAppearance>?> {
    .init(
      "The look of a low bar while the item is on top.",
      default: .value(nil),
      ios: .from(13),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "It comes before the bar's own and counts whole; nothing is merged. From iOS 26 on Apple advises against any background.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var scrollEdgeAppearance: Of<Element<UINavigationBarAppearance>?> {
    .init(
      "The look of the bar while content ends below it.",
      default: .value(nil),
      ios: .from(13),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "It comes before the bar's own and counts whole; nothing is merged. From iOS 26 on Apple advises against any background.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var compactScrollEdgeAppearance: Of<Element<UINavigationBarAppearance>?>
  {
    .init(
      "The look of a low bar while content ends below it.",
      default: .value(nil),
      ios: .from(15),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "It comes before the bar's own and counts whole; nothing is merged. From iOS 26 on Apple advises against any background.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var navigationBarMinimization: Of<Element<BarMinimization>> {
    .init(
      "How the bar gives way while people scroll.",
      default: .computed("automatic in all three respects"),
      ios: .from(27),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "`atScrollEdge` counts only with `onScrollDown`; a search bar in the middle of the bar brings it along.",
      source:
        "UIKit/UIBarMinimization.h; https://developer.apple.com/documentation/uikit/uinavigationitem/navigationbarminimization-1kj9z"
    )
  }

  @inlinable package static var verticalBarCompressionBehavior: Of<UIVerticalBarCompressionBehavior>
  {
    .init(
      "What gives way first where the tab bar shares a vertical bar.",
      default: .value(.automatic),
      ios: .from(27, 1),
      support: .navigation(documented: .unknown, actual: .ignored),
      source:
        "https://developer.apple.com/documentation/uikit/uinavigationitem/verticalbarcompressionbehavior"
    )
  }
}
