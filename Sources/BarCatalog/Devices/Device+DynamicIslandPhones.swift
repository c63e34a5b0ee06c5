// Part 3: iPhones with a Dynamic Island.
extension Device {
  package static var iPhone14Pro: Device {
    dynamicIslandPhone(
      "iphone-14-pro", "iPhone 14 Pro", 393, 852, top: 59, landscape: (0, 21),
      landscapeWidth: .compact,
      ios: (16, 27), .exact, "HIG DP FORK UYL GEO QMUI")
  }

  package static var iPhone15: Device {
    dynamicIslandPhone(
      "iphone-15", "iPhone 15", 393, 852, top: 59, landscape: (0, 21), landscapeWidth: .compact,
      ios: (17, 27), .exact, "HIG DP FORK UYL GEO QMUI")
  }

  package static var iPhone15Pro: Device {
    dynamicIslandPhone(
      "iphone-15-pro", "iPhone 15 Pro", 393, 852, top: 59, landscape: (0, 21),
      landscapeWidth: .compact,
      ios: (17, 27), .exact, "HIG DP FORK UYL GEO QMUI")
  }

  package static var iPhone16: Device {
    dynamicIslandPhone(
      "iphone-16", "iPhone 16", 393, 852, top: 59, landscape: (0, 21), landscapeWidth: .compact,
      ios: (18, 27), .exact, "HIG DP FORK UYL GEO QMUI")
  }

  package static var iPhone14ProMax: Device {
    dynamicIslandPhone(
      "iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, top: 59, landscape: (0, 21),
      landscapeWidth: .regular,
      ios: (16, 27), .exact, "HIG DP FORK UYL")
  }

  package static var iPhone15Plus: Device {
    dynamicIslandPhone(
      "iphone-15-plus", "iPhone 15 Plus", 430, 932, top: 59, landscape: (0, 21),
      landscapeWidth: .regular,
      ios: (17, 27), .exact, "HIG DP FORK UYL")
  }

  package static var iPhone15ProMax: Device {
    dynamicIslandPhone(
      "iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, top: 59, landscape: (0, 21),
      landscapeWidth: .regular,
      ios: (17, 27), .exact, "HIG DP FORK UYL")
  }

  package static var iPhone16Plus: Device {
    dynamicIslandPhone(
      "iphone-16-plus", "iPhone 16 Plus", 430, 932, top: 59, landscape: (0, 21),
      landscapeWidth: .regular,
      ios: (18, 27), .exact, "HIG DP FORK UYL")
  }

  package static var iPhone16Pro: Device {
    dynamicIslandPhone(
      "iphone-16-pro", "iPhone 16 Pro", 402, 874, top: 62, landscape: (0, 21),
      landscapeWidth: .compact,
      ios: (18, 27), .exact, "HIG DP FORK UYL GEO", change: .landscape20Since26)
  }

  package static var iPhone16ProMax: Device {
    dynamicIslandPhone(
      "iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, top: 62, landscape: (0, 21),
      landscapeWidth: .regular,
      ios: (18, 27), .exact, "HIG DP FORK UYL GEO", change: .landscape20Since26)
  }

  package static var iPhone17: Device {
    dynamicIslandPhone(
      "iphone-17", "iPhone 17", 402, 874, top: 62, landscape: (20, 20), landscapeWidth: .compact,
      ios: (26, 27), .estimate, "HIG DP FORK")
  }

  package static var iPhone17Pro: Device {
    dynamicIslandPhone(
      "iphone-17-pro", "iPhone 17 Pro", 402, 874, top: 62, landscape: (20, 20),
      landscapeWidth: .compact,
      ios: (26, 27), .estimate, "HIG DP FORK")
  }

  package static var iPhone17ProMax: Device {
    dynamicIslandPhone(
      "iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, top: 62, landscape: (20, 20),
      landscapeWidth: .regular,
      ios: (26, 27), .estimate, "HIG DP FORK")
  }

  package static var iPhoneAir: Device {
    dynamicIslandPhone(
      "iphone-air", "iPhone Air", 420, 912, top: 68, landscape: (20, 29), landscapeWidth: .regular,
      ios: (26, 27), .estimate, "HIG DP FORK CN26")
  }

  package static var iPhone18Pro: Device {
    dynamicIslandPhone(
      "iphone-18-pro", "iPhone 18 Pro", 402, 874, top: 62, landscape: (20, 20),
      landscapeWidth: .compact,
      ios: (27, 27), .assumed, "CN26")
  }

  package static var iPhone18ProMax: Device {
    dynamicIslandPhone(
      "iphone-18-pro-max", "iPhone 18 Pro Max", 440, 956, top: 62, landscape: (20, 20),
      landscapeWidth: .regular,
      ios: (27, 27), .assumed, "CN26")
  }

  /// The status bar is 54 points high in a larger top inset; `landscape` is top and bottom there.
  ///
  /// Of iPhone Air and iPhone 18 some figures are those of the iPhone 17: their confidence says so.
  private static func dynamicIslandPhone(
    _ id: String, _ name: String, _ width: Double, _ height: Double, top: Double,
    landscape: (Double, Double), landscapeWidth: SizeClass, ios: (UInt32, UInt32?),
    _ confidence: Confidence, _ sources: String, change: MetricsChange = .none
  ) -> Device {
    Device(
      id: id, name: name, scale: 3, idiom: .phone,
      portrait: DeviceMetrics(
        width: width, height: height,
        safeArea: Insets(top: top, left: 0, bottom: 34, right: 0), statusBarHeight: 54,
        horizontalSizeClass: .compact, verticalSizeClass: .regular, confidence: confidence),
      landscape: DeviceMetrics(
        width: height, height: width,
        safeArea: Insets(top: landscape.0, left: top, bottom: landscape.1, right: top),
        statusBarHeight: 0, horizontalSizeClass: landscapeWidth, verticalSizeClass: .compact,
        confidence: confidence),
      change: change, support: OSSupport(first: ios.0, last: ios.1), sources: sources)
  }
}
