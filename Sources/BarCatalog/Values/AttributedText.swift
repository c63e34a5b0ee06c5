/// A text with attributes that hold for all of it.
@usableFromInline package enum AttributedText: BarObject {}

extension Property where Owner == AttributedText {
  @inlinable package static var text: Of<Text?> {
    .init(
      "The text.",
      default: .value(nil),
      source: "Foundation/NSAttributedString.h")
  }

  @inlinable package static var attributes: Of<Element<TextAttributes>?> {
    .init(
      "Font, colors and the like.",
      default: .value(nil),
      source: "Foundation/NSAttributedString.h")
  }
}

extension AttributedText {
  @inlinable package static var shortForm: ShortForm {
    ShortForm(scalar: id(.text))
  }
}
