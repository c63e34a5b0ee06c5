import BarCatalog
import BarLayout

/// A phone without a notch, 320 by 568 points, whose status bar is its safe area.
func makeHeader(safeArea: Insets = Insets(top: 20, left: 0, bottom: 0, right: 0)) -> FlexibleHeader
{
  FlexibleHeader(
    in: HeaderSurroundings(
      size: Size(width: 320, height: 568), safeArea: safeArea, keyWindowSafeArea: safeArea,
      statusBarHeight: safeArea.top))
}

extension Insets {
  /// A phone with a notch.
  static var notch: Insets { Insets(top: 44, left: 0, bottom: 34, right: 0) }
}

extension TrackedScrollView {
  /// A scroll view of the phone, long enough to scroll, whose insets the system leaves alone.
  static func long(
    offset: Double = 0, top: Double = 0, bottom: Double = 0, contentHeight: Double = 2_000,
    _ adjustment: ContentInsetAdjustmentBehavior = .never, isPaging: Bool = false,
    isWebView: Bool = false
  ) -> TrackedScrollView {
    TrackedScrollView(
      offset: offset, contentInset: Insets(top: top, left: 0, bottom: bottom, right: 0),
      contentHeight: contentHeight, adjustment: adjustment, isPaging: isPaging,
      isWebView: isWebView, height: 568)
  }
}

extension FlexibleHeader {
  var state: HeaderState { HeaderState(self) }

  /// A header of one behavior on the screen, at its greatest height above a scroll view.
  static func tracking(
    _ behavior: MDCFlexibleHeaderShiftBehavior, minimum: Double = 76, maximum: Double = 76,
    _ change: (inout FlexibleHeader) -> Void = { _ in }
  ) -> FlexibleHeader {
    var header = makeHeader()
    header.setMinimum(minimum)
    header.setMaximum(maximum)
    header.rules.behavior = behavior
    change(&header)
    header.appear()
    header.track(.long(offset: -maximum))
    return header
  }
}
