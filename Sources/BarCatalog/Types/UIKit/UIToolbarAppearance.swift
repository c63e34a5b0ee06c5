/// The appearance of a toolbar: its buttons, in addition to what all bars have.
@usableFromInline package enum UIToolbarAppearance: BarAppearance {}

extension Property where Owner == UIToolbarAppearance {
  @inlinable package static var buttonAppearance: Of<Element<UIBarButtonItemAppearance>> {
    .init(
      "The appearance of plain buttons.",
      default: .computed("the system's for plain buttons"),
      ios: .from(13),
      source: "UIKit/UIToolbarAppearance.h buttonAppearance")
  }

  @inlinable package static var prominentButtonAppearance: Of<Element<UIBarButtonItemAppearance>> {
    .init(
      "The appearance of prominent buttons.",
      default: .computed("the system's for prominent buttons"),
      ios: .from(26),
      constraint: "Used only for items of the style `prominent`.",
      source:
        "https://developer.apple.com/documentation/uikit/uitoolbarappearance/prominentbuttonappearance"
    )
  }

  @inlinable package static var doneButtonAppearance: Of<Element<UIBarButtonItemAppearance>> {
    .init(
      "The appearance of buttons that finish something.",
      default: .computed("the system's for such buttons"),
      ios: .from(13).deprecated(in: 26),
      instead: "`prominentButtonAppearance`",
      renamed: "prominentButtonAppearance",
      source: "UIKit/UIToolbarAppearance.h doneButtonAppearance")
  }
}
