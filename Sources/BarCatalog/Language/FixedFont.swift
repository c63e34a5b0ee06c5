/// A font in which every Unicode scalar is equally wide; lengths are in em.
@usableFromInline package enum FixedFont: BarObject {}

extension Property where Owner == FixedFont {
  @inlinable package static var advance: Of<Double> {
    .init(
      "The width of a scalar.",
      default: .unknown,
      traits: [.required, .notNull],
      source: "the description language")
  }

  @inlinable package static var ascender: Of<Double> {
    .init(
      "From the baseline to the top of a line.",
      default: .unknown,
      traits: [.required, .notNull],
      source: "the description language")
  }

  @inlinable package static var descender: Of<Double> {
    .init(
      "From the baseline to the bottom of a line; negative below the baseline.",
      default: .unknown,
      traits: [.required, .notNull],
      source: "the description language")
  }
}
