/// What one screen shows in a navigation bar.
///
/// A Material bar that observes the item follows eight of its properties and no others.
@usableFromInline package enum UINavigationItem: BarObject {}

// Part 1: title, subtitle and prompt.
extension Property where Owner == UINavigationItem {
  @inlinable package static var title: Of<Text?> {
    .init(
      "The title in the middle of the bar, and of the back button on the next screen.",
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
      "A title with text attributes.",
      default: .value(nil),
      ios: .from(26),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "Ignored if there is a `titleView`.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var titleView: Of<Element<ViewDescription>?> {
    .init(
      "A view instead of the title; a Material bar leaves a placeholder in the item.",
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
        "Ignored if there is an `attributedSubtitle` or a `subtitleView`.",
      source: "UIKit/UINavigationItem.h subtitle; UINavigationBar documentation Overview")
  }

  @inlinable package static var attributedSubtitle: Of<Element<AttributedText>?> {
    .init(
      "A second line with text attributes below the title.",
      default: .value(nil),
      ios: .from(26),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "Overrides `subtitle`; ignored if there is a `subtitleView` or a `titleView`.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var subtitleView: Of<Element<ViewDescription>?> {
    .init(
      "A view below the title, sized by its constraints or its fitting size.",
      default: .value(nil),
      ios: .from(26),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "Overrides `subtitle` and `attributedSubtitle`.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var largeTitle: Of<Text?> {
    .init(
      "The text of the large title.",
      default: .computed("the title"),
      ios: .from(26),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "Shown only if the bar has `prefersLargeTitles`.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var largeSubtitle: Of<Text?> {
    .init(
      "A line below the large title.",
      default: .computed("the subtitle"),
      ios: .from(26),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "Shown only below a large title; a `largeSubtitleView` overrides it.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var largeAttributedSubtitle: Of<Element<AttributedText>?> {
    .init(
      "A line with text attributes below the large title.",
      default: .computed("the large subtitle"),
      ios: .from(26),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "Ignored if there is a `largeSubtitleView`.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var largeSubtitleView: Of<Element<ViewDescription>?> {
    .init(
      "A view below the large title.",
      default: .value(nil),
      ios: .from(26),
      support: .navigation(documented: .unknown, actual: .ignored),
      constraint:
        "Overrides every other subtitle there.",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var prompt: Of<Text?> {
    .init(
      "A line of text above the buttons, which makes the bar taller.",
      default: .value(nil),
      ios: .from(2),
      support: .navigation(documented: .unsupported, actual: .ignored).on(
        .uiNavigationBar, documented: .unspecified, actual: .observed),
      difference:
        "Material's documents call it unsupported; its bars silently ignore it.",
      source:
        "UIKit/UINavigationItem.h prompt; components/NavigationBar/docs/observing-navigationitem-instances.md Exceptions"
    )
  }
}
