/// A view that a property takes: one of the bars by name, or a plain view of a size.
@usableFromInline package enum ViewDescription: BarObject {}

extension Property where Owner == ViewDescription {
  @inlinable package static var navigationBar: Of<Element<MDCNavigationBar>?> {
    .init(
      "The view is a navigation bar.",
      default: .value(nil),
      traits: [.mdcOnly],
      source: "the description language")
  }

  @inlinable package static var buttonBar: Of<Element<MDCButtonBar>?> {
    .init(
      "The view is a button bar.",
      default: .value(nil),
      traits: [.mdcOnly],
      source: "the description language")
  }

  @inlinable package static var headerStackView: Of<Element<MDCHeaderStackView>?> {
    .init(
      "The view is a header's stack.",
      default: .value(nil),
      traits: [.mdcOnly],
      source: "the description language")
  }

  @inlinable package static var kind: Of<ViewKind?> {
    .init(
      "What a plain view is.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var width: Of<Double?> {
    .init(
      "The width of its bounds, in points.",
      default: .computed("that of the words or the image it shows, or the one that is offered"),
      bounds: .atLeast(0),
      source: "the description language")
  }

  @inlinable package static var height: Of<Double?> {
    .init(
      "The height of its bounds, in points.",
      default: .computed("that of the words or the image it shows"),
      bounds: .atLeast(0),
      source: "the description language")
  }

  @inlinable package static var sizing: Of<ViewSizing> {
    .init(
      "What it answers when it is asked for a fitting size.",
      default: .value(.bounds),
      source: "the description language")
  }

  @inlinable package static var minHeight: Of<Double> {
    .init(
      "The least height that it answers with `clamp`, in points.",
      default: .value(0),
      source: "the description language")
  }

  @inlinable package static var maxHeight: Of<Double?> {
    .init(
      "The greatest height that it answers with `clamp`, in points.",
      default: .computed("no limit"),
      bounds: .atLeast(0),
      source: "the description language")
  }

  @inlinable package static var intrinsicWidth: Of<Length<NoneKeyword>?> {
    .init(
      "Its intrinsic width in points, or `none`.",
      default: .computed("its width"),
      source: "the description language")
  }

  @inlinable package static var title: Of<Text?> {
    .init(
      "The words on it.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var image: Of<Element<ImageReference>?> {
    .init(
      "The image in it.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var action: Of<Name?> {
    .init(
      "The selector that a tap on it sends.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var interactive: Of<Bool?> {
    .init(
      "Whether it takes touches.",
      default: .computed("true for kinds that take touches"),
      source: "the description language")
  }

  @inlinable package static var tintColor: Of<Color?> {
    .init(
      "Its tint.",
      default: .computed("the tint of the view above"),
      source: "the description language")
  }

  @inlinable package static var backgroundColor: Of<Color?> {
    .init(
      "What is painted behind it.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var isHidden: Of<Bool> {
    .init(
      "Takes it off the screen.",
      default: .value(false),
      objectiveC: "hidden",
      source: "the description language")
  }

  @inlinable package static var accessibilityIdentifier: Of<Name?> {
    .init(
      "A name that tests find it by.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var accessibilityLabel: Of<Text?> {
    .init(
      "What VoiceOver calls it.",
      default: .computed("the title"),
      source: "the description language")
  }
}
