/// A view that a property takes: one of the bars by name, or a plain view with a size.
@usableFromInline package enum ViewDescription: BarObject {}

extension Property where Owner == ViewDescription {
  @inlinable package static var navigationBar: Of<Element<MDCNavigationBar>?> {
    .init(
      "A navigation bar as the view.",
      default: .value(nil),
      traits: [.mdcOnly],
      source: "the description language")
  }

  @inlinable package static var buttonBar: Of<Element<MDCButtonBar>?> {
    .init(
      "A button bar as the view.",
      default: .value(nil),
      traits: [.mdcOnly],
      source: "the description language")
  }

  @inlinable package static var headerStackView: Of<Element<MDCHeaderStackView>?> {
    .init(
      "A header's stack as the view.",
      default: .value(nil),
      traits: [.mdcOnly],
      source: "the description language")
  }

  @inlinable package static var kind: Of<ViewKind?> {
    .init(
      "The kind of a plain view.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var width: Of<Double?> {
    .init(
      "The width of the view's bounds, in points.",
      default: .computed("that of its text or image, or the width that is offered"),
      bounds: .atLeast(0),
      source: "the description language")
  }

  @inlinable package static var height: Of<Double?> {
    .init(
      "The height of the view's bounds, in points.",
      default: .computed("that of its text or image"),
      bounds: .atLeast(0),
      source: "the description language")
  }

  @inlinable package static var sizing: Of<ViewSizing> {
    .init(
      "What the view returns when asked for a fitting size.",
      default: .value(.bounds),
      source: "the description language")
  }

  @inlinable package static var minHeight: Of<Double> {
    .init(
      "The minimum height that the view returns with `clamp`, in points.",
      default: .value(0),
      source: "the description language")
  }

  @inlinable package static var maxHeight: Of<Double?> {
    .init(
      "The maximum height that the view returns with `clamp`, in points.",
      default: .computed("no limit"),
      bounds: .atLeast(0),
      source: "the description language")
  }

  @inlinable package static var intrinsicWidth: Of<Length<NoneKeyword>?> {
    .init(
      "The view's intrinsic width in points, or `none`.",
      default: .computed("its width"),
      source: "the description language")
  }

  @inlinable package static var title: Of<Text?> {
    .init(
      "The text on the view.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var image: Of<Element<ImageReference>?> {
    .init(
      "The image in the view.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var action: Of<Name?> {
    .init(
      "The selector that a tap on the view sends.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var interactive: Of<Bool?> {
    .init(
      "Whether the view accepts touches.",
      default: .computed("true for kinds that accept touches"),
      source: "the description language")
  }

  @inlinable package static var tintColor: Of<Color?> {
    .init(
      "The tint color of the view.",
      default: .computed("the superview's tint color"),
      source: "the description language")
  }

  @inlinable package static var backgroundColor: Of<Color?> {
    .init(
      "The color behind the view's content.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var isHidden: Of<Bool> {
    .init(
      "Hides the view.",
      default: .value(false),
      objectiveC: "hidden",
      source: "the description language")
  }

  @inlinable package static var accessibilityIdentifier: Of<Name?> {
    .init(
      "A name for UI tests to find the view by.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var accessibilityLabel: Of<Text?> {
    .init(
      "What VoiceOver announces as the view's name.",
      default: .computed("the title"),
      source: "the description language")
  }
}
