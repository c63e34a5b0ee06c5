import BarLayout
import Testing

struct BottomAppBarTests {
  private static let bar =
    #""component": "bottomAppBar", "env": {"width": 300, "height": 96, "safeArea": {"left": 10, "right": 40}}"#

  @Test func aButtonInTheMiddleIgnoresSafeAreas() throws {
    try expectLayout(of: "{\(Self.bar)}", #"{"floatingButton": [122, 10, 56, 56]}"#)
  }

  @Test(arguments: [
    ("leading", "unspecified", 46.0), ("trailing", "unspecified", 168),
    ("leading", "forceRightToLeft", 168), ("trailing", "forceRightToLeft", 46),
  ])
  func aButtonAtAnEndKeepsToTheSafeArea(_ position: String, _ attribute: String, _ x: Double)
    throws
  {
    try expectLayout(
      of:
        #"{\#(Self.bar), "floatingButtonPosition": "\#(position)", "semanticContentAttribute": "\#(attribute)"}"#,
      #"{"floatingButton": [\#(x), 10, 56, 56]}"#)
  }

  @Test(arguments: [(-10.0, 20.0), (38, -28), (39, -28), (1_000, -28)])
  func aButtonGoesNoHigherThanTheTopOfTheBar(_ offset: Double, _ y: Double) throws {
    try expectLayout(
      of: #"{\#(Self.bar), "floatingButtonVerticalOffset": \#(offset)}"#,
      #"{"floatingButton": [122, \#(y), 56, 56]}"#)
  }

  @Test(arguments: ["leading", "trailing"])
  func aHiddenButtonTakesItemsOffTheBar(_ position: String) throws {
    let items = #"[{"title": "ok"}]"#
    let shown = #"{"items": [{"frame": [0, 0, 46, 56]}]}"#
    let none = #"{"items": []}"#
    try expectLayout(
      of: #"""
        {\#(Self.bar), "floatingButtonPosition": "\#(position)", "floatingButtonHidden": true,
         "leadingBarButtonItems": \#(items), "trailingBarButtonItems": \#(items)}
        """#,
      #"""
      {"floatingButtonHidden": true,
       "navigationBar": {"leading": \#(position == "leading" ? none : shown),
                         "trailing": \#(position == "trailing" ? none : shown)}}
      """#)
  }

  @Test func nothingMovesUpInALowBar() throws {
    try expectLayout(
      of: #"{"component": "bottomAppBar", "env": {"width": 300, "height": 20}}"#,
      #"{"fits": [300, 96], "floatingButton": [122, 10, 56, 56], "navigationBar": {"frame": [0, 38, 300, 58]}}"#
    )
  }

  @Test func aSecondaryButtonIsBehindTheSurface() throws {
    let bar = try #require(
      LayoutCase(#"{\#(Self.bar), "floatingButtonElevation": "secondary"}"#, expected: "{}"))
    let views = bar.laidOut().buffer.views
    let places = views.prefix(4).map(\.details.siblingPlace)
    #expect(views.prefix(4).map(\.name) == [.root, .surface, .floatingButton, .navigationBar])
    #expect(places == [nil, 1, 0, nil])
  }

  /// Outlines of equal shape are written once, also where they have no numbers.
  @Test func outlinesWithoutNumbersAreEqual() throws {
    let bar = try #require(
      LayoutCase(#"{\#(Self.bar), "floatingButtonVerticalOffset": 33}"#, expected: "{}"))
    let outline = bar.laidOut().buffer.outline
    #expect(outline.contains { $0.numbers.contains(where: \.isNaN) })
    #expect(outline == bar.laidOut().buffer.outline)
    #expect(outline != Array(outline.dropLast()))
  }
}
