package import BarCatalog

/// The size of one line of text in points, not rounded to pixels.
package struct TextMetrics: Hashable, Sendable {
  package var width: Double
  package var lineHeight: Double
  /// Above the baseline.
  package let ascender: Double
  /// Below the baseline, negative.
  package let descender: Double
  package var confidence: Confidence

  package init(
    width: Double, lineHeight: Double, ascender: Double, descender: Double, confidence: Confidence
  ) {
    self.width = width
    self.lineHeight = lineHeight
    self.ascender = ascender
    self.descender = descender
    self.confidence = confidence
  }
}
