/// How text is measured: what a description's `fonts` choose.
package enum FontModel: Hashable, Sendable {
  /// An estimate of Apple's system font from an open font that resembles it.
  case system
  /// Roboto, by its own advances.
  case roboto
  /// Every Unicode scalar alike, so that layouts are exact.
  case fixed(FixedAdvance)

  package static func fixed(advance: Double, ascender: Double, descender: Double) -> FontModel {
    .fixed(FixedAdvance(advance: advance, ascender: ascender, descender: descender))
  }
}

/// A typeface whose scalars are all equally wide.
package struct FixedAdvance: Hashable, Sendable {
  /// Width of a Unicode scalar, in em.
  package let advance: Double
  /// Above the baseline, in em.
  package let ascender: Double
  /// Below the baseline, in em, negative.
  package let descender: Double

  package init(advance: Double, ascender: Double, descender: Double) {
    self.advance = advance
    self.ascender = ascender
    self.descender = descender
  }
}
