import BarCatalog

/// A length as messages say it, to a tenth of a point.
func points(_ length: Double) -> String { decimal((length * 10).rounded() / 10) }

/// A length with its unit.
func pointsPhrase(_ length: Double) -> String {
  let number = points(length)
  return number == "1" ? "1 point" : "\(number) points"
}
