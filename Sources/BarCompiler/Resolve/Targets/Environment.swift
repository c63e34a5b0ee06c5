package import BarCatalog
package import BarLayout

/// What a screen is laid out for, with the names that it has in the output.
package struct Environment: Sendable {
  /// `device/orientation/direction`, and what else tells it from the others.
  package var id: String
  /// The ids of all environments with this geometry, in the order of targets.
  package var names: [String]
  package let layout: LayoutEnvironment
  package let window: WindowKind
  /// The lowest confidence of the device's figures.
  package let confidence: Confidence
}

extension Environment {
  /// One combination of targets, which has no names yet.
  ///
  /// - Parameter app: What the key window of the app measures; nothing in an extension.
  init(
    id: String, _ device: Device, _ metrics: DeviceMetrics, app: DeviceMetrics?,
    _ direction: LayoutDirection, language: [UInt8]?, os: Version, _ textSize: ContentSizeCategory,
    _ window: WindowKind, look: Version
  ) {
    self.id = id
    names = []
    self.window = window
    confidence = metrics.confidence
    layout = LayoutEnvironment(
      size: Size(width: metrics.width, height: metrics.height), scale: device.scale,
      safeArea: metrics.safeArea, statusBarHeight: metrics.statusBarHeight,
      keyWindowSafeArea: app?.safeArea, appStatusBarHeight: app?.statusBarHeight ?? 0,
      direction: direction,
      idiom: device.idiom, horizontalSizeClass: metrics.horizontalSizeClass,
      verticalSizeClass: metrics.verticalSizeClass, textSize: textSize, os: os, look: look,
      isSheet: window == .pageSheet || window == .formSheet, language: language)
  }
}
