import BarCatalog
import BarLayout
import Testing

/// What of a header lies below the status bar.
struct TopInsetTests {
  private static func inset(of keyWindow: Insets?) -> Double {
    FlexibleHeader(
      in: HeaderSurroundings(
        size: Size(width: 320, height: 568), safeArea: .zero, keyWindowSafeArea: keyWindow,
        statusBarHeight: 0)
    ).topInset
  }

  @Test func aDeviceWithRoundedCornersHasItsSafeArea() {
    #expect(Self.inset(of: .notch) == 44)
    #expect(Self.inset(of: Insets(top: 24, left: 0, bottom: 20, right: 0)) == 24)
  }

  /// A notch at the side leaves nothing at the top.
  @Test func aNotchAtTheSideLeavesNoInset() {
    #expect(Self.inset(of: Insets(top: 0, left: 44, bottom: 21, right: 44)) == 0)
  }

  /// Quirk: in landscape, too, where the status bar is hidden.
  @Test func anyOtherDeviceHasTwenty() {
    #expect(Self.inset(of: Insets(top: 20, left: 0, bottom: 0, right: 0)) == 20)
    #expect(Self.inset(of: .zero) == 20)
    #expect(Self.inset(of: nil) == 20)
  }

  /// Quirk: a popover has no safe area, and its header has the device's all the same, unless it asks.
  @Test func aPopoverHasTheInsetOfItsScreenUnlessItIsInferred() {
    var popover = FlexibleHeader(
      in: HeaderSurroundings(
        size: Size(width: 320, height: 480), safeArea: .zero, keyWindowSafeArea: .notch,
        statusBarHeight: 44))
    popover.appear()
    popover.fitOnce()
    #expect(popover.topInset == 44)
    #expect(popover.frame.height == 100)
    popover.setInferred(true)
    #expect(popover.topInset == 0)
    #expect(popover.frame.height == 56)
  }

  @Test func theGuideIsWideOnceAnInsetWasEstablished() {
    var header = makeHeader(safeArea: .zero)
    #expect(header.guideFrame == Rectangle(x: 0, y: 0, width: 0, height: 20))
    header.appear()
    #expect(header.guideFrame.width == 0)
    var other = makeHeader()
    other.appear()
    #expect(other.guideFrame == Rectangle(x: 0, y: 0, width: 320, height: 20))
  }

  /// Nothing is read before there is a controller around the header.
  @Test func inferenceReadsNothingBeforeTheHeaderIsOnTheScreen() {
    var header = makeHeader(safeArea: .notch)
    header.setInferred(true)
    #expect(header.topInset == 0)
    header.appear()
    #expect(header.topInset == 44)
  }
}
