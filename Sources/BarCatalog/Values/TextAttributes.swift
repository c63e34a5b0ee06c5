/// Text attributes; any attribute that is not written keeps the bar's value.
@usableFromInline package enum TextAttributes: BarObject {}

extension Property where Owner == TextAttributes {
  @inlinable package static var font: Of<Element<FontDescription>?> {
    .init(
      "The font.",
      default: .value(nil),
      source: "UIKit/NSAttributedString.h")
  }

  @inlinable package static var foregroundColor: Of<Color?> {
    .init(
      "The color of the text.",
      default: .value(nil),
      source: "UIKit/NSAttributedString.h")
  }

  @inlinable package static var backgroundColor: Of<Color?> {
    .init(
      "The color behind the text.",
      default: .value(nil),
      source: "UIKit/NSAttributedString.h")
  }

  @inlinable package static var kern: Of<Double?> {
    .init(
      "Points added after each character.",
      default: .value(nil),
      source: "UIKit/NSAttributedString.h")
  }

  @inlinable package static var baselineOffset: Of<Double?> {
    .init(
      "How far the text is raised, in points.",
      default: .value(nil),
      source: "UIKit/NSAttributedString.h")
  }

  @inlinable package static var underlineStyle: Of<UnderlineStyle?> {
    .init(
      "The line below the text.",
      default: .value(nil),
      source: "UIKit/NSAttributedString.h")
  }

  @inlinable package static var strikethroughStyle: Of<UnderlineStyle?> {
    .init(
      "The line through the text.",
      default: .value(nil),
      source: "UIKit/NSAttributedString.h")
  }

  @inlinable package static var strokeColor: Of<Color?> {
    .init(
      "The color of the outline.",
      default: .value(nil),
      source: "UIKit/NSAttributedString.h")
  }

  @inlinable package static var strokeWidth: Of<Double?> {
    .init(
      "The width of the outline, in hundredths of the font size; negative values also fill the text.",
      default: .value(nil),
      source: "UIKit/NSAttributedString.h")
  }

  @inlinable package static var shadow: Of<Element<Shadow>?> {
    .init(
      "The shadow of the text.",
      default: .value(nil),
      source: "UIKit/NSAttributedString.h")
  }
}
