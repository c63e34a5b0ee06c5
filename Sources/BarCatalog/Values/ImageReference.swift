/// An image: an asset or a symbol by name.
@usableFromInline package enum ImageReference: BarObject {}

extension Property where Owner == ImageReference {
  @inlinable package static var name: Of<Name?> {
    .init(
      "The name of an asset, or of an image of the description.",
      default: .value(nil),
      source: "UIKit/UIImage.h")
  }

  @inlinable package static var symbol: Of<Name?> {
    .init(
      "The name of a system symbol.",
      default: .value(nil),
      ios: .from(13),
      source: "UIKit/UIImage.h")
  }

  @inlinable package static var size: Of<Size?> {
    .init(
      "The size in points.",
      default: .computed("what the description's `images` says, otherwise 24 by 24"),
      source: "the description language")
  }

  @inlinable package static var renderingMode: Of<UIImageRenderingMode> {
    .init(
      "Whether the image is a template that takes the tint color.",
      default: .value(.automatic),
      ios: .from(7),
      source: "UIKit/UIImage.h")
  }

  @inlinable package static var flipsForRightToLeftLayoutDirection: Of<Bool> {
    .init(
      "Whether the image is mirrored in right-to-left layouts.",
      default: .computed("what the description's `images` says, otherwise `false`"),
      ios: .from(9),
      source: "UIKit/UIImage.h")
  }
}

extension ImageReference {
  @inlinable package static var shortForm: ShortForm {
    ShortForm(scalar: id(.name))
  }
}
