/// What a window on a device measures in one orientation, without any bars: points.
package struct DeviceMetrics: Hashable, Sendable {
  package let width: Double
  package let height: Double
  /// The insets of the safe area.
  package let safeArea: Insets
  /// 0 where the status bar is hidden, as on a phone in landscape.
  package let statusBarHeight: Double
  package let horizontalSizeClass: SizeClass
  package let verticalSizeClass: SizeClass
  package let confidence: Confidence

  package init(
    width: Double, height: Double, safeArea: Insets, statusBarHeight: Double,
    horizontalSizeClass: SizeClass, verticalSizeClass: SizeClass, confidence: Confidence
  ) {
    self.width = width
    self.height = height
    self.safeArea = safeArea
    self.statusBarHeight = statusBarHeight
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.confidence = confidence
  }
}
