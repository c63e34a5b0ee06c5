/// The share of an iPad's screen that a window has beside another app's.
package enum SplitShare: UInt8, CaseIterable, Sendable {
  case third, half, twoThirds
}

/// What decides the widths of windows side by side on an iPad.
///
/// A third is fixed, and the rest follows, with a divider of 10 points: half is half of what the
/// divider leaves, two thirds is what the divider and a third leave (HIG and PF agree on every
/// device). From iPadOS 26 on windows have any size; the shares are still what to test with.
package struct SplitWidths: Hashable, Sendable {
  /// Points of the third in landscape.
  package let landscapeThird: Double
  /// Points of the third in portrait.
  package let portraitThird: Double
  /// The horizontal size class of half the screen in landscape.
  package let halfClass: SizeClass

  package init(landscapeThird: Double, portraitThird: Double, halfClass: SizeClass) {
    self.landscapeThird = landscapeThird
    self.portraitThird = portraitThird
    self.halfClass = halfClass
  }

  /// Points between two windows.
  static var divider: Double { 10 }
}

extension Device {
  /// A window beside another app's; `nil` on a phone, and for half a screen held upright.
  package func window(_ share: SplitShare, _ orientation: Orientation, os: Version)
    -> DeviceMetrics?
  {
    guard let split else { return nil }
    let screen = metrics(orientation, os: os)
    let width: Double
    let sizeClass: SizeClass
    switch (share, orientation) {
    case (.third, .landscape): (width, sizeClass) = (split.landscapeThird, .compact)
    case (.third, .portrait): (width, sizeClass) = (split.portraitThird, .compact)
    case (.half, .landscape):
      (width, sizeClass) = ((screen.width - SplitWidths.divider) / 2, split.halfClass)
    case (.half, .portrait): return nil
    case (.twoThirds, .landscape):
      let rest = screen.width - SplitWidths.divider - split.landscapeThird
      (width, sizeClass) = (rest, .regular)
    case (.twoThirds, .portrait):
      let rest = screen.width - SplitWidths.divider - split.portraitThird
      (width, sizeClass) = (rest, .compact)
    }
    let confidence: Confidence = os.major >= 26 ? .assumed : screen.confidence
    return DeviceMetrics(
      width: width, height: screen.height, safeArea: screen.safeArea,
      statusBarHeight: screen.statusBarHeight, horizontalSizeClass: sizeClass,
      verticalSizeClass: screen.verticalSizeClass, confidence: confidence)
  }
}
