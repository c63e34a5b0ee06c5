/// A position to scroll to.
@usableFromInline package enum ScrollOffset: BarObject {}

extension Property where Owner == ScrollOffset {
  @inlinable package static var y: Of<Double> {
    .init(
      "The vertical content offset in points; the top is the negative of the inset.",
      default: .value(0),
      traits: [.notNull],
      source: "the description language")
  }

  @inlinable package static var touching: Of<Bool> {
    .init(
      "Whether a finger is on the screen.",
      default: .value(false),
      traits: [.notNull],
      source: "the description language")
  }
}

extension ScrollOffset {
  @inlinable package static var shortForm: ShortForm {
    ShortForm(scalar: id(.y))
  }
}
