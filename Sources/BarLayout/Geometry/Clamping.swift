extension Double {
  /// This number, raised to a lower bound and then cut to an upper one, which wins where they cross.
  @inline(__always)
  func clamped(from lower: Double, to upper: Double) -> Double {
    min(max(self, lower), upper)
  }
}
