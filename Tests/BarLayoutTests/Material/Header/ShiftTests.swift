import BarCatalog
import BarLayout
import Testing

/// How headers leave the screen and return.
struct ShiftTests {
  private static func shifts(_ header: FlexibleHeader, _ offsets: [Double]) -> [Double] {
    var header = header
    return offsets.map {
      header.scroll(to: $0)
      return header.state.shift
    }
  }

  @Test func aDisabledHeaderStays() {
    #expect(Self.shifts(.tracking(.disabled), [0, 100, 500]) == [0, 0, 0])
  }

  /// The part below the status bar stays: 76 less 20; the rest is what it takes to come back.
  @Test func anEnabledHeaderLeavesTheStatusBarItsPart() {
    var header = FlexibleHeader.tracking(.enabled)
    header.scroll(to: -36)
    #expect(header.frame == Rectangle(x: 0, y: -40, width: 320, height: 76))
    #expect(!header.state.isStatusBarHidden)
    header.scroll(to: -10)
    #expect(header.frame.y == -56)
  }

  @Test func withTheStatusBarAllOfItLeaves() {
    var header = FlexibleHeader.tracking(.enabledWithStatusBar)
    header.scroll(to: -36)
    #expect(header.frame.y == -40)
    #expect(header.state.isStatusBarHidden)
    header.scroll(to: 20)
    #expect(header.frame.y == -76)
  }

  /// Off, the hint takes the whole height away, and the status bar stays over nothing.
  @Test func aStatusBarThatMayNotOverlapLetsAllOfTheHeaderLeave() {
    var header = FlexibleHeader.tracking(.enabled) { $0.rules.statusBarCanOverlap = false }
    header.scroll(to: 20)
    #expect(header.frame.y == -76)
    #expect(!header.state.isStatusBarHidden)
  }

  @Test func aPagingScrollViewShiftsNothing() {
    var header = FlexibleHeader.tracking(.enabledWithStatusBar)
    header.track(.long(offset: -76, isPaging: true))
    #expect(Self.shifts(header, [0, 100]) == [0, 0])
  }

  /// A hideable header leaves by a call alone, in front of any content.
  @Test func aHideableHeaderIsHiddenByACall() {
    var header = FlexibleHeader.tracking(.hideable)
    header.scroll(to: 300)
    #expect(header.frame.y == 0)
    header.hide()
    #expect(header.frame.y == -76)
    #expect(header.state.isStatusBarHidden)
    header.scroll(to: -76)
    #expect(header.frame.y == -76)
  }

  /// What scrolling adds up to beyond the header's way is what people scroll back before it returns.
  @Test(arguments: [(false, 175.0), (true, 25.0)])
  func importanceShortensTheWayBack(isImportant: Bool, anchor: Double) {
    let header = FlexibleHeader.tracking(.enabled) { $0.contentIsImportant = isImportant }
    #expect(
      Self.shifts(header, [0, 400, 800, 790, 800 - anchor, 799 - anchor])
        == [56, 56 + anchor, 56 + anchor, 46 + anchor, 56, 55])
  }

  /// Only the part of a movement counts that is below the least height.
  @Test func collapsingComesBeforeShifting() {
    let header = FlexibleHeader.tracking(.enabled, maximum: 176)
    #expect(Self.shifts(header, [-100, -60, -40, -120]) == [0, 16, 36, 0])
  }

  @Test func whatBouncesAtTheBottomMovesNothing() {
    // 2,000 less 568: the last offset that does not bounce is 1,431.
    let header = FlexibleHeader.tracking(.enabled)
    #expect(Self.shifts(header, [1_000, 1_200, 1_432, 1_500, 1_300]) == [231, 231, 231, 231, 99])
  }

  @Test func scrubbingOnlyTakesAway() {
    let header = FlexibleHeader.tracking(.enabled) { $0.isScrubbing = true }
    #expect(Self.shifts(header, [0, 50, -20]) == [56, 106, 56])
  }

  @Test func aPartOfTheHeaderMayStay() {
    var header = FlexibleHeader.tracking(.enabledWithStatusBar) { $0.visibleHeight = 30 }
    header.scroll(to: 100)
    #expect(header.frame.y == -46 + 20)
  }

  /// The first event after a scroll view is tracked has nothing to compare with.
  @Test func trackingShiftsNothing() {
    var header = makeHeader()
    header.rules.behavior = .enabled
    header.appear()
    header.track(.long(offset: 400))
    #expect(header.state.shift == 0)
    header.scroll(to: 410)
    #expect(header.state.shift == 10)
  }

  /// Translucent content allows no picture of the status bar: it goes when there is no room left for it, at 20 points.
  @Test func translucentContentKeepsTheStatusBarLonger() {
    var header = FlexibleHeader.tracking(.enabledWithStatusBar) { $0.contentIsTranslucent = true }
    header.scroll(to: -66)
    #expect(!header.state.isStatusBarHidden)
    header.scroll(to: -56)
    #expect(header.state.isStatusBarHidden)
    header.scroll(to: -66)
    #expect(!header.state.isStatusBarHidden)
  }

}
