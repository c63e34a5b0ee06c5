import BarCatalog
import BarText

/// What is wrong in the same way in some layouts of a bar, and where it is worst.
struct Flaws {
  /// Indexes into the bar's layouts.
  private(set) var layouts: [Int] = []
  /// The layout where it is worst; the first one of equals.
  private(set) var worst = 0
  /// How bad it is there, by the measure of the rule.
  private(set) var amount = -Double.infinity
  /// How sure it is where it is surest.
  private(set) var confidence = Confidence.assumed

  var isEmpty: Bool { layouts.isEmpty }

  /// Adds a layout; numbers that are not finite are for others to report.
  mutating func add(_ layout: Int, _ amount: Double, _ confidence: Confidence) {
    if !amount.isFinite { return }
    if layouts.isEmpty || amount > self.amount {
      self.amount = amount
      worst = layout
    }
    layouts.append(layout)
    self.confidence = max(self.confidence, confidence)
  }
}

extension Severity {
  /// What of a severity is left where a layout is not exact: an estimate is no reason to stop a build, and what is
  /// assumed is no reason to warn.
  func lowered(to confidence: Confidence) -> Severity {
    switch confidence {
    case .exact: self
    case .estimate: min(self, .warning)
    case .assumed: .note
    }
  }
}
