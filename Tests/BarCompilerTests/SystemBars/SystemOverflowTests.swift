import TestSupport
import Testing

/// What becomes of items that find no room on UIKit's bars.
@Suite struct SystemOverflowTests {
  private static let menu = "navigationBar.content.overflow"

  /// The places of the items of a part that are in the menu.
  private func moved(_ part: String, _ screen: SystemScreen, _ count: Int) throws -> [Int] {
    try (0..<count).filter { place in
      let id = "\(part).\(place)"
      guard screen.has(id), try screen.details(id)["overflow"]?.boolean == true else {
        return false
      }
      #expect(try screen.frame(id) == [], "an item in the menu is not in the bar")
      return true
    }
  }

  private func images(_ count: Int, _ entries: [Int: String] = [:]) -> String {
    (0..<count).map { "{image: a\(entries[$0] ?? "")}" }.joined(separator: ", ")
  }

  private func bar(_ items: String, os: String, targets: String = "") throws -> SystemScreen {
    try SystemScreen(
      "{a: {navigationItem: {\(items)}}}", device: "iphone-se-3", os: os, targets: targets)
  }

  // MARK: Which items leave

  /// From iOS 26 on what finds no room moves into a menu; before, items ran into each other.
  @Test(arguments: [("18.0", [Int]()), ("26.0", [5, 6, 7, 8, 9])])
  func itemsMoveByThemselves(os: String, places: [Int]) throws {
    let screen = try bar("rightBarButtonItems: [\(images(10))]", os: os)
    #expect(try moved("navigationBar.content.trailing", screen, 10) == places)
    #expect(screen.has(Self.menu) == !places.isEmpty)
    let details = try screen.details("navigationBar.content")
    #expect((details["needed"]?.number != nil) == places.isEmpty)
    if !places.isEmpty {
      // Nothing is outside of the bar, and the menu is at its end.
      for place in 0..<5 {
        #expect(try screen.frame("navigationBar.content.trailing.\(place)")[0] >= 0)
      }
      let frame = try screen.frame(Self.menu)
      #expect(frame[0] + frame[2] == 375 - 16)
      #expect(try screen.confidence("navigationBar") == "assumed")
    }
  }

  /// The last items leave first, those that matter more later, which an app can say from iOS 27 on.
  @Test(arguments: [
    ("26.0", [4, 5, 6, 7]), ("27.0", [3, 4, 5, 6]),
  ]) func prioritiesDecideWhoLeaves(os: String, places: [Int]) throws {
    let items = images(8, [3: ", visibilityPriority: low", 7: ", visibilityPriority: high"])
    let screen = try bar("rightBarButtonItems: [\(items)], leftBarButtonItem: {image: b}", os: os)
    #expect(try moved("navigationBar.content.trailing", screen, 8) == places)
    #expect(try moved("navigationBar.content.leading", screen, 1) == [])
  }

  /// Before iOS 26 they leave only where there is a menu anyway.
  @Test func menuOfTheAppTakesThem() throws {
    let items = "rightBarButtonItems: [\(images(10))]"
    let usual = try bar("\(items), additionalOverflowItems: [{title: More}]", os: "16.0")
    #expect(try !moved("navigationBar.content.trailing", usual, 10).isEmpty)
    let empty = try bar("additionalOverflowItems: [{title: More}]", os: "16.0")
    #expect(empty.has(Self.menu))
    #expect(try !bar("additionalOverflowItems: [{title: More}]", os: "15.5").has(Self.menu))
  }

  /// A group leaves as a whole, or is one item where one stands for it; a pinned one stays.
  @Test func groupsShrinkAndLeave() throws {
    let group = "{representativeItem: {image: r}, barButtonItems: [\(images(5))]}"
    let screen = try bar(
      "trailingItemGroups: [\(group), [\(images(3))]], pinnedTrailingGroup: [{image: p}]",
      os: "26.0")
    // Of the first group the sixth item of the part stands for the five before it.
    #expect(screen.has("navigationBar.content.trailing.6"))
    #expect(!screen.has("navigationBar.content.trailing.1"))
    #expect(try moved("navigationBar.content.trailing", screen, 10) == [])
    let crowded = try bar(
      "trailingItemGroups: [[\(images(4))], [\(images(5))]], pinnedTrailingGroup: [{image: p}]",
      os: "26.0")
    #expect(try moved("navigationBar.content.trailing", crowded, 10) == [5, 6, 7, 8, 9])
    let pinned = try crowded.frame("navigationBar.content.trailing.0")
    let menu = try crowded.frame(Self.menu)
    #expect(pinned[0] == menu[0] + menu[2] + 8, "the menu is before the pinned group")
  }

  /// Hidden items take no room, and none leaves for them; low ones leave first even where one stands for them.
  @Test func hiddenItemsDoNotCount() throws {
    let hidden = images(8, [6: ", isHidden: true", 7: ", isHidden: true"])
    let screen = try bar("rightBarButtonItems: [\(hidden)]", os: "27.0")
    #expect(try moved("navigationBar.content.trailing", screen, 8) == [])
    let low = "{image: l, visibilityPriority: low}"
    let groups = try bar(
      "trailingItemGroups: [{barButtonItems: [\(low), \(low)], representativeItem: {title: Formatting options}}, [\(images(5))]]",
      os: "27.0")
    #expect(try moved("navigationBar.content.trailing", groups, 8) == [0, 1])
  }

  /// What is not there does not come back because room is short.
  @Test func absentGroupsStayAway() throws {
    let group = "[{barButtonItems: [{image: m}], representativeItem: {image: r}}]"
    let screen = try bar(
      "style: editor, rightBarButtonItems: [\(images(10))], centerItemGroups: \(group)", os: "15.5")
    #expect(!screen.has("navigationBar.content.center.0"))
    #expect(!screen.has("navigationBar.content.center.1"))
  }

  @Test func viewsOfAnAppLeaveToo() throws {
    let items = Array(repeating: "{customView: {width: 120, height: 30}}", count: 4)
      .joined(separator: ", ")
    let screen = try bar("rightBarButtonItems: [\(items)]", os: "26.0")
    #expect(try moved("navigationBar.content.trailing", screen, 4) == [2, 3])
  }

  // MARK: The middle

  @Test func middleIsInTheMenuOfANavigator() throws {
    let groups = "title: Inbox, centerItemGroups: [[{image: a}, {image: b}]]"
    let navigator = try bar(groups, os: "18.0")
    #expect(try moved("navigationBar.content.center", navigator, 2) == [0, 1])
    #expect(navigator.has(Self.menu))
    let editor = try bar("\(groups), style: editor", os: "18.0")
    #expect(!editor.has(Self.menu))
    let first = try editor.frame("navigationBar.content.center.0")
    let second = try editor.frame("navigationBar.content.center.1")
    #expect(abs(first[0] + second[0] + second[2] - 375) <= 1)
    #expect(try editor.frame("navigationBar.content.title")[0] == 8)
    #expect(try editor.details("navigationBar.content.title")["offCentre"] == nil)
    // People who may arrange the items do so from the menu.
    #expect(
      try bar("\(groups), style: editor, customizationIdentifier: c", os: "18.0").has(Self.menu))
    #expect(try !bar(groups, os: "15.5").has("navigationBar.content.center.0"))
  }

  @Test func middleIsMirrored() throws {
    let items =
      "title: Inbox, style: browser, centerItemGroups: [[{image: a}, {title: Wide}]], rightBarButtonItem: {image: c}"
    let left = try bar(items, os: "18.0")
    let right = try bar(items, os: "18.0", targets: ", directions: [rtl]")
    for view in ["center.0", "center.1", "trailing.0", "title"] {
      let frame = try left.frame("navigationBar.content.\(view)")
      let mirrored = try right.frame("navigationBar.content.\(view)")
      #expect(abs(mirrored[0] - (375 - frame[0] - frame[2])) < 1e-9)
    }
  }

  @Test func largeTitleAmongButtonsTakesTheirRoom() throws {
    func screen(_ os: String) throws -> SystemScreen {
      try SystemScreen(
        "{a: {navigationBar: {prefersLargeTitles: true, items: [{title: Inbox, largeTitleDisplayMode: inline, leadingItemGroups: [[{image: a}]]}]}}}",
        device: "iphone-se-3", os: os)
    }
    let inline = try screen("17.0")
    #expect(try moved("navigationBar.content.leading", inline, 1) == [0])
    #expect(try inline.frame("navigationBar")[3] == 44)
    #expect(try inline.frame("navigationBar.content.title")[3] > 40)
    #expect(try moved("navigationBar.content.leading", screen("16.0"), 1) == [])
  }

  // MARK: Toolbars

  /// Toolbars have a menu from iOS 27 on, whatever the app was built with.
  @Test(arguments: [
    ("26.0", "27.0", 5, [Int]()), ("27.0", "27.0", 5, [6, 8]), ("27.0", "26.0", 5, []),
    ("27.0", "26.0", 9, [8, 10, 12, 14, 16]),
  ]) func toolbarMenu(os: String, sdk: String, count: Int, places: [Int]) throws {
    let items = Array(repeating: "{image: a}", count: count)
      .joined(separator: ", {space: flexible}, ")
    let screen = try SystemScreen(
      "{a: {targets: {sdk: \"\(sdk)\"}, toolbar: {items: [\(items)]}}}", device: "iphone-se-3",
      os: os)
    #expect(try moved("toolbar", screen, 2 * count - 1) == places)
    #expect(screen.has("toolbar.overflow") == !places.isEmpty)
    if !places.isEmpty {
      let frame = try screen.frame("toolbar.overflow")
      #expect(abs(frame[0] + frame[2] - (375 - 16)) < 1e-9)
    }
  }

  /// Without padding five images fit.
  @Test func itemsWithoutPaddingFit() throws {
    let items = Array(repeating: "{image: a, isPaddingRemoved: true}", count: 5)
      .joined(separator: ", {space: flexible}, ")
    let screen = try SystemScreen(
      "{a: {targets: {sdk: \"27.0\"}, toolbar: {items: [\(items)]}}}", device: "iphone-se-3",
      os: "27.0")
    #expect(!screen.has("toolbar.overflow"))
    #expect(try screen.frame("toolbar.0")[2] == 24)
  }

  /// Thousands of items are laid out in the time of a few.
  @Test func manyItemsEndSoon() throws {
    let screen = try bar("rightBarButtonItems: [\(images(3_000))]", os: "27.0")
    #expect(screen.has("navigationBar.content.trailing.2999"))
  }
}
