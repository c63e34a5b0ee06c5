extension Property where Owner: View {
  @inlinable package static var frame: Of<FrameRectangle?> {
    .init(
      "The frame of a standalone bar, in points of the screen; width and height may be `fit`.",
      default: .value(nil),
      source: "UIKit/UIView.h")
  }

  @inlinable package static var tintColor: Of<Color?> {
    .init(
      "The color of template images and button titles that nothing else colors.",
      default: .computed("the superview's tint color"),
      ios: .from(7),
      source: "UIKit/UIView.h")
  }

  @inlinable package static var backgroundColor: Of<Color?> {
    .init(
      "The color behind the content.",
      default: .value(nil),
      source: "UIKit/UIView.h")
  }

  @inlinable package static var isHidden: Of<Bool> {
    .init(
      "Hides the view; it keeps its frame.",
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
      "A name for UI tests to find the view by; VoiceOver never reads it.",
      default: .value(nil),
      source: "UIKit/UIAccessibilityIdentification.h")
  }

  @inlinable package static var accessibilityLabel: Of<Text?> {
    .init(
      "What VoiceOver announces as the view's name.",
      default: .value(nil),
      source: "UIKit/UIAccessibility.h")
  }
}
