import BarCatalog
import BarLayout
import Testing

/// Heights that are set, those that are not, and what one does to the other.
struct HeightLimitTests {
  @Test func defaultHeightsFollowTheTopInset() {
    var header = makeHeader(safeArea: .notch)
    #expect([header.least, header.greatest] == [100, 100])
    header.setIncludesSafeArea(false)
    #expect([header.least, header.greatest] == [100, 100])
    header.appear()
    #expect(header.frame == Rectangle(x: 0, y: 0, width: 320, height: 100))
  }

  @Test func settingOneHeightFreezesTheOther() {
    var header = makeHeader(safeArea: .notch)
    header.setMaximum(128)
    header.setInferred(true)
    header.appear()
    #expect([header.least, header.greatest] == [100, 128])
    #expect(header.topInset == 44)
  }

  /// What is set last wins, so that the order counts.
  @Test func aHeightBeyondTheOtherMovesIt() {
    var lowered = makeHeader()
    lowered.setMinimum(50)
    lowered.setMaximum(30)
    #expect([lowered.least, lowered.greatest] == [30, 30])
    var raised = makeHeader()
    raised.setMaximum(100)
    raised.setMinimum(200)
    #expect([raised.least, raised.greatest] == [200, 200])
  }

  @Test func heightsWithoutTheSafeAreaGetIt() {
    var header = makeHeader(safeArea: .notch)
    header.setIncludesSafeArea(false)
    header.setMinimum(56)
    header.setMaximum(128)
    #expect([header.least, header.greatest] == [100, 172])
  }

  @Test func togglingTheFlagKeepsHeightsThatWereSet() {
    var header = makeHeader(safeArea: .notch)
    header.setMinimum(60)
    header.setIncludesSafeArea(false)
    // The greatest height was not set: it is back at its default.
    #expect([header.least, header.greatest] == [60 + 44, 56 + 44])
  }

  /// Without a scroll view only an inset or a parent gives a header its height.
  @Test func settingHeightsDoesNotResize() {
    var header = makeHeader()
    header.appear()
    header.setMinimum(200)
    #expect(header.frame.height == 76)
    #expect(header.least == 200)
  }

  @Test func aContainedHeaderKeepsTheHeightThatInferenceGaveIt() {
    var header = makeHeader(safeArea: .zero)
    header.fitOnce()
    header.setInferred(true)
    header.setMinimum(120)
    header.appear()
    #expect(header.frame.height == 56)
  }

  /// A greatest height that grows takes its scroll view along to the new top.
  @Test func aGreaterMaximumScrollsToTheNewTop() {
    var header = FlexibleHeader.tracking(.disabled)
    header.setMaximum(200)
    #expect(header.scrollView?.offset == -76)
    #expect(header.state.contentInsetTop == 200)
    header.scroll(to: -300)
    header.setMaximum(250)
    #expect(header.scrollView?.offset == -250)
  }
}
