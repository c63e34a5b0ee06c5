import BarCatalog

/// A sum of facts: its confidence is the lowest of theirs.
struct Facts {
  private(set) var confidence = Confidence.exact

  /// The number of a figure that counts for something.
  mutating func use(_ figure: Figure) -> Double {
    confidence = min(confidence, figure.confidence)
    return figure.value
  }

  mutating func use(_ confidence: Confidence) {
    self.confidence = min(self.confidence, confidence)
  }
}
