/// What sheets measure.
extension Device {
  /// A form sheet in front of a full screen: a card in the middle of an iPad, as a page sheet on a phone.
  ///
  /// 540 x 620 points up to iPadOS 15 (a test of dotnet/maui, urbanairship/ios-library); bigger since 16
  /// (hacknicity.medium.com, presentations of iOS 16), which is 580 x 650 on an iPad (A16) of iPadOS 26.1
  /// (Vercantez/openuikit) and 580 wide on one of iPadOS 27. Its width is compact wherever it was asked for.
  package func formSheet(_ orientation: Orientation, os: Version) -> DeviceMetrics {
    guard idiom == .pad else { return pageSheet(orientation, os: os) }
    let screen = metrics(orientation, os: os)
    let isBigger = os >= Version(16)
    return DeviceMetrics(
      width: min(isBigger ? 580 : 540, screen.width),
      height: min(isBigger ? 650 : 620, screen.height - screen.safeArea.top),
      safeArea: .zero, statusBarHeight: 0, horizontalSizeClass: .compact,
      verticalSizeClass: screen.verticalSizeClass,
      confidence: min(screen.confidence, isBigger ? .estimate : .exact))
  }

  /// A page sheet in front of a full screen, which it leaves free above.
  ///
  /// On a phone it begins where the safe area does, and 30 points below the edge at least (375 x 667 and 393 x 852 points,
  /// iOS 26.1: Vercantez/openuikit); where the height is compact it is the full screen. On an iPad of iPadOS 26.1 held
  /// upright it is as wide as the screen and begins 10 points below the safe area (the same). Elsewhere on an iPad
  /// somebody saw 704 points, and a compact width; what it leaves free there is not known.
  package func pageSheet(_ orientation: Orientation, os: Version) -> DeviceMetrics {
    let screen = metrics(orientation, os: os)
    switch idiom {
    case .phone:
      if screen.verticalSizeClass == .compact { return screen }
      return screen.sheet(
        width: screen.width, top: max(30, screen.safeArea.top), screen.horizontalSizeClass,
        os >= Version(26) ? .estimate : .assumed)
    case .pad:
      let isWide = os >= Version(26) && orientation == .portrait
      return screen.sheet(
        width: isWide ? screen.width : min(704, screen.width), top: screen.safeArea.top + 10,
        isWide ? screen.horizontalSizeClass : .compact, isWide ? .estimate : .assumed)
    }
  }
}

extension DeviceMetrics {
  /// A window that stands on the lower edge of this one.
  fileprivate func sheet(
    width: Double, top: Double, _ horizontalSizeClass: SizeClass, _ confidence: Confidence
  ) -> DeviceMetrics {
    DeviceMetrics(
      width: width, height: max(0, height - top),
      safeArea: Insets(top: 0, left: 0, bottom: safeArea.bottom, right: 0), statusBarHeight: 0,
      horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
      confidence: min(self.confidence, confidence))
  }
}
