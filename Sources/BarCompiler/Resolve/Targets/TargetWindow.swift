import BarCatalog

/// A window to lay out in: its kind, and its size where that is up to the description.
struct TargetWindow {
  let kind: WindowKind
  /// In points; `nil` if the kind has a size of its own.
  let size: Size?

  static var fullScreen: TargetWindow { TargetWindow(kind: .fullScreen, size: nil) }

  private init(kind: WindowKind, size: Size?) {
    self.kind = kind
    self.size = size
  }

  init(_ window: Element<WindowDescription>) {
    if let size = window[.popover] {
      self.init(kind: .popover, size: size)
    } else if let size = window[.extension] {
      self.init(kind: .extension, size: size)
    } else {
      self.init(kind: window[.kind] ?? .fullScreen, size: nil)
    }
  }

  /// What the window measures on a device; `nil` if the device has no such window.
  func metrics(_ device: Device, _ orientation: Orientation, _ version: Version) -> DeviceMetrics? {
    let screen = device.metrics(orientation, os: version)
    switch kind {
    case .fullScreen: return screen
    case .splitThird: return device.window(.third, orientation, os: version)
    case .splitHalf: return device.window(.half, orientation, os: version)
    case .splitTwoThirds: return device.window(.twoThirds, orientation, os: version)
    case .pageSheet: return device.pageSheet(orientation, os: version)
    case .formSheet: return device.formSheet(orientation, os: version)
    case .popover, .extension:
      guard let size else { return floating(screen, screen.width, screen.height) }
      return floating(screen, size.width, size.height)
    }
  }

  /// What the key window of the app measures that shows this one: itself, unless it floats in front of a full screen.
  ///
  /// An extension has no such window.
  func app(_ device: Device, _ orientation: Orientation, _ version: Version) -> DeviceMetrics? {
    switch kind {
    case .fullScreen, .splitThird, .splitHalf, .splitTwoThirds:
      metrics(device, orientation, version)
    case .pageSheet, .formSheet, .popover: device.metrics(orientation, os: version)
    case .extension: nil
    }
  }

  /// A window that touches no edge of the screen.
  private func floating(_ screen: DeviceMetrics, _ width: Double, _ height: Double) -> DeviceMetrics
  {
    DeviceMetrics(
      width: width, height: height, safeArea: .zero,
      statusBarHeight: 0, horizontalSizeClass: .compact,
      verticalSizeClass: screen.verticalSizeClass,
      confidence: .assumed)
  }
}
