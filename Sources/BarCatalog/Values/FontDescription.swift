/// A font: the system font at a size or in a text style, or a font by name.
@usableFromInline package enum FontDescription: BarObject {}

extension Property where Owner == FontDescription {
  @inlinable package static var name: Of<Name?> {
    .init(
      "The PostScript name of a font of the app.",
      default: .computed("the system font"),
      source: "UIKit/UIFont.h")
  }

  @inlinable package static var size: Of<Double?> {
    .init(
      "The size in points.",
      default: .computed("the size of the text style, or the property's default"),
      source: "UIKit/UIFont.h")
  }

  @inlinable package static var weight: Of<FontWeight> {
    .init(
      "The weight of the system font.",
      default: .value(.regular),
      ios: .from(8, 2),
      source: "UIKit/UIFontDescriptor.h UIFontWeight")
  }

  @inlinable package static var textStyle: Of<FontTextStyle?> {
    .init(
      "A text style whose size follows the user's text size.",
      default: .value(nil),
      ios: .from(7),
      source: "UIKit/UIFontDescriptor.h UIFontTextStyle")
  }
}
