/// What one screen puts into a navigation bar.
///
/// A Material bar that observes the item follows eight of its properties and no others.
@usableFromInline package enum UINavigationItem: BarObject {}

// Part 1: title, subtitle and prompt.
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
}
