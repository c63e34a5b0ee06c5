/// Text with attributes that apply to all of it.
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
      "Font, colors and other attributes.",
      default: .value(nil),
      source: "Foundation/NSAttributedString.h")
  }
}

extension AttributedText {
  @inlinable package static var shortForm: ShortForm {
    ShortForm(scalar: id(.text))
  }
}
