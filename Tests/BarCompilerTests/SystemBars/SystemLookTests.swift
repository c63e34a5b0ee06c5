import BarCatalog
import TestSupport
import Testing

/// What the looks of UIKit's bars make of their texts.
@Suite struct SystemLookTests {
  private static let title = "navigationBar.content.title"

  private func titleWidth(
    _ looks: String, item: String = "title: Inbox", os: String = "16.0", sdk: String = "26.0"
  ) throws -> Double {
    try SystemScreen(
      "{a: {navigationItem: {\(item)}}}", os: os, sdk: sdk,
      more: "flows: {main: {navigationBar: {\(looks)}, screens: [a]}}"
    ).frame(Self.title)[2]
  }

  /// The first look that is set counts whole, those of the item before those of the bar.
  @Test func fontOfTheTitleIsThatOfTheLook() throws {
    let large = "{titleTextAttributes: {font: {size: 30}}}"
    let usual = try titleWidth("")
    let wide = try titleWidth("titleTextAttributes: {font: {size: 30}}")
    #expect(wide > usual)
    #expect(try titleWidth("standardAppearance: \(large)") == wide)
    #expect(
      try titleWidth("standardAppearance: {}, titleTextAttributes: {font: {size: 30}}") == usual)
    #expect(try titleWidth("standardAppearance: \(large), scrollEdgeAppearance: {}") == usual)
    #expect(
      try titleWidth("standardAppearance: \(large)", item: "title: Inbox, standardAppearance: {}")
        == usual)
    #expect(
      try titleWidth(
        "scrollEdgeAppearance: \(large)", item: "title: Inbox, standardAppearance: {}") == wide)
  }

  /// Before iOS 15 content at the edge made no difference to bars without large titles; before iOS 13 there were no looks.
  @Test func looksCountFromTheirVersionOn() throws {
    let looks =
      "standardAppearance: {titleTextAttributes: {font: {size: 30}}}, scrollEdgeAppearance: {}"
    let usual = try titleWidth("")
    #expect(try titleWidth(looks, os: "16.0") == usual)
    #expect(try titleWidth(looks, os: "14.0") > usual)
    #expect(try titleWidth(looks, os: "12.0") == usual)
    // What counts is for which iOS the app was built.
    #expect(try titleWidth(looks, os: "16.0", sdk: "14.0") > usual)
  }

  /// Before iOS 13 bars with large titles had their background as others had.
  @Test(arguments: [("12.0", true), ("13.0", false)])
  func backgroundBehindLargeTitles(os: String, isShown: Bool) throws {
    let screen = try SystemScreen(
      "{a: {navigationItem: {title: A}}}", os: os,
      more: """
        flows: {main: {
          navigationBar: {prefersLargeTitles: true, isTranslucent: false, barTintColor: red},
          screens: [a]}}
        """)
    let style = try screen.view("navigationBar.background")["style"]
    #expect((style?["background"] != nil) == isShown)
  }

  @Test func fontOfButtonsIsThatOfTheLook() throws {
    func width(_ item: String, _ look: String) throws -> Double {
      try SystemScreen(
        "{a: {navigationBar: {standardAppearance: {\(look)}, items: [{rightBarButtonItem: {\(item)}}]}}}"
      ).frame("navigationBar.content.trailing.0")[2]
    }
    let look = "buttonAppearance: {normal: {titleTextAttributes: {font: {size: 30}}}}"
    let usual = try width("title: Favorites", "")
    #expect(try width("title: Favorites", look) > usual)
    #expect(try width("title: Favorites, titleTextAttributes: {font: {size: 17}}", look) == usual)
    // What stands out has a look of its own.
    #expect(
      try width("title: Favorites, style: done", look) == width("title: Favorites, style: done", "")
    )
  }

  /// Positive points move a title to the right and down.
  @Test(arguments: [
    ("titleVerticalPositionAdjustment: {default: 3}", 0.0, 3.0),
    ("titleVerticalPositionAdjustment: {compact: 3}", 0, 0),
    ("standardAppearance: {titlePositionAdjustment: [5, -2]}", 5, -2),
    ("titleVerticalPositionAdjustment: {default: 3}, standardAppearance: {}", 0, 0),
  ]) func titleIsMoved(bar: String, x: Double, y: Double) throws {
    func frame(_ bar: String) throws -> [Double] {
      try SystemScreen("{a: {navigationBar: {\(bar), items: [{title: Inbox}]}}}").frame(Self.title)
    }
    let usual = try frame("isTranslucent: true")
    #expect(try frame(bar) == [usual[0] + x, usual[1] + y, usual[2], usual[3]])
  }

  /// Environments whose frames agree have layouts of their own where the look is another.
  @Test func looksPartEnvironments() throws {
    func count(_ looks: String) throws -> Int {
      try SystemScreen(
        "{a: {navigationItem: {title: Inbox}}}", device: "iphone-8", os: "14.0\", \"16.0",
        more: "flows: {main: {navigationBar: {\(looks)}, screens: [a]}}"
      ).count
    }
    #expect(try count("") == 1)
    #expect(try count("standardAppearance: {backgroundColor: red}") == 2)
    #expect(try count("barTintColor: red") == 2)
    #expect(try count("scrollEdgeAppearance: {}, standardAppearance: {}") == 2)
    #expect(try count("titleTextAttributes: {foregroundColor: red}") == 1)
  }

  @Test func everyStateHasStandIns() {
    for slot in AppearanceSlot.allCases {
      #expect(slot.chain.first == slot)
      #expect(slot.chain.last == .standard)
    }
    #expect(AppearanceSlot.compactScrollEdge.chain.count == 4)
    #expect(Set(AppearanceSlot.allCases.map(\.own)).count == 4)
  }

  /// The contrast of a title, where the color behind it is known: in light and in dark appearance.
  @Test(
    arguments: [
      ("standardAppearance: {configuration: opaque}", "16.0", 21.0, 21.0),
      ("standardAppearance: {configuration: opaque, backgroundColor: white}", "16.0", 21, 1),
      (
        "standardAppearance: {backgroundColor: black, titleTextAttributes: {foregroundColor: white}}",
        "16.0", 21, 21
      ),
      ("barTintColor: white, isTranslucent: false", "12.0", 21, nil),
    ] as [(String, String, Double?, Double?)])
  func contrastIsKnown(look: String, os: String, light: Double?, dark: Double?) throws {
    let contrast = try contrast(look, os: os)
    #expect(contrast?.number ?? contrast?["light"]?.number == light)
    #expect(contrast?.number ?? contrast?["dark"]?.number == dark)
  }

  /// Behind a translucent bar is what the app has there, and on glass backgrounds are not what they were.
  @Test(arguments: [
    ("standardAppearance: {}", "16.0"),
    ("standardAppearance: {backgroundColor: \"#FFFFFF80\"}", "16.0"),
    ("standardAppearance: {configuration: opaque, backgroundImage: a}", "16.0"),
    ("barTintColor: white", "16.0"),
    ("standardAppearance: {configuration: opaque, backgroundColor: white}", "26.0"),
  ]) func contrastIsNotKnown(look: String, os: String) throws {
    #expect(try contrast(look, os: os) == nil)
  }

  private func contrast(_ look: String, os: String) throws -> JSON? {
    try SystemScreen(
      "{a: {navigationBar: {\(look)}, navigationItem: {title: A}}}",
      device: os == "26.0" ? "iphone-16" : "iphone-8", os: os
    ).view(Self.title)["style"]?["contrast"]
  }
}
