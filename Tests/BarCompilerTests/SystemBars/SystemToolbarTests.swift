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
}
