extension Property where Owner: View {
  @inlinable package static var frame: Of<FrameRectangle?> {
    .init(
      "Where a bar that stands on its own is, in points of the screen; width and height may be `fit`.",
      default: .value(nil),
      source: "UIKit/UIView.h")
  }

  @inlinable package static var tintColor: Of<Color?> {
    .init(
      "The color that templates and titles of buttons take if nothing else colors them.",
      default: .computed("the tint of the view above"),
      ios: .from(7),
      source: "UIKit/UIView.h")
  }

  @inlinable package static var backgroundColor: Of<Color?> {
    .init(
      "What is painted behind the content.",
      default: .value(nil),
      source: "UIKit/UIView.h")
  }

  @inlinable package static var isHidden: Of<Bool> {
    .init(
      "Takes the view off the screen; it keeps its frame.",
      default: .value(false),
      objectiveC: "hidden",
      source: "UIKit/UIView.h")
  }

  @inlinable package static var semanticContentAttribute: Of<SemanticContentAttribute> {
    .init(
      "Whether the view mirrors itself in right-to-left layouts.",
      default: .value(.unspecified),
      ios: .from(9),
      source: "UIKit/UIView.h")
  }

  @inlinable package static var accessibilityIdentifier: Of<Name?> {
    .init(
      "A name that tests find the view by; nobody hears it.",
      default: .value(nil),
      source: "UIKit/UIAccessibilityIdentification.h")
  }

  @inlinable package static var accessibilityLabel: Of<Text?> {
    .init(
      "What VoiceOver calls the view.",
      default: .value(nil),
      source: "UIKit/UIAccessibility.h")
  }
}
