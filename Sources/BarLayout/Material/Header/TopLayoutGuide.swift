/// How a header moves the content of a controller down.
package struct TopLayoutGuide: Sendable {
  /// Whose content that is.
  package enum Target: Sendable {
    /// The parent's, unasked: only a constraint of its own top layout guide.
    case parent
    /// The one that was named.
    case controller
    /// Nobody's: the adjustment is on, and no controller is named.
    case none
  }

  package var target = Target.parent
  /// What the header adds to the safe area of the controller's top edge.
  package private(set) var additionalInset = 0.0

  /// Follows the bottom edge of the header.
  ///
  /// - Parameters:
  ///   - isTracking: Whether a scroll view has an inset instead.
  ///   - limit: The most that the inset may be.
  mutating func follow(bottom: Double, topInset: Double, limit: Double, isTracking: Bool) {
    guard target == .controller else { return }
    additionalInset = isTracking ? 0 : min(limit, bottom - topInset)
  }

  /// Where the guide is: below the header, and for a parent also below a status bar that stays.
  func position(bottom: Double, statusBarHeight: Double, hidesStatusBar: Bool) -> Double? {
    switch target {
    case .parent: max(bottom, hidesStatusBar ? 0 : statusBarHeight)
    case .controller: bottom
    case .none: nil
    }
  }
}
