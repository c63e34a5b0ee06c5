import TestSupport
import Testing

/// Texts of UIKit's bars: attributes of their own, lines below titles, badges, what does not fit.
@Suite struct SystemTextTests {
  private static let title = "navigationBar.content.title"

  private func screen(
    _ item: String, os: String = "26.0", targets: String = "", isLarge: Bool = false
  ) throws -> SystemScreen {
    try SystemScreen(
      "{a: {navigationItem: {\(item)}}}", device: "iphone-se-3", os: os, targets: targets,
      more: "flows: {main: {navigationBar: {prefersLargeTitles: \(isLarge)}, screens: [a]}}")
  }

  // MARK: Attributes

  @Test func attributesOfATitleChangeItsWidth() throws {
    let usual = try screen("title: Inbox").frame(Self.title)
    func width(_ attributes: String, os: String = "26.0") throws -> Double {
      try screen(
        "title: Inbox, attributedTitle: {text: Inbox, attributes: {\(attributes)}}", os: os
      )
      .frame(Self.title)[2]
    }
    #expect(try width("") == usual[2])
    #expect(try width("kern: 2") == usual[2] + 10)
    #expect(try width("font: {size: 30, weight: bold}") > usual[2] * 1.5)
    #expect(
      try width("kern: 2", os: "18.0") == screen("title: Inbox", os: "18.0").frame(Self.title)[2])
  }

  @Test func attributesOfButtonsChangeTheirWidth() throws {
    func width(_ attributes: String) throws -> Double {
      try screen("rightBarButtonItem: {title: Organize, titleTextAttributes: {\(attributes)}}")
        .frame("navigationBar.content.trailing.0")[2]
    }
    #expect(try width("kern: 1.5") == width("foregroundColor: red") + 12)
    #expect(try width("font: {size: 34}") > width("foregroundColor: red") * 1.5)
  }

  /// The widest of the titles that a button may have is kept free.
  @Test func possibleTitlesKeepRoom() throws {
    func button(_ more: String) throws -> [Double] {
      try screen("rightBarButtonItem: {title: Edit\(more)}", os: "18.0")
        .frame("navigationBar.content.trailing.0")
    }
    let wide = try screen("rightBarButtonItem: {title: Stop editing}", os: "18.0")
      .frame("navigationBar.content.trailing.0")
    #expect(try button(", possibleTitles: [Edit, Stop editing]") == wide)
    #expect(try button(", possibleTitles: [Ed]") == button(""))
  }

  @Test(arguments: [
    ("title: Edit, titlePositionAdjustment: [3, -2]", 3.0, -2.0),
    ("title: Edit, titlePositionAdjustment: {compact: [3, -2]}", 0, 0),
  ]) func titlesOfButtonsAreMoved(item: String, x: Double, y: Double) throws {
    func line(_ item: String) throws -> [Double] {
      let text = try screen("rightBarButtonItem: {\(item)}")
        .details("navigationBar.content.trailing.0")["text"]
      return text?["frame"]?.array?.compactMap(\.number) ?? []
    }
    let usual = try line("title: Edit")
    #expect(try line(item) == [usual[0] + x, usual[1] + y, usual[2], usual[3]])
  }

  // MARK: Lines below titles

  @Test func subtitlesComeInOrder() throws {
    let subtitle = "navigationBar.content.subtitle"
    #expect(try screen("title: A, subtitle: Below").text(subtitle) == "Below")
    #expect(
      try screen("title: A, subtitle: Below, attributedSubtitle: Attributed").text(subtitle)
        == "Attributed")
    let view = try screen("title: A, subtitle: Below, subtitleView: {width: 60, height: 12}")
    #expect(!view.has(subtitle))
    #expect(try view.frame("navigationBar.content.subtitleView")[2...] == [60, 12])
    #expect(try !screen("title: A, subtitle: Below", os: "18.0").has(subtitle))
  }

  @Test func subtitleOfALargeTitleMakesTheBarHigher() throws {
    let line = "navigationBar.largeSubtitle"
    let usual = try screen("title: A", isLarge: true).frame("navigationBar")[3]
    func large(_ entries: String) throws -> SystemScreen {
      try screen("title: A, \(entries)", isLarge: true)
    }
    let own = try large("largeSubtitle: Below, subtitle: Other")
    #expect(try own.text(line) == "Below")
    #expect(try own.frame("navigationBar")[3] == usual + 20)
    #expect(try large("subtitle: Other").text(line) == "Other")
    #expect(
      try large("largeAttributedSubtitle: Attributed, largeSubtitle: Below").text(line)
        == "Attributed")
    let view = try large("largeSubtitleView: {width: 50, height: 33}, largeSubtitle: Below")
    #expect(try view.frame("navigationBar")[3] == usual + 33)
    #expect(try view.frame("navigationBar.largeSubtitleView") == [16, 106, 50, 33])
    #expect(!view.has(line))
    #expect(try !screen("title: A, largeSubtitle: Below").has(line))
  }

  // MARK: Badges

  @Test func badgesSayTheirWordOrNumber() throws {
    let badge = "navigationBar.content.trailing.0.badge"
    func shown(_ entries: String, os: String = "26.0", targets: String = "") throws -> SystemScreen
    {
      try screen("rightBarButtonItem: {image: a, badge: {\(entries)}}", os: os, targets: targets)
    }
    #expect(try shown("text: New").text(badge) == "New")
    #expect(try shown("count: 12").text(badge) == "12")
    #expect(try shown("count: 1234").frame(badge)[2] > shown("count: 1").frame(badge)[2])
    let dot = try shown("indicator: true")
    #expect(try dot.text(badge) == nil)
    #expect(try dot.frame(badge) == [32, 6, 8, 8])
    let mirrored = try shown("indicator: true", targets: ", directions: [rtl]")
    #expect(try mirrored.frame(badge) == [6, 6, 8, 8])
    #expect(try !shown("count: 1", os: "18.0").has(badge))
    #expect(try dot.confidence("navigationBar") == "assumed")
  }

  // MARK: What does not fit

  @Test func titleOfAButtonIsCut() throws {
    let button = "navigationBar.content.trailing.0"
    let screen = try screen("rightBarButtonItem: {title: Organize everything, width: 60}")
    let details = try screen.details(button)
    #expect(try screen.frame(button)[2] == 60)
    #expect(try #require(try screen.text(button)).hasSuffix("…"))
    #expect(details["text"]?["truncated"]?.boolean == true)
    #expect(details["available"]?.number == 60)
    #expect(try #require(details["needed"]?.number) > 60)
  }

  // MARK: Dynamic Type and scripts

  /// Before iOS 15 texts of bars did not grow; since then they do by a factor of 21/17 at most.
  @Test func textsGrowToALimit() throws {
    func height(_ size: String, _ os: String) throws -> Double {
      try screen("title: Inbox", os: os, targets: ", textSizes: [\(size)]").frame(Self.title)[3]
    }
    #expect(
      try height("accessibilityExtraExtraExtraLarge", "18.0")
        == height("accessibilityLarge", "18.0"))
    #expect(try height("accessibilityLarge", "18.0") == 25.5)
    #expect(try height("large", "18.0") == 20.5)
    #expect(try height("extraSmall", "18.0") == 20.5)
    let old = try SystemScreen(
      "{a: {navigationItem: {title: Inbox}}}", device: "iphone-8", os: "14.0",
      targets: ", textSizes: [accessibilityLarge]")
    #expect(try old.frame(Self.title)[3] == 20.5)
  }

  /// The row of a large title has room for it at every text size, and nobody has measured how much.
  @Test(arguments: [("extraSmall", 47.0), ("large", 52), ("accessibilityExtraExtraExtraLarge", 89)])
  func rowOfALargeTitleGrowsWithIt(size: String, height: Double) throws {
    let screen = try screen(
      "title: A", os: "18.0", targets: ", textSizes: [\(size)]", isLarge: true)
    let row = try screen.frame("navigationBar.largeTitle")
    #expect(row[3] == height)
    #expect(try screen.frame("navigationBar")[3] == 44 + height)
    let details = try screen.details("navigationBar.largeTitle")
    let text = details["text"]?["frame"]?.array?.compactMap(\.number) ?? []
    #expect(text.count == 4)
    #expect(text[1] >= 0 && text[1] + text[3] <= height)
  }

  /// Where the sides move a title out of the middle, its subtitle goes with it.
  @Test func titleAndSubtitleMoveTogether() throws {
    let long = try screen(
      "title: The news of today, subtitle: Now, rightBarButtonItems: [{title: Everything}, {title: Nothing}]"
    )
    let title = try long.frame(Self.title)
    let subtitle = try long.frame("navigationBar.content.subtitle")
    #expect(title[0] + title[2] / 2 < 375 / 2 - 4)
    #expect(abs(title[0] + title[2] / 2 - subtitle[0] - subtitle[2] / 2) <= 0.5)
  }

  /// A script that the tables of advances lack is assumed, and its title still has a width.
  @Test(arguments: ["العنوان", "ชื่อเรื่อง", "शीर्षक"]) func scriptsWithoutATableAreAssumed(
    title: String
  ) throws {
    let screen = try screen("title: \(title)", os: "18.0")
    #expect(try screen.confidence("navigationBar") == "assumed")
    #expect(try screen.frame(Self.title)[2] > 20)
  }

  /// Each language has its own text, and the direction of its script.
  @Test func textsFollowTheirLanguage() throws {
    func screen(_ language: String) throws -> SystemScreen {
      try self.screen(
        "title: {en: Inbox, ar: الوارد}, rightBarButtonItem: {title: {en: Edit, ar: تعديل}}",
        os: "18.0", targets: ", languages: [\(language)]")
    }
    #expect(try screen("en").text(Self.title) == "Inbox")
    #expect(try screen("ar").text(Self.title) == "الوارد")
    let edit = "navigationBar.content.trailing.0"
    #expect(try screen("ar").text(edit) == "تعديل")
    #expect(try screen("ar").frame(edit)[0] == 8)
    let english = try screen("en").frame(edit)
    #expect(english[0] + english[2] == 375 - 8)
  }
}
