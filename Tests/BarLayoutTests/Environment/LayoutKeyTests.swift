import BarCatalog
import BarLayout
import Testing

struct LayoutKeyTests {
  private static let changes: [@Sendable (inout LayoutEnvironment) -> Void] = [
    { $0.size.width = 400 }, { $0.size.height = 40 }, { $0.safeArea.top = 20 },
    { $0.safeArea.left = 1 }, { $0.safeArea.right = 1 }, { $0.scale = 2 },
    { $0.direction = .rtl }, { $0.textSize = .small }, { $0.language = [97, 114] },
  ]

  @Test(arguments: [BarType.mdcButtonBar, .mdcNavigationBar, .mdcHeaderStackView], 0..<9)
  func tellsWhatALayoutReads(_ type: BarType, _ change: Int) {
    var environment = LayoutEnvironment.phone()
    Self.changes[change](&environment)
    #expect(LayoutKey(environment, for: type) != LayoutKey(.phone(), for: type))
  }

  @Test func ignoresWhatNoLayoutReads() {
    var environment = LayoutEnvironment.phone()
    environment.statusBarHeight = 0
    environment.safeArea.bottom = 0
    environment.idiom = .pad
    environment.horizontalSizeClass = .regular
    environment.os = Version(18)
    for type in [BarType.mdcButtonBar, .mdcNavigationBar, .mdcHeaderStackView] {
      #expect(LayoutKey(environment, for: type) == LayoutKey(.phone(), for: type))
    }
  }

  @Test(arguments: 0..<9) func tellsWhatABarAtTheBottomReads(_ change: Int) {
    var environment = LayoutEnvironment.phone()
    Self.changes[change](&environment)
    // The safe area at the top is none of its business.
    let isRead = environment.safeArea.top == LayoutEnvironment.phone().safeArea.top
    let key = LayoutKey(environment, for: .mdcBottomAppBarView)
    #expect((key != LayoutKey(.phone(), for: .mdcBottomAppBarView)) == isRead)
    environment = .phone()
    environment.safeArea.bottom = 0
    #expect(
      LayoutKey(environment, for: .mdcBottomAppBarView)
        != LayoutKey(.phone(), for: .mdcBottomAppBarView))
  }

  @Test func ignoresHeightsThatABarLimitsAlike() {
    var environment = LayoutEnvironment.phone()
    environment.size.height = 1_000
    for type in [BarType.mdcButtonBar, .mdcNavigationBar] {
      #expect(LayoutKey(environment, for: type) == LayoutKey(.phone(), for: type))
    }
    #expect(
      LayoutKey(environment, for: .mdcHeaderStackView)
        != LayoutKey(.phone(), for: .mdcHeaderStackView))
  }

  private static let changesOfHeaders: [@Sendable (inout LayoutEnvironment) -> Void] = [
    { $0.safeArea.bottom = 0 }, { $0.keyWindowSafeArea = nil }, { $0.appStatusBarHeight = 20 },
    { $0.size.height = 1_000 }, { $0.scale = 2 },
  ]

  @Test(arguments: [BarType.mdcAppBarViewController, .mdcFlexibleHeaderViewController], 0..<5)
  func headersReadTheWindowAndItsApp(_ type: BarType, _ change: Int) {
    var environment = LayoutEnvironment.phone()
    Self.changesOfHeaders[change](&environment)
    #expect(LayoutKey(environment, for: type) != LayoutKey(.phone(), for: type))
  }

  @Test func aHeaderWithoutAnAppBarShowsNoText() {
    let other = LayoutEnvironment.phone(direction: .rtl, language: "ar", textSize: .small)
    let header = BarType.mdcFlexibleHeaderViewController
    #expect(LayoutKey(other, for: header) == LayoutKey(.phone(), for: header))
    let appBar = BarType.mdcAppBarViewController
    #expect(LayoutKey(other, for: appBar) != LayoutKey(.phone(), for: appBar))
  }
}
