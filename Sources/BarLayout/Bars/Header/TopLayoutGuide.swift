/// How a header moves the content of a controller down.
struct TopLayoutGuide {
  /// Whose content that is.
  enum Target {
    /// The parent's, unasked: only a constraint of its own top layout guide.
    case parent
    /// The one that was named.
    case controller
    /// Nobody's: the adjustment is on, and no controller is named.
    case none
  }

  var target = Target.parent
  /// What the header adds to the safe area of the controller's top edge.
  private(set) var additionalInset = 0.0

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
