// Part 4: iPads of up to 10.5 inches with a home button.
extension Device {
  package static var iPad5: Device {
    homeButtonPad(
      "ipad-5", "iPad (5th generation)", 768, 1024, thirds: (320, 320), half: .compact,
      ios: (10, 16), .exact, "HIG PF")
  }

  package static var iPad6: Device {
    homeButtonPad(
      "ipad-6", "iPad (6th generation)", 768, 1024, thirds: (320, 320), half: .compact,
      ios: (11, 17), .exact, "HIG PF")
  }

  package static var iPadMini4: Device {
    homeButtonPad(
      "ipad-mini-4", "iPad mini 4", 768, 1024, thirds: (320, 320), half: .compact,
      ios: (9, 15), .exact, "HIG PF")
  }

  package static var iPadMini5: Device {
    homeButtonPad(
      "ipad-mini-5", "iPad mini (5th generation)", 768, 1024, thirds: (320, 320), half: .compact,
      ios: (12, nil), .exact, "HIG PF")
  }

  package static var iPadAir2: Device {
    homeButtonPad(
      "ipad-air-2", "iPad Air 2", 768, 1024, thirds: (320, 320), half: .compact,
      ios: (8, 15), .exact, "HIG PF")
  }

  package static var iPadPro97: Device {
    homeButtonPad(
      "ipad-pro-9-7", "iPad Pro 9.7-inch", 768, 1024, thirds: (320, 320), half: .compact,
      ios: (9, 16), .exact, "HIG PF")
  }

  package static var iPad7: Device {
    homeButtonPad(
      "ipad-7", "iPad (7th generation)", 810, 1080, thirds: (320, 320), half: .compact,
      ios: (13, 18), .exact, "HIG PF")
  }

  package static var iPad8: Device {
    homeButtonPad(
      "ipad-8", "iPad (8th generation)", 810, 1080, thirds: (320, 320), half: .compact,
      ios: (14, nil), .exact, "HIG PF")
  }

  package static var iPad9: Device {
    homeButtonPad(
      "ipad-9", "iPad (9th generation)", 810, 1080, thirds: (320, 320), half: .compact,
      ios: (15, nil), .exact, "HIG PF")
  }

  package static var iPadPro105: Device {
    homeButtonPad(
      "ipad-pro-10-5", "iPad Pro 10.5-inch", 834, 1112, thirds: (320, 320), half: .compact,
      ios: (10, 17), .exact, "HIG PF")
  }

  package static var iPadAir3: Device {
    homeButtonPad(
      "ipad-air-3", "iPad Air (3rd generation)", 834, 1112, thirds: (320, 320), half: .compact,
      ios: (12, nil), .exact, "HIG PF")
  }
}

// Part 6: iPads of 12.9 inches with a home button.
extension Device {
  package static var iPadPro129Generation1: Device {
    homeButtonPad(
      "ipad-pro-12-9-1", "iPad Pro 12.9-inch (1st generation)", 1024, 1366, thirds: (375, 375),
      half: .regular,
      ios: (9, 16), .exact, "HIG PF")
  }

  package static var iPadPro129Generation2: Device {
    homeButtonPad(
      "ipad-pro-12-9-2", "iPad Pro 12.9-inch (2nd generation)", 1024, 1366, thirds: (375, 375),
      half: .regular,
      ios: (10, 17), .exact, "HIG PF")
  }
}

extension Device {
  /// A status bar of 20 points, and nothing else reserved.
  private static func homeButtonPad(
    _ id: String, _ name: String, _ width: Double, _ height: Double, thirds: (Double, Double),
    half: SizeClass, ios: (UInt32, UInt32?), _ confidence: Confidence, _ sources: String
  ) -> Device {
    pad(
      id, name, width, height, Insets(top: 20, left: 0, bottom: 0, right: 0), thirds: thirds,
      half: half, ios: ios, confidence, sources)
  }
}
