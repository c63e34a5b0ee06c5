// Part 5: iPads of up to 11 inches without a home button.
extension Device {
  package static var iPad10: Device {
    roundedPad(
      "ipad-10", "iPad (10th generation)", 820, 1180, thirds: (375, 320), half: .compact,
      ios: (16, nil), .exact, "HIG FORK CN26")
  }

  package static var iPadA16: Device {
    roundedPad(
      "ipad-a16", "iPad (A16)", 820, 1180, thirds: (375, 320), half: .compact,
      ios: (18, nil), .exact, "HIG FORK CN26")
  }

  package static var iPadAir4: Device {
    roundedPad(
      "ipad-air-4", "iPad Air (4th generation)", 820, 1180, thirds: (375, 320), half: .compact,
      ios: (14, nil), .exact, "HIG FORK CN26")
  }

  package static var iPadAir5: Device {
    roundedPad(
      "ipad-air-5", "iPad Air (5th generation)", 820, 1180, thirds: (375, 320), half: .compact,
      ios: (15, nil), .exact, "HIG FORK CN26")
  }

  package static var iPadAir11M2: Device {
    roundedPad(
      "ipad-air-11-m2", "iPad Air 11-inch (M2)", 820, 1180, thirds: (375, 320), half: .compact,
      ios: (17, nil), .exact, "HIG FORK CN26")
  }

  package static var iPadAir11M3: Device {
    roundedPad(
      "ipad-air-11-m3", "iPad Air 11-inch (M3)", 820, 1180, thirds: (375, 320), half: .compact,
      ios: (18, nil), .exact, "HIG FORK CN26")
  }

  package static var iPadMini6: Device {
    roundedPad(
      "ipad-mini-6", "iPad mini (6th generation)", 744, 1133, thirds: (375, 320), half: .compact,
      ios: (15, nil), .exact, "HIG FORK CN26")
  }

  package static var iPadMiniA17Pro: Device {
    roundedPad(
      "ipad-mini-a17-pro", "iPad mini (A17 Pro)", 744, 1133, thirds: (375, 320), half: .compact,
      ios: (18, nil), .exact, "HIG FORK CN26")
  }

  package static var iPadPro11Generation1: Device {
    roundedPad(
      "ipad-pro-11-1", "iPad Pro 11-inch (1st generation)", 834, 1194, thirds: (375, 320),
      half: .compact,
      ios: (12, nil), .exact, "HIG PF")
  }

  package static var iPadPro11Generation2: Device {
    roundedPad(
      "ipad-pro-11-2", "iPad Pro 11-inch (2nd generation)", 834, 1194, thirds: (375, 320),
      half: .compact,
      ios: (13, nil), .exact, "HIG PF")
  }

  package static var iPadPro11Generation3: Device {
    roundedPad(
      "ipad-pro-11-3", "iPad Pro 11-inch (3rd generation)", 834, 1194, thirds: (375, 320),
      half: .compact,
      ios: (14, nil), .exact, "HIG PF")
  }

  package static var iPadPro11Generation4: Device {
    roundedPad(
      "ipad-pro-11-4", "iPad Pro 11-inch (4th generation)", 834, 1194, thirds: (375, 320),
      half: .compact,
      ios: (16, nil), .exact, "HIG PF")
  }

  package static var iPadPro11M4: Device {
    roundedPad(
      "ipad-pro-11-m4", "iPad Pro 11-inch (M4)", 834, 1210, thirds: (375, 320), half: .regular,
      ios: (17, nil), .exact, "HIG FORK GEO CN26")
  }

  package static var iPadPro11M5: Device {
    roundedPad(
      "ipad-pro-11-m5", "iPad Pro 11-inch (M5)", 834, 1210, thirds: (375, 320), half: .regular,
      ios: (26, nil), .exact, "HIG FORK GEO CN26")
  }
}

// Part 7: iPads of 12.9 and 13 inches without a home button.
extension Device {
  package static var iPadPro129Generation3: Device {
    roundedPad(
      "ipad-pro-12-9-3", "iPad Pro 12.9-inch (3rd generation)", 1024, 1366, thirds: (375, 375),
      half: .regular,
      ios: (12, nil), .exact, "HIG FORK GEO")
  }

  package static var iPadPro129Generation4: Device {
    roundedPad(
      "ipad-pro-12-9-4", "iPad Pro 12.9-inch (4th generation)", 1024, 1366, thirds: (375, 375),
      half: .regular,
      ios: (13, nil), .exact, "HIG FORK GEO")
  }

  package static var iPadPro129Generation5: Device {
    roundedPad(
      "ipad-pro-12-9-5", "iPad Pro 12.9-inch (5th generation)", 1024, 1366, thirds: (375, 375),
      half: .regular,
      ios: (14, nil), .exact, "HIG FORK GEO")
  }

  package static var iPadPro129Generation6: Device {
    roundedPad(
      "ipad-pro-12-9-6", "iPad Pro 12.9-inch (6th generation)", 1024, 1366, thirds: (375, 375),
      half: .regular,
      ios: (16, nil), .exact, "HIG FORK GEO")
  }

  package static var iPadAir13M2: Device {
    roundedPad(
      "ipad-air-13-m2", "iPad Air 13-inch (M2)", 1024, 1366, thirds: (375, 375), half: .regular,
      ios: (17, nil), .exact, "HIG FORK GEO")
  }

  package static var iPadAir13M3: Device {
    roundedPad(
      "ipad-air-13-m3", "iPad Air 13-inch (M3)", 1024, 1366, thirds: (375, 375), half: .regular,
      ios: (18, nil), .exact, "HIG FORK GEO")
  }

  package static var iPadPro13M4: Device {
    roundedPad(
      "ipad-pro-13-m4", "iPad Pro 13-inch (M4)", 1032, 1376, thirds: (375, 375), half: .regular,
      ios: (17, nil), .exact, "HIG FORK GEO CN26")
  }

  package static var iPadPro13M5: Device {
    roundedPad(
      "ipad-pro-13-m5", "iPad Pro 13-inch (M5)", 1032, 1376, thirds: (375, 375), half: .regular,
      ios: (26, nil), .exact, "HIG FORK GEO CN26")
  }
}

extension Device {
  /// A status bar of 32 points, and 25 below for the home indicator; less of both before iPadOS 26.
  private static func roundedPad(
    _ id: String, _ name: String, _ width: Double, _ height: Double, thirds: (Double, Double),
    half: SizeClass, ios: (UInt32, UInt32?), _ confidence: Confidence, _ sources: String
  ) -> Device {
    pad(
      id, name, width, height, Insets(top: 32, left: 0, bottom: 25, right: 0),
      change: .top32Since26, thirds: thirds, half: half, ios: ios, confidence, sources)
  }
}
