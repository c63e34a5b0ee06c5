// Part 2: iPhones with a notch.
extension Device {
  package static var iPhoneX: Device {
    notchPhone(
      "iphone-x", "iPhone X", 375, 812, scale: 3, top: 44, landscapeWidth: .compact,
      ios: (11, 16), .exact, "HIG PF UYL QMUI GEO")
  }

  package static var iPhoneXS: Device {
    notchPhone(
      "iphone-xs", "iPhone XS", 375, 812, scale: 3, top: 44, landscapeWidth: .compact,
      ios: (12, 18), .exact, "HIG PF UYL QMUI GEO")
  }

  package static var iPhone11Pro: Device {
    notchPhone(
      "iphone-11-pro", "iPhone 11 Pro", 375, 812, scale: 3, top: 44, landscapeWidth: .compact,
      ios: (13, 27), .exact, "HIG PF UYL QMUI GEO")
  }

  package static var iPhoneXSMax: Device {
    notchPhone(
      "iphone-xs-max", "iPhone XS Max", 414, 896, scale: 3, top: 44, landscapeWidth: .regular,
      ios: (12, 18), .exact, "HIG PF QMUI")
  }

  package static var iPhone11ProMax: Device {
    notchPhone(
      "iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, scale: 3, top: 44,
      landscapeWidth: .regular,
      ios: (13, 27), .exact, "HIG PF QMUI")
  }

  package static var iPhoneXR: Device {
    notchPhone(
      "iphone-xr", "iPhone XR", 414, 896, scale: 2, top: 48, landscapeWidth: .regular,
      ios: (12, 18), .estimate, "HIG PF IB GEO", change: .top44Before14)
  }

  package static var iPhone11: Device {
    notchPhone(
      "iphone-11", "iPhone 11", 414, 896, scale: 2, top: 48, landscapeWidth: .regular,
      ios: (13, 27), .estimate, "HIG PF IB GEO", change: .top44Before14)
  }

  package static var iPhone12Mini: Device {
    notchPhone(
      "iphone-12-mini", "iPhone 12 mini", 375, 812, scale: 3, top: 50, landscapeWidth: .compact,
      ios: (14, 27), .exact, "HIG PF DP CN26")
  }

  package static var iPhone13Mini: Device {
    notchPhone(
      "iphone-13-mini", "iPhone 13 mini", 375, 812, scale: 3, top: 50, landscapeWidth: .compact,
      ios: (15, 27), .exact, "HIG PF DP CN26")
  }

  package static var iPhone12: Device {
    notchPhone(
      "iphone-12", "iPhone 12", 390, 844, scale: 3, top: 47, landscapeWidth: .compact,
      ios: (14, 27), .exact, "HIG PF DP FORK UYL")
  }

  package static var iPhone12Pro: Device {
    notchPhone(
      "iphone-12-pro", "iPhone 12 Pro", 390, 844, scale: 3, top: 47, landscapeWidth: .compact,
      ios: (14, 27), .exact, "HIG PF DP FORK UYL")
  }

  package static var iPhone13: Device {
    notchPhone(
      "iphone-13", "iPhone 13", 390, 844, scale: 3, top: 47, landscapeWidth: .compact,
      ios: (15, 27), .exact, "HIG PF DP FORK UYL")
  }

  package static var iPhone13Pro: Device {
    notchPhone(
      "iphone-13-pro", "iPhone 13 Pro", 390, 844, scale: 3, top: 47, landscapeWidth: .compact,
      ios: (15, 27), .exact, "HIG PF DP FORK UYL")
  }

  package static var iPhone14: Device {
    notchPhone(
      "iphone-14", "iPhone 14", 390, 844, scale: 3, top: 47, landscapeWidth: .compact,
      ios: (16, 27), .exact, "HIG PF DP FORK UYL")
  }

  package static var iPhone16e: Device {
    notchPhone(
      "iphone-16e", "iPhone 16e", 390, 844, scale: 3, top: 47, landscapeWidth: .compact,
      ios: (18, 27), .exact, "HIG PF DP FORK UYL")
  }

  package static var iPhone17e: Device {
    notchPhone(
      "iphone-17e", "iPhone 17e", 390, 844, scale: 3, top: 47, landscapeWidth: .compact,
      ios: (26, 27), .assumed, "DP CN26")
  }

  package static var iPhone12ProMax: Device {
    notchPhone(
      "iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, scale: 3, top: 47,
      landscapeWidth: .regular,
      ios: (14, 27), .exact, "HIG PF DP IB")
  }

  package static var iPhone13ProMax: Device {
    notchPhone(
      "iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, scale: 3, top: 47,
      landscapeWidth: .regular,
      ios: (15, 27), .exact, "HIG PF DP IB")
  }

  package static var iPhone14Plus: Device {
    notchPhone(
      "iphone-14-plus", "iPhone 14 Plus", 428, 926, scale: 3, top: 47, landscapeWidth: .regular,
      ios: (16, 27), .exact, "HIG PF DP IB")
  }

  /// The status bar fills the top inset upright; sideways the notch's inset is on both sides.
  ///
  /// The home indicator takes 34 points upright and 21 sideways (UYL and QMUI; 24 in PF and DP is
  /// taken for a mistake).
  private static func notchPhone(
    _ id: String, _ name: String, _ width: Double, _ height: Double, scale: Double, top: Double,
    landscapeWidth: SizeClass, ios: (UInt32, UInt32?), _ confidence: Confidence,
    _ sources: String, change: MetricsChange = .none
  ) -> Device {
    Device(
      id: id, name: name, scale: scale, idiom: .phone,
      portrait: DeviceMetrics(
        width: width, height: height,
        safeArea: Insets(top: top, left: 0, bottom: 34, right: 0), statusBarHeight: top,
        horizontalSizeClass: .compact, verticalSizeClass: .regular, confidence: confidence),
      landscape: DeviceMetrics(
        width: height, height: width,
        safeArea: Insets(top: 0, left: top, bottom: 21, right: top), statusBarHeight: 0,
        horizontalSizeClass: landscapeWidth, verticalSizeClass: .compact, confidence: confidence),
      change: change, support: OSSupport(first: ios.0, last: ios.1), sources: sources)
  }
}
