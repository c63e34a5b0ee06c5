extension Device {
  /// An iPad: two pixels a point, one safe area in both orientations, regular on both axes.
  ///
  /// `thirds` are the widths of a third in landscape and in portrait, `half` is the size class of
  /// half a screen in landscape.
  static func pad(
    _ id: String, _ name: String, _ width: Double, _ height: Double, _ safeArea: Insets,
    change: MetricsChange = .none, thirds: (Double, Double), half: SizeClass,
    ios: (UInt32, UInt32?), _ confidence: Confidence, _ sources: String
  ) -> Device {
    func metrics(_ width: Double, _ height: Double) -> DeviceMetrics {
      DeviceMetrics(
        width: width, height: height, safeArea: safeArea, statusBarHeight: safeArea.top,
        horizontalSizeClass: .regular, verticalSizeClass: .regular, confidence: confidence)
    }
    return Device(
      id: id, name: name, scale: 2, idiom: .pad, portrait: metrics(width, height),
      landscape: metrics(height, width), change: change,
      support: OSSupport(first: ios.0, last: ios.1),
      split: SplitWidths(landscapeThird: thirds.0, portraitThird: thirds.1, halfClass: half),
      sources: sources)
  }
}
