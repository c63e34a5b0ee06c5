extension Double {
  /// The whole pixel that a rule leads to, in points; a scale of 0 counts as 1.
  ///
  /// - Parameter scale: Pixels per point.
  func rounded(
    _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero, toPixelsOf scale: Double
  ) -> Double {
    let scale = scale > 0 ? scale : 1
    return (self * scale).rounded(rule) / scale
  }
}
