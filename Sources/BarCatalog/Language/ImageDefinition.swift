/// What is known about an image of the app.
@usableFromInline package enum ImageDefinition: BarObject {}

extension Property where Owner == ImageDefinition {
  @inlinable package static var size: Of<Size?> {
    .init(
      "The size in points.",
      default: .computed("24 by 24"),
      source: "the description language")
  }

  @inlinable package static var symbol: Of<Name?> {
    .init(
      "The name of the system symbol that it is.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var renderingMode: Of<UIImageRenderingMode> {
    .init(
      "Whether the image is a template that takes the tint color.",
      default: .value(.automatic),
      source: "the description language")
  }

  @inlinable package static var flipsForRightToLeftLayoutDirection: Of<Bool> {
    .init(
      "Whether the image is mirrored in right-to-left layouts.",
      default: .value(false),
      source: "the description language")
  }
}

extension ImageDefinition {
  @inlinable package static var shortForm: ShortForm {
    ShortForm(sequence: id(.size))
  }
}
