package import BarCatalog

/// What text is set in, apart from the typeface: that is the `FontModel`'s.
package struct Font: Hashable, Sendable {
  /// Points.
  package let size: Double
  package let weight: FontWeight

  package init(size: Double, weight: FontWeight = .regular) {
    self.size = size
    self.weight = weight
  }
}
