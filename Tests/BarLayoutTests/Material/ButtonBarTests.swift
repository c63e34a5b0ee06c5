import BarCatalog
import BarLayout
import Testing

struct ButtonBarTests {
  /// Two icons 24 points wide.
  private static let icons =
    #"[{"image": {"width": 24, "height": 24}}, {"image": {"width": 24, "height": 24}}]"#

  @Test func answersTheWidthOfItsButtonsHoweverLittleIsOffered() throws {
    try expectLayout(
      of:
        #"{"component": "buttonBar", "env": {"width": 10, "height": 40}, "items": \#(Self.icons)}"#,
      #"{"fits": [96, 40], "items": [{"frame": [0, 0, 48, 40]}, {"frame": [48, 0, 48, 40]}]}"#)
  }

  @Test func overflowsToTheLeftInRightToLeftLayouts() throws {
    try expectLayout(
      of: #"""
        {"component": "buttonBar", "env": {"width": 10, "height": 40, "layoutDirection": "rtl"},
         "items": \#(Self.icons)}
        """#,
      #"{"items": [{"frame": [-38, 0, 48, 40]}, {"frame": [-86, 0, 48, 40]}]}"#)
  }

  @Test(arguments: [(10.0, 24.0), (24, 24), (40, 40), (56, 56), (100, 56)])
  func limitsTheHeightThatItAnswersButNotThatOfItsButtons(_ height: Double, _ fits: Double) throws {
    try expectLayout(
      of: #"""
        {"component": "buttonBar", "env": {"width": 200, "height": \#(height)},
         "items": [{"image": {"width": 24, "height": 24}}]}
        """#,
      #"{"fits": [48, \#(fits)], "items": [{"frame": [0, 0, 48, \#(height)]}]}"#)
  }

  @Test(arguments: [("ltr", 0), ("rtl", 144)])
  func keepsATrailingGroupAtTheStartOfATooWideBar(_ direction: String, _ x: Int) throws {
    try expectLayout(
      of: #"""
        {"component": "buttonBar", "env": {"width": 200, "height": 56, "layoutDirection": "\#(direction)"},
         "layoutPosition": "trailing", "items": [{"image": {"width": 24, "height": 24}}]}
        """#,
      #"{"items": [{"frame": [\#(x), 0, 56, 56], "insets": [0, 16, 0, 16]}]}"#)
  }

  @Test(arguments: ["trailing", "right"])
  func placesATrailingGroupFromItsEnd(_ position: String) throws {
    try expectLayout(
      of: #"""
        {"component": "buttonBar", "env": {"width": 104, "height": 56}, "layoutPosition": "\#(position)",
         "items": \#(Self.icons)}
        """#,
      #"""
      {"items": [{"frame": [52, 0, 52, 56], "insets": [0, 12, 0, 16]},
                 {"frame": [0, 0, 52, 56], "insets": [0, 16, 0, 12]}]}
      """#)
  }

  @Test func givesABlankButtonNoExtrasOfTheEdges() throws {
    try expectLayout(
      of: #"""
        {"component": "buttonBar", "env": {"width": 200, "height": 56}, "layoutPosition": "leading",
         "items": [{}, {"title": ""}]}
        """#,
      #"""
      {"items": [{"frame": [0, 0, 36, 56], "insets": [0, 12, 0, 12]},
                 {"frame": [36, 0, 36, 56], "insets": [0, 12, 0, 12]}]}
      """#)
  }

  @Test(arguments: [(20, 20), (0, 48), (-5, 48)])
  func takesAnItemsWidthWhereItIsAboveZero(_ width: Int, _ expected: Int) throws {
    try expectLayout(
      of: #"""
        {"component": "buttonBar", "env": {"width": 200, "height": 56},
         "items": [{"image": {"width": 24, "height": 24}, "width": \#(width)}]}
        """#,
      #"{"fits": [\#(expected), 56], "items": [{"frame": [0, 0, \#(expected), 56]}]}"#)
  }

  @Test func placesTheImageBeforeTheTitle() throws {
    let bar = #"""
      "items": [{"title": "ok", "image": {"width": 24, "height": 24}}], "font":
      {"advance": 0.5, "ascender": 1, "descender": -0.25}, "component": "buttonBar"
      """#
    try expectLayout(
      of: #"{"env": {"width": 62, "height": 56}, \#(bar)}"#,
      #"""
      {"items": [{"frame": [0, 0, 62, 56], "image": [12, 16, 24, 24], "text": [36, 19, 14, 18],
                  "string": "OK"}]}
      """#)
    try expectLayout(
      of: #"{"env": {"width": 62, "height": 56, "layoutDirection": "rtl"}, \#(bar)}"#,
      #"{"items": [{"image": [26, 16, 24, 24], "text": [12, 19, 14, 18]}]}"#)
  }

  @Test func movesTitlesToTheBaselineOfTheBar() throws {
    let font = #""font": {"advance": 0.5, "ascender": 1, "descender": 0}"#
    let bar = #""component": "buttonBar", "env": {"width": 62, "height": 56}, \#(font)"#
    try expectLayout(
      of: #"{\#(bar), "buttonTitleBaseline": 50, "items": [{"title": "ok"}]}"#,
      #"{"items": [{"text": [12, 36, 14, 14]}]}"#)
    try expectLayout(
      of: #"{\#(bar), "buttonTitleBaseline": -50, "items": [{"title": "ok"}]}"#,
      #"{"items": [{"text": [12, 21, 14, 14]}]}"#)
    // An empty title stays where it is.
    try expectLayout(
      of: #"{\#(bar), "buttonTitleBaseline": 50, "items": [{"title": ""}]}"#,
      #"{"items": [{"text": [18, 21, 0, 14]}]}"#)
  }

  @Test func measuresTitlesInTheFontOfTheItemsAttributes() throws {
    try expectLayout(
      of: #"""
        {"component": "buttonBar", "env": {"width": 62, "height": 56}, "buttonTitleFontSize": 20,
         "items": [{"title": "four"}, {"title": "four", "titleFontSize": 40}]}
        """#,
      #"{"items": [{"frame": [0, 0, 64, 56]}, {"frame": [64, 0, 104, 56]}]}"#)
  }

  @Test func showsTitlesAsWrittenWhereTheBarLeavesThemAlone() throws {
    try expectLayout(
      of: #"""
        {"component": "buttonBar", "env": {"width": 62, "height": 56},
         "uppercasesButtonTitles": false, "items": [{"title": "ßa"}]}
        """#,
      #"{"items": [{"frame": [0, 0, 38, 56], "string": "ßa"}]}"#)
    try expectLayout(
      of: #"""
        {"component": "buttonBar", "env": {"width": 62, "height": 56}, "items": [{"title": "ßa"}]}
        """#,
      #"{"items": [{"frame": [0, 0, 45, 56], "string": "SSA"}]}"#)
  }

  @Test func mirrorsItselfByItsOwnDirection() throws {
    try expectLayout(
      of: #"""
        {"component": "buttonBar", "env": {"width": 104, "height": 56}, "layoutPosition": "leading",
         "semanticContentAttribute": "forceRightToLeft", "items": \#(Self.icons)}
        """#,
      #"""
      {"items": [{"frame": [52, 0, 52, 56], "insets": [0, 12, 0, 16]},
                 {"frame": [0, 0, 52, 56], "insets": [0, 16, 0, 12]}]}
      """#)
  }

  @Test func laysOutABarThatIsTheViewOfAnItem() throws {
    let layout = try #require(
      LayoutCase(
        #"""
        {"component": "buttonBar", "env": {"width": 104, "height": 56},
         "items": [{"customView": {"component": "buttonBar", "items": \#(Self.icons)}},
                   {"image": {"width": 24, "height": 24}}]}
        """#,
        expected: #"{"fits": [144, 56]}"#))
    #expect(layout.differences() == [])
    let views = layout.laidOut().buffer.views
    #expect(views.map(\.name) == [.root, .item(0), .item(0), .item(1), .item(1)])
    #expect(views.map(\.parent) == [-1, 0, 1, 1, 0])
    #expect(views[4].frame == Rectangle(x: 96, y: 0, width: 48, height: 56))
  }

  @Test func saysWhereATitleIsCut() throws {
    let layout = try #require(
      LayoutCase(
        #"""
        {"component": "buttonBar", "env": {"width": 104, "height": 56},
         "items": [{"title": "Cut", "width": 40}, {"title": "Whole"}]}
        """#,
        expected: #"{"items": [{"text": [12, 19, 16, 18]}, {}]}"#))
    #expect(layout.differences() == [])
    let texts = layout.laidOut().buffer.views.compactMap(\.details.text)
    #expect(texts.map(\.isTruncated) == [true, false])
    #expect(texts.map(\.naturalWidth) == [21, 35])
  }
}
