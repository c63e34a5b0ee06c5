import TestSupport
import Testing

/// What UIKit's toolbars do with their items, beyond the frames that were measured.
@Suite struct SystemToolbarTests {
  @Test func flexibleSpacesShareWhatIsLeft() throws {
    let screen = try SystemScreen(
      "{a: {toolbar: {items: [{image: a}, {space: flexible}, {image: b}, {space: flexible}, {image: c}]}}}"
    )
    let first = try screen.frame("toolbar.1")
    let second = try screen.frame("toolbar.3")
    #expect(first[2] == second[2])
    #expect(try screen.frame("toolbar.0") == [8, 0, 43, 44])
    let last = try screen.frame("toolbar.4")
    #expect(last[0] + last[2] == 375 - 8)
  }

  @Test func spacesAreNoNarrowerThanWhatIsBetweenItems() throws {
    func gap(_ space: String) throws -> Double {
      let screen = try SystemScreen(
        "{a: {toolbar: {items: [{image: a}, {space: \(space)}, {image: b}]}}}")
      let left = try screen.frame("toolbar.0")
      return try screen.frame("toolbar.2")[0] - left[0] - left[2]
    }
    #expect(try gap("20") == 20)
    #expect(try gap("3") == 8)
    #expect(try gap("-16") == 8)
  }

  @Test func tooManyItemsRunOutAndSaySo() throws {
    let items = Array(repeating: "{image: a, width: 90}", count: 5).joined(separator: ", ")
    let screen = try SystemScreen("{a: {toolbar: {items: [\(items)]}}}")
    #expect(try screen.details("toolbar")["needed"]?.number == 482)
    #expect(try screen.details("toolbar")["available"]?.number == 359)
  }

  /// The toolbar of a stack shows the items of its screen where it is not hidden.
  @Test func toolbarOfAStack() throws {
    func screen(_ flow: String, _ more: String = "") throws -> SystemScreen {
      try SystemScreen(
        "{root: {title: R\(more)}, a: {toolbarItems: [{title: Edit}]}}",
        more: "flows: {main: {isNavigationBarHidden: true, screens: [root, a]\(flow)}}")
    }
    #expect(try screen("").count == 0)
    #expect(try screen(", isToolbarHidden: false").text("toolbar.0") == "Edit")
    #expect(try screen(", isToolbarHidden: false", ", hidesBottomBarWhenPushed: true").count == 0)
  }

  @Test func backgroundReachesToTheEndOfTheWindow() throws {
    let screen = try SystemScreen("{a: {toolbar: {}}}", device: "iphone-13")
    #expect(try screen.frame("toolbar") == [0, 766, 390, 44])
    #expect(try screen.frame("toolbar.background") == [0, 0, 390, 78])
    #expect(try screen.confidence("toolbar") == "exact")
  }

  /// Of the spaces that an item leaves without anything between them the flexible one stays.
  @Test func theMenuIsAtTheEdge() throws {
    let items = (0..<6).map { "{image: a\($0)}" }.joined(separator: ", ")
    let wide = "{customView: {width: 200, height: 30}}"
    let screen = try SystemScreen(
      "{a: {toolbar: {items: [{image: a}, {space: 20}, \(wide), {space: flexible}, \(items)]}}}",
      device: "iphone-se-3", os: "27.0")
    let menu = try screen.frame("toolbar.overflow")
    #expect(menu[0] + menu[2] == 359)
  }

  /// Rounding leaves no traces in sums of thirds of points.
  @Test func framesAreWholePixels() throws {
    let screen = try SystemScreen(
      "{a: {toolbar: {items: [{title: One}, {title: Three}, {title: Seven}, {title: Nine}]}}}",
      device: "iphone-17", os: "26.0", targets: ", directions: [rtl]")
    for number in 0..<4 {
      for side in try screen.frame("toolbar.\(number)") {
        #expect(side == (side * 12).rounded() / 12)
      }
    }
  }

  /// In a window that is narrower than its margins there is no room, and not less than none.
  @Test func roomIsNeverNegative() throws {
    let items = "[{title: One}, {title: Two}]"
    let screen = try SystemScreen(
      "{a: {navigationItem: {rightBarButtonItems: \(items)}, toolbar: {items: \(items)}}}",
      device: "tiny", os: "18.0",
      more:
        "devices: {tiny: {points: [10, 400], scale: 2, idiom: phone, safeArea: [0, 0, 0, 0], statusBarHeight: 0, horizontalSizeClass: compact, verticalSizeClass: regular}}"
    )
    for view in ["toolbar", "navigationBar.content"] {
      let details = try screen.details(view)
      #expect(details["available"]?.number == 0)
      #expect(try #require(details["needed"]?.number) > 50)
    }
  }
}
