/// What a new version of iOS changed about the safe areas of some devices.
package enum MetricsChange: UInt8, Sendable {
  case none
  /// iPhone XR and 11: 44 points beside the notch before iOS 14, 48 since.
  ///
  /// Source: 44 in tables of 2019 (PF, DP), 48 in frames of Interface Builder (IB).
  case top44Before14
  /// iPhone 16 Pro and Pro Max in landscape: 0 above and 21 below up to iOS 18; 20 and 20 since 26.
  ///
  /// Sources disagree (FORK, DP) whether the device or the system makes the difference.
  case landscape20Since26
  /// iPads without a home button: 24 points above and 20 below up to iPadOS 18, 32 and 25 since 26.
  ///
  /// Source: iPad (A16) upright, iPadOS 26.1 (Vercantez/openuikit); iPad Pro 13-inch upright (presets of SnapshotGuard).
  /// Nobody has published them for a device held sideways.
  case top32Since26

  /// The metrics on a version of iOS, from those on the newest one.
  func applied(to newest: DeviceMetrics, _ orientation: Orientation, os: Version)
    -> DeviceMetrics
  {
    let area = newest.safeArea
    switch self {
    case .none:
      return newest
    case .top44Before14:
      guard os < Version(14) else { return newest }
      switch orientation {
      case .portrait:
        return newest.with(
          Insets(top: 44, left: area.left, bottom: area.bottom, right: area.right),
          statusBarHeight: 44, newest.confidence)
      case .landscape:
        return newest.with(
          Insets(top: area.top, left: 44, bottom: area.bottom, right: 44),
          statusBarHeight: newest.statusBarHeight, newest.confidence)
      }
    case .landscape20Since26:
      guard orientation == .landscape else { return newest }
      let old = os < Version(26)
      return newest.with(
        Insets(
          top: old ? 0 : 20, left: area.left, bottom: old ? 21 : 20, right: area.right),
        statusBarHeight: newest.statusBarHeight, min(newest.confidence, .estimate))
    case .top32Since26:
      if os < Version(26) {
        return newest.with(
          Insets(top: 24, left: area.left, bottom: 20, right: area.right), statusBarHeight: 24,
          newest.confidence)
      }
      let confidence = orientation == .portrait ? newest.confidence : .estimate
      return newest.with(
        area, statusBarHeight: newest.statusBarHeight, min(newest.confidence, confidence))
    }
  }
}

extension DeviceMetrics {
  fileprivate func with(
    _ safeArea: Insets, statusBarHeight: Double, _ confidence: Confidence
  ) -> DeviceMetrics {
    DeviceMetrics(
      width: width, height: height, safeArea: safeArea, statusBarHeight: statusBarHeight,
      horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
      confidence: confidence)
  }
}
