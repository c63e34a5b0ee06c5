package import BarCatalog

/// What a header knows of the window that it is in, and of the device.
package struct HeaderSurroundings: Sendable {
  /// The window, which the header's parent and the scroll view fill.
  package var size: Size
  /// The window's, which is the root controller's, too.
  package var safeArea: Insets
  /// The top inset that the toolkit takes the device to have.
  package var deviceTopInset: Double
  /// Of the app, wherever the window is.
  package var statusBarHeight: Double

  /// - Parameters:
  ///   - keyWindowSafeArea: Of the app's key window; `nil` if there is no app, as in an extension.
  ///   - statusBarHeight: Of the app; it counts for nothing in a window without a width, whose status bar has none either.
  package init(
    size: Size, safeArea: Insets, keyWindowSafeArea: Insets?, statusBarHeight: Double
  ) {
    self.size = size
    self.safeArea = safeArea
    deviceTopInset = Self.deviceTopInset(keyWindowSafeArea)
    self.statusBarHeight = min(statusBarHeight, size.width)
  }

  init(_ environment: LayoutEnvironment) {
    self.init(
      size: environment.size, safeArea: environment.safeArea,
      keyWindowSafeArea: environment.keyWindowSafeArea,
      statusBarHeight: environment.appStatusBarHeight)
  }

  /// Whether the safe area differs from that of no window, so that the header hears of it.
  var hasSafeArea: Bool { safeArea != .zero }

  /// The top safe area of a device with rounded corners, 20 of any other.
  ///
  /// Quirk: a phone without a home button says 0 in landscape, and one with a home button 20, though its status bar is
  /// hidden there (MDCDeviceTopSafeAreaInset, UIApplication+MDCAppExtensions).
  private static func deviceTopInset(_ safeArea: Insets?) -> Double {
    guard let safeArea else { return fixedStatusBarHeight }
    let hasHardwareSafeArea =
      safeArea.top > fixedStatusBarHeight || safeArea.left > 0 || safeArea.bottom > 0
      || safeArea.right > 0
    return hasHardwareSafeArea ? safeArea.top : fixedStatusBarHeight
  }
}

/// The height of a status bar that nothing tells the height of (MDCLayoutMetrics.m, `kFixedStatusBarHeightOnPreiPhoneXDevices`).
let fixedStatusBarHeight = 20.0
