// Part 1: iPhones with a home button.
extension Device {
  package static var iPhoneSE1: Device {
    homeButtonPhone(
      "iphone-se-1", "iPhone SE (1st generation)", 320, 568, scale: 2, landscapeWidth: .compact,
      ios: (9, 15), .exact, "HIG PF DP")
  }

  package static var iPhone6s: Device {
    homeButtonPhone(
      "iphone-6s", "iPhone 6s", 375, 667, scale: 2, landscapeWidth: .compact,
      ios: (9, 15), .exact, "HIG PF DP UYL")
  }

  package static var iPhone7: Device {
    homeButtonPhone(
      "iphone-7", "iPhone 7", 375, 667, scale: 2, landscapeWidth: .compact,
      ios: (10, 15), .exact, "HIG PF DP UYL")
  }

  package static var iPhone8: Device {
    homeButtonPhone(
      "iphone-8", "iPhone 8", 375, 667, scale: 2, landscapeWidth: .compact,
      ios: (11, 16), .exact, "HIG PF DP UYL")
  }

  package static var iPhoneSE2: Device {
    homeButtonPhone(
      "iphone-se-2", "iPhone SE (2nd generation)", 375, 667, scale: 2, landscapeWidth: .compact,
      ios: (13, 27), .exact, "HIG PF DP UYL")
  }

  package static var iPhoneSE3: Device {
    homeButtonPhone(
      "iphone-se-3", "iPhone SE (3rd generation)", 375, 667, scale: 2, landscapeWidth: .compact,
      ios: (15, 27), .exact, "HIG PF DP UYL")
  }

  package static var iPhone6sPlus: Device {
    homeButtonPhone(
      "iphone-6s-plus", "iPhone 6s Plus", 414, 736, scale: 3, landscapeWidth: .regular,
      ios: (9, 15), .exact, "HIG PF DP")
  }

  package static var iPhone7Plus: Device {
    homeButtonPhone(
      "iphone-7-plus", "iPhone 7 Plus", 414, 736, scale: 3, landscapeWidth: .regular,
      ios: (10, 15), .exact, "HIG PF DP")
  }

  package static var iPhone8Plus: Device {
    homeButtonPhone(
      "iphone-8-plus", "iPhone 8 Plus", 414, 736, scale: 3, landscapeWidth: .regular,
      ios: (11, 16), .exact, "HIG PF DP")
  }

  /// A status bar of 20 points upright and none sideways; nothing else is reserved.
  private static func homeButtonPhone(
    _ id: String, _ name: String, _ width: Double, _ height: Double, scale: Double,
    landscapeWidth: SizeClass, ios: (UInt32, UInt32?), _ confidence: Confidence, _ sources: String
  ) -> Device {
    Device(
      id: id, name: name, scale: scale, idiom: .phone,
      portrait: DeviceMetrics(
        width: width, height: height,
        safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20,
        horizontalSizeClass: .compact, verticalSizeClass: .regular, confidence: confidence),
      landscape: DeviceMetrics(
        width: height, height: width,
        safeArea: Insets(top: 0, left: 0, bottom: 0, right: 0), statusBarHeight: 0,
        horizontalSizeClass: landscapeWidth, verticalSizeClass: .compact, confidence: confidence),
      support: OSSupport(first: ios.0, last: ios.1), sources: sources)
  }
}
