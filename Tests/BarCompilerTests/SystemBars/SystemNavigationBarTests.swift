import TestSupport
import Testing

/// What UIKit's navigation bars do with their items, beyond the frames that were measured.
@Suite struct SystemNavigationBarTests {
  private static let back = "navigationBar.content.back"
  private static let title = "navigationBar.content.title"

  // MARK: Back buttons

  private func backText(below: String, top: String = "title: A", os: String = "15.0") throws
    -> String?
  {
    try SystemScreen(
      "{root: {navigationItem: {\(below)}}, a: {navigationItem: {\(top)}}}", os: os,
      more: "flows: {main: [root, a]}"
    ).text(Self.back)
  }

  @Test func backSaysThePreviousTitle() throws {
    #expect(try backText(below: "title: Inbox") == "Inbox")
    #expect(try backText(below: "title: Inbox, backButtonTitle: Mail") == "Mail")
    #expect(try backText(below: "title: Inbox, backBarButtonItem: {title: Mine}") == "Mine")
    #expect(try backText(below: "title: Inbox, backButtonDisplayMode: generic") == "Back")
    #expect(try backText(below: "title: Inbox, backButtonDisplayMode: minimal") == nil)
    #expect(try backText(below: "hidesBackButton: false") == "Back")
    #expect(try backText(below: "title: Inbox, backBarButtonItem: {title: \"\"}") == nil)
  }

  /// Before iOS 14 there was no such property.
  @Test func displayModeCountsFromItsVersionOn() throws {
    #expect(
      try backText(below: "title: Inbox, backButtonDisplayMode: minimal", os: "13.0") == "Inbox")
  }

  /// The words give way to the title: first to `Back`, then to nothing.
  @Test func backSaysLessBeforeTheTitleIsCut() throws {
    let below = "title: A rather long name"
    #expect(try backText(below: below, top: "title: Short") == "A rather long name")
    #expect(try backText(below: below, top: "title: The title of this screen here") == "Back")
    #expect(
      try backText(below: below, top: "title: The title of this screen here and no other") == nil)
    let own = "title: Inbox, backBarButtonItem: {title: A rather long name}"
    #expect(try backText(below: own, top: "title: The title of this screen here") == nil)
  }

  /// What a shorter back button would have needed, and what the title left it.
  @Test func backSaysWhatItNeeded() throws {
    func details(_ title: String) throws -> JSON {
      try SystemScreen(
        "{root: {title: A rather long name}, a: {title: \(title)}}",
        more: "flows: {main: [root, a]}"
      ).details(Self.back)
    }
    #expect(try details("Short")["needed"] == nil)
    let short = try details("The title of this screen here")
    let needed = try #require(short["needed"]?.number)
    #expect(try #require(short["available"]?.number) < needed)
  }

  @Test func titleViewSaysWhatItNeeded() throws {
    func details(_ width: Int, _ item: String) throws -> JSON {
      try SystemScreen(
        "{a: {navigationItem: {titleView: {width: \(width), height: 20}, \(item): {title: A wide button}}}}"
      ).details("navigationBar.content.titleView")
    }
    #expect(try details(100, "rightBarButtonItem")["available"] == nil)
    #expect(try details(200, "leftBarButtonItem")["offCentre"]?.number ?? 0 > 1)
    #expect(try details(200, "rightBarButtonItem")["offCentre"]?.number ?? 0 < -1)
    #expect(try details(500, "rightBarButtonItem")["needed"]?.number == 500)
  }

  @Test func leftItemsTakeThePlaceOfTheBackButton() throws {
    func screen(_ more: String) throws -> SystemScreen {
      try SystemScreen(
        "{root: {title: Inbox}, a: {navigationItem: {title: A, leftBarButtonItem: {title: Cut}\(more)}}}",
        more: "flows: {main: [root, a]}")
    }
    #expect(try !screen("").has(Self.back))
    let both = try screen(", leftItemsSupplementBackButton: true")
    let back = try both.frame(Self.back)
    #expect(try both.frame("navigationBar.content.leading.0")[0] == back[0] + back[2] + 6)
    #expect(
      try !screen(", leftItemsSupplementBackButton: true, hidesBackButton: true").has(Self.back))
  }

  // MARK: Titles

  @Test func titleIsInTheMiddle() throws {
    let screen = try SystemScreen(
      "{a: {navigationItem: {title: Inbox, rightBarButtonItem: {title: Edit}}}}")
    let frame = try screen.frame(Self.title)
    #expect(abs(frame[0] + frame[2] / 2 - 187.5) <= 0.5)
    #expect(try screen.details(Self.title)["offCentre"] == nil)
    #expect(try screen.confidence("navigationBar") == "estimate")
  }

  /// A title that has no room in the middle begins 6 behind the longer side.
  @Test func titleMovesAwayFromTheLongerSide() throws {
    let screen = try SystemScreen(
      "{a: {navigationItem: {title: A title of some length, leftBarButtonItem: {title: A wide button}}}}"
    )
    let button = try screen.frame("navigationBar.content.leading.0")
    let frame = try screen.frame(Self.title)
    #expect(frame[0] == button[0] + button[2] + 6)
    let offCentre = try #require(try screen.details(Self.title)["offCentre"]?.number)
    #expect(abs(offCentre - (frame[0] + frame[2] / 2 - 187.5)) < 1e-9)
    #expect(try screen.text(Self.title) == "A title of some length")
    #expect(try screen.confidence("navigationBar") == "estimate")
  }

  /// On glass it begins behind the leading side, or at the margin where nothing is there.
  @Test func titleOnGlassMovesToTheLeadingSide() throws {
    func title(_ items: String, targets: String = "") throws -> [Double] {
      try SystemScreen(
        "{a: {navigationItem: {title: A title of some length, \(items)}}}", device: "iphone-se-3",
        os: "26.0", targets: targets
      ).frame(Self.title)
    }
    let wide = "rightBarButtonItem: {title: A wide button}"
    #expect(try title(wide)[0] == 16)
    #expect(try title("\(wide), leftBarButtonItem: {image: {symbol: xmark}}")[0] == 16 + 44 + 12)
    let mirrored = try title(wide, targets: ", directions: [rtl]")
    #expect(mirrored[0] + mirrored[2] == 375 - 16)
    let centered = try title("rightBarButtonItem: {image: {symbol: xmark}}")
    #expect(abs(centered[0] + centered[2] / 2 - 187.5) <= 0.5)
  }

  @Test func titleIsCutAtItsEnd() throws {
    let screen = try SystemScreen(
      "{a: {navigationItem: {title: A title that is much too long for any bar there is}}}")
    let details = try screen.details(Self.title)
    #expect(try #require(try screen.text(Self.title)).hasSuffix("…"))
    #expect(details["text"]?["truncated"]?.boolean == true)
    #expect(try screen.frame(Self.title)[2] == details["available"]?.number)
    let needed = try #require(details["needed"]?.number)
    #expect(needed == details["text"]?["natural"]?.number)
  }

  /// Beside items in the middle a title has its room first, and the way back says less before the title is cut.
  @Test func itemsInTheMiddleGiveWayToTheTitle() throws {
    let screen = try SystemScreen(
      """
      {below: {navigationItem: {title: A screen with a name of some length}},
       a: {navigationItem: {title: Chapter, style: editor, centerItemGroups: [[{title: One}, {title: Two}]],
           rightBarButtonItem: {title: Done}}}}
      """, device: "iphone-se-3", os: "18.0", more: "flows: {main: [below, a]}")
    #expect(try screen.text("navigationBar.content.back") == "Back")
    #expect(try screen.text(Self.title) == "Chapter")
    let title = try screen.frame(Self.title)
    #expect(try screen.frame("navigationBar.content.center.0")[0] >= title[0] + title[2] + 6)
    let end = try screen.frame("navigationBar.content.center.1")
    #expect(try screen.frame("navigationBar.content.trailing.0")[0] >= end[0] + end[2] + 6)
  }

  /// A way back that says less never has less room than it takes.
  @Test func theWayBackHasTheRoomThatItTakes() throws {
    let screen = try SystemScreen(
      """
      {below: {navigationItem: {title: Inbox}},
       a: {navigationItem: {title: A title that is much too long for any bar there is}}}
      """, more: "flows: {main: [below, a]}")
    let back = try screen.frame("navigationBar.content.back")
    let available = try screen.details("navigationBar.content.back")["available"]?.number
    #expect(try #require(available) >= back[2])
  }

  @Test func titleViewStandsInPlaceOfTheTitle() throws {
    let screen = try SystemScreen(
      "{a: {navigationItem: {title: A, titleView: {width: 100, height: 20}}}}")
    #expect(try screen.frame("navigationBar.content.titleView") == [137.5, 12, 100, 20])
    #expect(!screen.has(Self.title))
  }

  @Test func promptMakesTheBarHigher() throws {
    let screen = try SystemScreen(
      "{a: {navigationItem: {title: A, prompt: Choose, rightBarButtonItem: {title: Edit}}}}")
    #expect(try screen.frame("navigationBar")[3] == 74)
    #expect(try screen.frame("navigationBar.content.trailing.0")[1] == 30)
    #expect(try screen.text("navigationBar.content.prompt") == "Choose")
    #expect(try screen.confidence("navigationBar") == "assumed")
  }

  @Test(arguments: [
    ("15.0", "portrait", 74.0), ("15.0", "landscape", 74), ("26.0", "portrait", 86),
  ])
  func promptsHaveAHeightOfTheirOwn(os: String, orientation: String, height: Double) throws {
    let screen = try SystemScreen(
      "{a: {navigationItem: {prompt: Choose}}}", device: "iphone-se-3", orientation: orientation,
      os: os)
    #expect(try screen.frame("navigationBar")[3] == height)
  }

  /// Accessors that are told the height of the bar have keys for those with a prompt.
  @Test func promptsHaveMetricsOfTheirOwn() throws {
    func y(_ item: String, orientation: String = "portrait") throws -> Double {
      try SystemScreen(
        """
        {a: {navigationBar: {titleVerticalPositionAdjustment: {default: 1, compact: 2, defaultPrompt: 4},
             items: [{title: A\(item)}]}}}
        """, orientation: orientation
      ).frame(Self.title)[1]
    }
    let plain = try y("")
    #expect(try y(", prompt: P") == plain - 1 + 30 + 4)
    // No value is for a low bar with a prompt: that of low bars counts, which is 2.
    let low = try y("", orientation: "landscape")
    #expect(try y(", prompt: P", orientation: "landscape") == low + 42)
  }

  // MARK: Large titles

  private func largeHeight(
    root: String = "automatic", top: String = "automatic", orientation: String = "portrait"
  ) throws -> Double {
    try SystemScreen(
      "{root: {navigationItem: {title: R, largeTitleDisplayMode: \(root)}}, a: {navigationItem: {title: A, largeTitleDisplayMode: \(top)}}}",
      orientation: orientation,
      more: "flows: {main: {navigationBar: {prefersLargeTitles: true}, screens: [root, a]}}"
    ).frame("navigationBar")[3]
  }

  @Test func largeTitleGoesByTheItemBelow() throws {
    #expect(try largeHeight() == 96)
    #expect(try largeHeight(root: "never") == 44)
    #expect(try largeHeight(root: "never", top: "always") == 96)
    #expect(try largeHeight(top: "never") == 44)
    #expect(try largeHeight(orientation: "landscape") == 32)
  }

  @Test func largeTitleHidesTheOtherOne() throws {
    let screen = try SystemScreen(
      "{a: {navigationBar: {prefersLargeTitles: true, items: [{title: Inbox}]}}}")
    #expect(try screen.details(Self.title)["hidden"]?.boolean == true)
    #expect(try screen.text("navigationBar.largeTitle") == "Inbox")
    #expect(try screen.frame("navigationBar.largeTitle") == [0, 44, 375, 52])
  }

  // MARK: Stacks and directions

  /// Two stacks that lead back to different screens give two layouts; two that look alike give one.
  @Test func oneLayoutForEachSurrounding() throws {
    let screens = "{x: {title: X}, y: {title: Y}, a: {navigationItem: {title: A}}}"
    let different = try SystemScreen(screens, more: "flows: {one: [x, a], two: [y, a], three: [a]}")
    #expect(different.count == 3)
    #expect(try different.text(Self.back, back: "y") == "Y")
    let same = try SystemScreen(screens, more: "flows: {one: [x, a], two: [x, a]}")
    #expect(same.count == 1)
    let hidden = try SystemScreen(
      screens, more: "flows: {one: {isNavigationBarHidden: true, screens: [x, a]}}")
    #expect(hidden.count == 0)
  }

  @Test func everythingIsMirroredFromRightToLeft() throws {
    let items =
      "{title: A, leftBarButtonItem: {title: Cancel}, rightBarButtonItems: [{image: a}, {image: b}]}"
    let left = try SystemScreen("{a: {navigationItem: \(items)}}")
    let right = try SystemScreen("{a: {navigationItem: \(items)}}", targets: ", directions: [rtl]")
    for view in ["leading.0", "trailing.0", "trailing.1"] {
      let frame = try left.frame("navigationBar.content.\(view)")
      let mirrored = try right.frame("navigationBar.content.\(view)")
      #expect(mirrored == [375 - frame[0] - frame[2], frame[1], frame[2], frame[3]])
    }
    let text = try #require(try right.details("navigationBar.content.leading.0")["text"])
    #expect(text["frame"]?.array?.first?.number == 0)
  }

  /// A row that begins at the left is where the other part's is from left to right, to the last bit.
  @Test(arguments: ["iphone-16e", "iphone-14-pro-max", "iphone-se-3"]) func mirroringAddsNoRounding(
    device: String
  ) throws {
    let items = "BarButtonItems: [{title: Cancel}, {title: Favorites}, {image: a}, {title: Go}]"
    let left = try SystemScreen(
      "{a: {navigationItem: {title: A longer title, left\(items)}}}", device: device, os: "18.0")
    let right = try SystemScreen(
      "{a: {navigationItem: {title: A longer title, right\(items)}}}", device: device, os: "18.0",
      targets: ", directions: [rtl]")
    for place in 0..<4 {
      #expect(
        try right.frame("navigationBar.content.trailing.\(place)")
          == left.frame("navigationBar.content.leading.\(place)"))
    }
    #expect(try right.frame(Self.title) == left.frame(Self.title))
  }

  // MARK: Looks

  /// An app has the look of its SDK, and asks for the older one for a release.
  @Test(arguments: [
    ("18.0", false, 44.0), ("26.0", false, 54), ("26.0", true, 44), ("27.0", true, 54),
  ]) func lookFollowsTheSDK(sdk: String, isCompatible: Bool, height: Double) throws {
    let screen = try SystemScreen(
      "{a: {targets: {sdk: \"\(sdk)\"}, navigationItem: {title: A}}}", device: "iphone-15",
      os: "26.0", more: "infoPlist: {UIDesignRequiresCompatibility: \(isCompatible)}")
    #expect(try screen.frame("navigationBar")[3] == height)
  }

  /// Images share one piece of glass, and so do the items of a group; a space, words and what is prominent part them.
  @Test func neighborsShareGlass() throws {
    func widths(_ items: String) throws -> [Double] {
      let screen = try SystemScreen(
        "{a: {navigationItem: {rightBarButtonItems: [\(items)]}}}", device: "iphone-15", os: "26.0")
      return try (0..<3).filter { screen.has("navigationBar.content.group.\($0)") }.map {
        try screen.frame("navigationBar.content.group.\($0)")[2]
      }
    }
    #expect(try widths("{image: a}, {image: b}") == [100])
    #expect(try widths("{image: a}, {space: 8}, {image: b}") == [46, 46])
    #expect(try widths("{image: a, style: prominent}, {image: b}") == [46, 46])
    #expect(try widths("{image: a, sharesBackground: false}, {image: b}") == [46, 46])
    #expect(try widths("{image: a, hidesSharedBackground: true}, {image: b}") == [46])
    #expect(
      try widths("{image: a, style: prominent, hidesSharedBackground: true}, {image: b}")
        == [46, 46])
    #expect(try widths("{systemItem: close}, {image: b}") == [46, 44])
    #expect(try widths("{title: Edit}, {image: b}").count == 2)
    #expect(try widths("{title: Edit}, {title: Add}").count == 2)
    let group = try SystemScreen(
      "{a: {navigationItem: {trailingItemGroups: [[{title: Edit}, {title: Add}]]}}}",
      device: "iphone-15", os: "26.0")
    #expect(!group.has("navigationBar.content.group.1"))
  }

  @Test func groupsOfItemsReplaceItems() throws {
    let screen = try SystemScreen(
      "{a: {navigationItem: {rightBarButtonItem: {title: Edit}, trailingItemGroups: [[{image: a}, {image: b}], {isHidden: true, barButtonItems: [{image: c}]}]}}}",
      os: "16.0")
    #expect(screen.has("navigationBar.content.trailing.1"))
    #expect(!screen.has("navigationBar.content.trailing.2"))
  }

  /// Groups take the place of items from iOS 16 on; before, there are none.
  @Test(arguments: [("15.0", ["Old left", "Old right"]), ("16.0", ["New left", "New right"])])
  func groupsReplaceItems(os: String, titles: [String]) throws {
    let screen = try SystemScreen(
      """
      {a: {navigationItem: {title: A,
        leftBarButtonItem: {title: Old left}, rightBarButtonItem: {title: Old right},
        leadingItemGroups: [[{title: New left}]], trailingItemGroups: [[{title: New right}]]}}}
      """, device: "iphone-se-3", os: os)
    let place = os == "15.0" ? 1 : 0
    #expect(
      try ["leading", "trailing"].map { try screen.text("navigationBar.content.\($0).\(place)") }
        == titles)
    #expect(!screen.has("navigationBar.content.leading.\(1 - place)"))
  }
}
