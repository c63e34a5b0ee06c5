/// Safe area insets in points.
package struct SafeArea: Hashable, Sendable {
  package let top: Double
  package let left: Double
  package let bottom: Double
  package let right: Double

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// What a window on a device measures in one orientation, without any bars: points.
package struct DeviceMetrics: Hashable, Sendable {
  package let width: Double
  package let height: Double
  package let safeArea: SafeArea
  /// 0 where the status bar is hidden, as on a phone in landscape.
  package let statusBarHeight: Double
  package let horizontalSizeClass: SizeClass
  package let verticalSizeClass: SizeClass
  package let confidence: Confidence

  package init(
    width: Double, height: Double, safeArea: SafeArea, statusBarHeight: Double,
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
