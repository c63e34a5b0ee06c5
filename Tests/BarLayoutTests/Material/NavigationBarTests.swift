import BarCatalog
import BarLayout
import Testing

struct NavigationBarTests {
  private static let icon = #"{"image": {"width": 24, "height": 24}}"#

  @Test func showsTitleBarsAndTitleViewFromBackToFront() throws {
    let layout = try #require(
      LayoutCase(
        #"""
        {"component": "navigationBar", "env": {"width": 300, "height": 56}, "title": "Hidden",
         "backItem": \#(Self.icon), "leadingBarButtonItems": [\#(Self.icon)],
         "leadingItemsSupplementBackButton": true, "titleView": {"width": 20, "height": 20}}
        """#,
        expected: "{}"))
    let views = layout.laidOut().buffer.views
    #expect(
      views.map(\.name)
        == [.root, .titleLabel, .leading, .back, .item(0), .trailing, .titleView])
    #expect(views.map(\.parent) == [-1, 0, 0, 2, 2, 0, 0])
    #expect(views.map(\.details.isHidden) == [false, true, false, false, false, false, false])
  }

  @Test(arguments: [
    (#""backItem": \#(icon)"#, ["back"]),
    (#""backItem": \#(icon), "hidesBackButton": true"#, []),
    (#""backItem": \#(icon), "leadingBarButtonItems": [\#(icon)]"#, ["0"]),
    (
      #""backItem": \#(icon), "leadingBarButtonItems": [\#(icon)], "leadingItemsSupplementBackButton": true"#,
      ["back", "0"]
    ),
    (
      #""backItem": \#(icon), "leadingBarButtonItems": [\#(icon)], "leadingItemsSupplementBackButton": true, "hidesBackButton": true"#,
      ["0"]
    ),
    (#""backItem": \#(icon), "leadingBarButtonItems": []"#, ["back"]),
    (#""leadingBarButtonItems": [\#(icon)], "leadingItemsSupplementBackButton": true"#, ["0"]),
    (#""hidesBackButton": false"#, []),
  ])
  func showsTheBackItemUnlessItIsHiddenOrReplaced(_ bar: String, _ shown: [String]) throws {
    let layout = try #require(
      LayoutCase(
        #"{"component": "navigationBar", "env": {"width": 300, "height": 56}, \#(bar)}"#,
        expected: "{}"))
    let buttons = layout.laidOut().buffer.views.filter { $0.parent == 2 }
    #expect(buttons.map { $0.name == .back ? "back" : "0" } == shown)
  }

  /// Leading titles and filling title views take the safe areas of the wrong sides; button bars and centered titles do not.
  @Test func takesSafeAreasOfTheWrongSidesInRightToLeftLayouts() throws {
    let bar = #"""
      "component": "navigationBar", "title": "ten", "titleInsets": {}, "titleView": {"width": 9, "height": 9},
      "env": {"width": 300, "height": 56, "layoutDirection": "rtl", "safeArea": {"left": 50}}
      """#
    try expectLayout(
      of: #"{\#(bar), "titleAlignment": "leading"}"#,
      #"""
      {"titleLabel": [220, 16, 30, 24], "titleView": [0, 0, 250, 56],
       "leading": {"frame": [300, 0, 0, 56]}, "trailing": {"frame": [50, 0, 0, 56]}}
      """#)
    try expectLayout(of: #"{\#(bar)}"#, #"{"titleLabel": [135, 16, 30, 24]}"#)
  }

  @Test func turnsTheWidthOfATitleViewPositiveWhereCenteringMovesIt() throws {
    // 20 points are there, and the insets leave 20 - 32.
    let bar = #"""
      "component": "navigationBar", "env": {"width": 20, "height": 56}, "titleView": {"width": 9, "height": 9}
      """#
    try expectLayout(of: #"{\#(bar)}"#, #"{"titleView": [16, 0, -12, 56]}"#)
    try expectLayout(
      of: #"{\#(bar), "titleViewLayoutBehavior": "center"}"#, #"{"titleView": [16, 0, -12, 56]}"#)
    try expectLayout(
      of:
        #"{\#(bar), "titleViewLayoutBehavior": "center", "titleInsets": {"left": 2, "right": 30}}"#,
      #"{"titleView": [-22, 0, 12, 56]}"#)
  }

  @Test func centersATitleViewWithoutIntrinsicWidthAsOneAPointNarrowerThanNothing() throws {
    try expectLayout(
      of: #"""
        {"component": "navigationBar", "env": {"width": 300, "height": 56},
         "titleViewLayoutBehavior": "centerFit",
         "titleView": {"width": 9, "height": 9, "intrinsicWidth": null}}
        """#,
      #"{"titleView": [149.5, 0, 1, 56]}"#)
  }

  @Test(arguments: [("fill", 16, 268), ("center", 16, 268), ("centerFit", 100, 100)])
  func placesTitleViews(_ behavior: String, _ x: Int, _ width: Int) throws {
    try expectLayout(
      of: #"""
        {"component": "navigationBar", "env": {"width": 300, "height": 100},
         "titleViewLayoutBehavior": "\#(behavior)", "titleView": {"width": 100, "height": 10}}
        """#,
      #"{"titleView": [\#(x), 0, \#(width), 56]}"#)
  }

  @Test(arguments: [(0, 0, 16), (16, 0, 8), (0, 16, 8), (100, 0, 10)])
  func verticalInsetsTakeHeightButMoveNothing(_ top: Int, _ bottom: Int, _ y: Int) throws {
    try expectLayout(
      of: #"""
        {"component": "navigationBar", "env": {"width": 300, "height": 56}, "title": "ten",
         "titleInsets": {"top": \#(top), "bottom": \#(bottom)}}
        """#,
      #"{"titleLabel": [135, \#(y), 30, 24]}"#)
  }

  @Test(arguments: ["center", "leading"])
  func placesTheTitleOfAnEmptyBarAtItsInset(_ alignment: String) throws {
    try expectLayout(
      of: #"""
        {"component": "navigationBar", "env": {"width": 0, "height": 0}, "title": "ten",
         "titleAlignment": "\#(alignment)"}
        """#,
      #"{"titleLabel": [16, 0, 0, 24]}"#)
  }

  @Test func aLeadingTitleHasInsetsOnlyAtSidesWithoutButtons() throws {
    let bar = #"""
      "component": "navigationBar", "env": {"width": 300, "height": 56}, "titleAlignment": "leading",
      "title": "A title that is far too long for the bar"
      """#
    try expectLayout(of: #"{\#(bar)}"#, #"{"titleLabel": [16, 16, 268, 24]}"#)
    try expectLayout(
      of: #"{\#(bar), "backItem": \#(Self.icon)}"#, #"{"titleLabel": [56, 16, 228, 24]}"#)
    try expectLayout(
      of: #"{\#(bar), "trailingBarButtonItems": [\#(Self.icon)]}"#,
      #"{"titleLabel": [16, 16, 228, 24]}"#)
    try expectLayout(
      of: #"{\#(bar), "titleInsets": {}, "backItem": \#(Self.icon)}"#,
      #"{"titleLabel": [56, 16, 244, 24]}"#)
  }

  /// 30, 26 and 20 are the font sizes whose three letters are 45, 39 and 30 wide.
  @Test(arguments: [(true, 30, 45), (true, 26, 39), (false, 30, 30)])
  func forcesTheSizeOfATitleFont(_ allowsAny: Bool, _ size: Int, _ width: Int) throws {
    try expectLayout(
      of: #"""
        {"component": "navigationBar", "env": {"width": 300, "height": 100}, "title": "ten",
         "titleAlignment": "leading", "titleFontSize": \#(size), "allowAnyTitleFontSize": \#(allowsAny)}
        """#,
      #"{"titleLabel": [16, null, \#(width), null]}"#)
  }

  @Test func alignsTitlesOfButtonsWithTheBaselineOfTheTitle() throws {
    let bar = #"""
      "component": "navigationBar", "env": {"width": 300, "height": 56},
      "font": {"advance": 0.5, "ascender": 1, "descender": 0}, "leadingBarButtonItems": [{"title": "ok"}]
      """#
    // The title's line is 20 points high and begins at 18.
    try expectLayout(
      of: #"{\#(bar), "title": "ten"}"#,
      #"{"titleLabel": [135, 18, 30, 20], "leading": {"items": [{"text": [16, 24, 14, 14]}]}}"#)
    for rest in [#""title": """#, #""title": "ten", "titleView": {"width": 1, "height": 1}"#] {
      try expectLayout(
        of: #"{\#(bar), \#(rest)}"#, #"{"leading": {"items": [{"text": [16, 21, 14, 14]}]}}"#)
    }
  }

  @Test func mirrorsItsOwnPartsByItsOwnDirectionButNotItsButtons() throws {
    try expectLayout(
      of: #"""
        {"component": "navigationBar", "env": {"width": 300, "height": 56},
         "semanticContentAttribute": "forceRightToLeft",
         "leadingBarButtonItems": [\#(Self.icon), \#(Self.icon)]}
        """#,
      #"""
      {"leading": {"frame": [196, 0, 104, 56],
                   "items": [{"frame": [0, 0, 52, 56], "insets": [0, 16, 0, 12]}, {}]}}
      """#)
  }

  @Test func saysWhereTheTitleIsInItsLabel() throws {
    let layout = try #require(
      LayoutCase(
        #"""
        {"component": "navigationBar", "env": {"width": 300, "height": 57, "scale": 2},
         "font": {"advance": 0.51, "ascender": 1, "descender": -0.25}, "title": "a"}
        """#,
        expected: #"{"titleLabel": [144.5, 15, 11, 25]}"#))
    #expect(layout.differences() == [])
    let text = try #require(layout.laidOut().buffer.views[1].details.text)
    #expect(text.frame.y == 0)
    #expect(text.frame.height == 25)
    #expect(abs(text.frame.width - 10.2) < 1e-9)
    #expect(abs(text.frame.x - 0.4) < 1e-9)
    #expect(text.baseline == 20)
    #expect(!text.isTruncated)
  }
}
