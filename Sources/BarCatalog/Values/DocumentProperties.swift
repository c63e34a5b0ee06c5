/// The document that a title's menu shows.
@usableFromInline package enum DocumentProperties: BarObject {}

extension Property where Owner == DocumentProperties {
  @inlinable package static var url: Of<Name?> {
    .init(
      "The location of the document.",
      default: .value(nil),
      source: "UIKit/UIDocumentProperties.h")
  }

  @inlinable package static var wantsIconRepresentation: Of<Bool> {
    .init(
      "Whether the menu shows the document's icon.",
      default: .value(true),
      source: "UIKit/UIDocumentProperties.h")
  }
}

extension DocumentProperties {
  @inlinable package static var shortForm: ShortForm {
    ShortForm(scalar: id(.url))
  }
}
