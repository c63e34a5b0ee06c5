import BarCatalog
import BarLayout
import Testing

/// Phases, shadow and what belongs to a position.
struct HeaderPhaseTests {
  /// Least height 76, greatest 176, of which 56 leave the screen.
  private static let header = FlexibleHeader.tracking(.enabled, maximum: 176)

  @Test(
    arguments: [
      (-276, MDCFlexibleHeaderScrollPhase.overExtending, 276, 1 + 100.0 / 176),
      (-176, .overExtending, 176, 1), (-126, .collapsing, 126, 0.5), (-76, .collapsing, 76, 0),
      (-48, .shifting, 48, 0.5), (-20, .shifting, 20, 1),
    ] as [(Double, MDCFlexibleHeaderScrollPhase, Double, Double)])
  func aPositionHasAPhase(
    offset: Double, phase: MDCFlexibleHeaderScrollPhase, value: Double, fraction: Double
  ) {
    var header = Self.header
    header.scroll(to: offset)
    #expect(header.state.phase.phase == phase)
    #expect(header.state.phase.value == value)
    #expect(header.state.phase.fraction == fraction)
  }

  @Test func aFreshHeaderIsShifting() {
    let state = makeHeader().state
    #expect(state.phase.phase == .shifting)
    #expect([state.phase.value, state.phase.fraction, state.shadowIntensity] == [0, 0, 0])
  }

  /// Without a range of heights nothing collapses: the header is as high as it may be at once.
  @Test func oneHeightHasNoRange() {
    var header = FlexibleHeader.tracking(.disabled)
    header.scroll(to: 0)
    #expect(header.state.phase.phase == .overExtending)
    #expect(header.state.phase.fraction == 1)
  }

  @Test func aHeaderThatMayNotOverExtendStopsAtItsGreatestHeight() {
    var header = Self.header
    header.canOverExtend = false
    header.scroll(to: -300)
    #expect(header.frame.height == 176)
  }

  /// The shadow is whole where eight points of the content are below the header.
  @Test(arguments: [(-76.0, 0.0), (-74, 0.25), (-68, 1), (0, 1), (-100, 0)])
  func theShadowGrowsWithTheOverlap(offset: Double, intensity: Double) {
    var header = FlexibleHeader.tracking(.disabled)
    header.scroll(to: offset)
    #expect(header.state.shadowIntensity == intensity)
  }

  @Test func contentWithoutAnEndKeepsTheShadow() {
    var header = FlexibleHeader.tracking(.disabled) { $0.setInFrontOfInfiniteContent(true) }
    header.scroll(to: -100)
    #expect(header.state.shadowIntensity == 1)
  }

  /// A header that leaves altogether takes its shadow along.
  @Test func theShadowLeavesWithTheHeader() {
    var header = FlexibleHeader.tracking(.enabledWithStatusBar) {
      $0.setInFrontOfInfiniteContent(true)
    }
    header.scroll(to: -4)
    #expect(header.state.shadowIntensity == 0.5)
    header.scroll(to: 0)
    #expect(header.state.shadowIntensity == 0)
  }

  @Test func theOwnLayerIsAsDarkAsTheShadowIsStrong() {
    var header = FlexibleHeader.tracking(.disabled)
    header.scroll(to: -74)
    #expect(header.state.shadowOpacity == 0.1)
    #expect(header.state.elevation == nil)
  }

  /// Quirk: a header that follows nothing has all of its shadow in front of content without an end, and no intensity.
  @Test func contentWithoutAnEndDarkensAHeaderThatFollowsNothing() {
    var header = makeHeader()
    #expect(header.state.shadowOpacity == 0)
    header.setInFrontOfInfiniteContent(true)
    #expect(header.state.shadowOpacity == 0.4)
    #expect(header.state.shadowIntensity == 0)
    header.setInFrontOfInfiniteContent(false)
    #expect(header.state.shadowOpacity == 0)
  }

  /// A header that is off the screen is not drawn, unless it is higher than what leaves.
  @Test func aHeaderThatHasLeftIsHidden() {
    var header = FlexibleHeader.tracking(.enabledWithStatusBar)
    #expect(!header.state.isHidden)
    header.scroll(to: -4)
    #expect(!header.state.isHidden)
    header.scroll(to: 0)
    #expect(header.state.isHidden)
  }

  /// What is below the status bar stays on the screen, and with it the header.
  @Test func aHeaderBelowTheStatusBarIsNeverHidden() {
    var header = FlexibleHeader.tracking(.enabled)
    header.scroll(to: 500)
    #expect(header.frame.y == -56)
    #expect(!header.state.isHidden)
  }
}
