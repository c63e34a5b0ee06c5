import BarCatalog
import BarLayout
import Testing

/// What a header adds to insets and safe areas.
struct HeaderInsetTests {
  private static func tracking(
    _ view: TrackedScrollView, _ change: (inout FlexibleHeader) -> Void = { _ in }
  ) -> FlexibleHeader {
    var header = makeHeader(safeArea: .notch)
    header.setMaximum(144)
    change(&header)
    header.appear()
    header.track(view)
    return header
  }

  @Test func theGreatestHeightIsAdded() {
    let header = Self.tracking(.long(top: 10))
    #expect(header.state.contentInsetTop == 154)
    #expect(header.adjustedContentInset == Insets(top: 154, left: 0, bottom: 0, right: 0))
    #expect(header.state.indicatorInsetTop == 100)
  }

  /// What the system adds is not added again.
  @Test(arguments: [ContentInsetAdjustmentBehavior.always, .automatic, .scrollableAxes])
  func theSafeAreaIsNotAddedTwice(_ behavior: ContentInsetAdjustmentBehavior) {
    let header = Self.tracking(.long(top: 10, behavior))
    #expect(header.state.contentInsetTop == 110)
    #expect(header.adjustedContentInset == Insets(top: 154, left: 0, bottom: 34, right: 0))
    #expect(header.state.indicatorInsetTop == 56)
  }

  @Test func shortContentHasASafeAreaOnlyAlways() {
    let automatic = Self.tracking(.long(contentHeight: 100, .automatic))
    #expect(automatic.state.contentInsetTop == 144)
    let always = Self.tracking(.long(contentHeight: 100, .always))
    #expect(always.state.contentInsetTop == 100)
  }

  @Test func insetsThatAreNeverAdjustedCanBeSpared() {
    let header = Self.tracking(.long(top: 10)) { $0.sparesNeverAdjusted = true }
    #expect(header.state.contentInsetTop == 10)
    #expect(header.state.indicatorInsetTop == 0)
    let other = Self.tracking(.long(top: 10, .always)) { $0.sparesNeverAdjusted = true }
    #expect(other.state.contentInsetTop == 110)
  }

  @Test func aWebViewCanHaveASafeAreaInstead() {
    let header = Self.tracking(.long(isWebView: true)) {
      $0.usesSafeAreaOfWebViews = true
      $0.guide.target = .controller
    }
    #expect(header.state.contentInsetTop == 0)
    #expect(header.guide.additionalInset == 56)
  }

  /// A header alone moves the content by as much as it is higher than the safe area; a scroll view has an inset instead.
  @Test func aControllerIsMovedWhereNothingIsTracked() {
    var header = makeHeader(safeArea: .notch)
    header.guide.target = .controller
    header.appear()
    #expect(header.guide.additionalInset == 56)
    #expect(header.topLayoutGuide == 100)
    header.track(.long(offset: -100, .always))
    #expect(header.guide.additionalInset == 0)
  }

  /// Quirk: a scroll view is given its inset while the safe area still has what it loses then; the next event corrects it.
  @Test func theFirstInsetCountsTheAdditionalSafeArea() {
    var header = makeHeader(safeArea: .zero)
    header.guide.target = .controller
    header.appear()
    #expect(header.guide.additionalInset == 56)
    header.track(.long(offset: 0, .always))
    #expect(header.state.contentInsetTop == 56)
    header.scroll(to: 1)
    #expect(header.state.contentInsetTop == 76)
  }

  @Test func withoutAControllerTheParentHasItsGuideMoved() {
    var header = FlexibleHeader.tracking(.enabled)
    header.scroll(to: 100)
    #expect(header.topLayoutGuide == 20)
    header = .tracking(.enabledWithStatusBar)
    header.scroll(to: 100)
    #expect(header.topLayoutGuide == 0)
    header.guide.target = .none
    #expect(header.topLayoutGuide == nil)
  }

  /// The header keeps its height from one scroll view to the next, and the content moves.
  @Test func sharedScrollViewsFollowTheHeader() {
    var header = FlexibleHeader.tracking(.disabled, maximum: 176) { $0.isShared = true }
    header.scroll(to: -100)
    header.track(.long(offset: -176))
    #expect(header.frame.height == 100)
    #expect(header.scrollView?.offset == -100)
    // One that starts at its top does so with the inset that the header gives it.
    header.track(.long(top: 10), startsAtTop: true)
    #expect(header.frame.height == 100)
    #expect(header.scrollView?.offset == -110)
    var alone = FlexibleHeader.tracking(.disabled, maximum: 176)
    alone.scroll(to: -100)
    alone.track(.long(offset: -176))
    #expect(alone.frame.height == 176)
  }

  @Test func theTopIsBelowTheHeader() {
    var header = Self.tracking(.long(offset: 300, .automatic))
    header.scrollToTop()
    #expect(header.scrollView?.offset == -144)
    #expect(header.frame.height == 144)
    #expect(header.state.shift == 0)
  }
}
