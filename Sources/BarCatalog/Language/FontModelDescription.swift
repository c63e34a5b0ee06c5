/// A way to measure text: a known font or fixed metrics.
@usableFromInline package enum FontModelDescription: BarObject {}

extension Property where Owner == FontModelDescription {
  @inlinable package static var model: Of<FontModelName?> {
    .init(
      "A known font.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var fixed: Of<Element<FixedFont>?> {
    .init(
      "Metrics that make every layout exact.",
      default: .value(nil),
      source: "the description language")
  }
}

extension FontModelDescription {
  @inlinable package static var shortForm: ShortForm {
    ShortForm(scalar: id(.model))
  }
}
