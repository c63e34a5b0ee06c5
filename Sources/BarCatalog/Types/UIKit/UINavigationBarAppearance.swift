/// The appearance of a navigation bar: titles, buttons and the back indicator, in addition to what all bars have.
@usableFromInline package enum UINavigationBarAppearance: BarAppearance {}

extension Property where Owner == UINavigationBarAppearance {
  @inlinable package static var titleTextAttributes: Of<Element<TextAttributes>> {
    .init(
      "Font, color and shadow of the title.",
      default: .computed("the system's"),
      ios: .from(13),
      source: "UIKit/UINavigationBarAppearance.h titleTextAttributes")
  }

  @inlinable package static var titlePositionAdjustment: Of<Offset> {
    .init(
      "Moves the title to the right and down, in points.",
      default: .value(.zero),
      ios: .from(13),
      source:
        "UIKit/UINavigationBarAppearance.h titlePositionAdjustment; https://developer.apple.com/documentation/uikit/uinavigationbarappearance/titlepositionadjustment"
    )
  }

  @inlinable package static var subtitleTextAttributes: Of<Element<TextAttributes>> {
    .init(
      "Font, color and shadow of the subtitle.",
      default: .computed("the system's"),
      ios: .from(26),
      source: "UIKit/UINavigationBarAppearance.h subtitleTextAttributes")
  }

  @inlinable package static var largeTitleTextAttributes: Of<Element<TextAttributes>> {
    .init(
      "Font, color and shadow of the large title.",
      default: .computed("the system's"),
      ios: .from(13),
      constraint: "Shown only if the bar has `prefersLargeTitles`.",
      source: "UIKit/UINavigationBarAppearance.h largeTitleTextAttributes")
  }

  @inlinable package static var largeSubtitleTextAttributes: Of<Element<TextAttributes>> {
    .init(
      "Font, color and shadow of the subtitle below the large title.",
      default: .computed("the system's"),
      ios: .from(26),
      constraint: "Shown only if the bar has `prefersLargeTitles`.",
      source: "UIKit/UINavigationBarAppearance.h largeSubtitleTextAttributes")
  }

  @inlinable package static var buttonAppearance: Of<Element<UIBarButtonItemAppearance>> {
    .init(
      "The appearance of plain buttons.",
      default: .computed("the system's for plain buttons"),
      ios: .from(13),
      source: "UIKit/UINavigationBarAppearance.h buttonAppearance")
  }

  @inlinable package static var prominentButtonAppearance: Of<Element<UIBarButtonItemAppearance>> {
    .init(
      "The appearance of prominent buttons.",
      default: .computed("the system's for prominent buttons"),
      ios: .from(26),
      constraint: "Used only for items of the style `prominent`.",
      source:
        "UIKit/UINavigationBarAppearance.h prominentButtonAppearance; https://developer.apple.com/documentation/uikit/uitoolbarappearance/prominentbuttonappearance"
    )
  }

  @inlinable package static var doneButtonAppearance: Of<Element<UIBarButtonItemAppearance>> {
    .init(
      "The appearance of buttons that finish something.",
      default: .computed("the system's for such buttons"),
      ios: .from(13).deprecated(in: 26),
      instead: "`prominentButtonAppearance`",
      renamed: "prominentButtonAppearance",
      source:
        "UIKit/UINavigationBarAppearance.h doneButtonAppearance; https://developer.apple.com/documentation/uikit/uinavigationbarappearance/donebuttonappearance"
    )
  }

  @inlinable package static var backButtonAppearance: Of<Element<UIBarButtonItemAppearance>> {
    .init(
      "The appearance of back buttons.",
      default: .computed("that of `buttonAppearance`"),
      ios: .from(13),
      source:
        "UIKit/UINavigationBarAppearance.h backButtonAppearance; https://developer.apple.com/documentation/uikit/uinavigationbarappearance/backbuttonappearance"
    )
  }

  @inlinable package static var backIndicatorImage: Of<Element<ImageReference>?> {
    .init(
      "The image next to the back button.",
      default: .computed("the system's chevron"),
      ios: .from(13),
      constraint:
        "Set by one method together with `backIndicatorTransitionMaskImage`; without either, both are the system's.",
      source:
        "UIKit/UINavigationBarAppearance.h backIndicatorImage, setBackIndicatorImage:transitionMaskImage:"
    )
  }

  @inlinable package static var backIndicatorTransitionMaskImage: Of<Element<ImageReference>?> {
    .init(
      "The mask that titles pass behind while they slide to the back button.",
      default: .computed("the system's"),
      ios: .from(13),
      constraint:
        "Set by one method together with `backIndicatorImage`; without either, both are the system's.",
      source:
        "UIKit/UINavigationBarAppearance.h backIndicatorTransitionMaskImage, setBackIndicatorImage:transitionMaskImage:"
    )
  }
}
