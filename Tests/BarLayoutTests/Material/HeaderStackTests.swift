import BarLayout
import Testing

struct HeaderStackTests {
  private static let bar = #""component": "headerStackView", "env": {"width": 320, "height": 100}"#

  @Test func barsAreAsWideAsTheyAnswer() throws {
    try expectLayout(
      of:
        #"{\#(Self.bar), "topBar": {"width": 10, "height": 20}, "bottomBar": {"width": 500, "height": 30}}"#,
      #"""
      {"fits": [320, 50], "topBar": {"frame": [0, 0, 10, 70]}, "bottomBar": {"frame": [0, 70, 500, 30]}}
      """#)
  }

  @Test func theTopBarSlidesOutWhereThereIsTooLittleRoom() throws {
    try expectLayout(
      of: #"""
        {\#(Self.bar), "topBar": {"width": 10, "height": 80, "sizing": "fixed"},
         "bottomBar": {"width": 10, "height": 30}}
        """#,
      #"{"topBar": {"frame": [0, -10, 10, 80]}, "bottomBar": {"frame": [0, 70, 10, 30]}}"#)
  }

  /// A view that takes all that it is offered shows what it is offered.
  @Test func asksTheTopBarWithAllOfTheHeightForItsFitAndWithTheRestForItsLayout() throws {
    try expectLayout(
      of: #"""
        {\#(Self.bar), "topBar": {"sizing": "clamp", "minHeight": -1000, "maxHeight": 1000},
         "bottomBar": {"height": 130, "sizing": "fitWidth"}}
        """#,
      #"""
      {"fits": [320, 230], "topBar": {"frame": [0, 0, 320, -30]},
       "bottomBar": {"frame": [0, 0, 320, 130]}}
      """#)
  }

  @Test func theBottomBarEndsAtTheBottomWithoutATopBar() throws {
    try expectLayout(
      of: #"{\#(Self.bar), "bottomBar": {"width": 10, "height": 30}}"#,
      #"{"fits": [320, 30], "topBar": null, "bottomBar": {"frame": [0, 70, 10, 30]}}"#)
  }

  @Test func barsAndStacksAreLaidOutInside() throws {
    try expectLayout(
      of: #"""
        {\#(Self.bar),
         "topBar": {"component": "navigationBar", "title": "ten"},
         "bottomBar": {"component": "headerStackView", "topBar": {"width": 5, "height": 6},
                       "bottomBar": {"component": "buttonBar", "items": [{"title": "ok"}]}}}
        """#,
      #"""
      {"fits": [320, 118],
       "topBar": {"frame": [0, 0, 320, 38], "fits": [320, 38], "titleLabel": [145, 7, 30, 24]},
       "bottomBar": {"frame": [0, 38, 320, 62], "fits": [320, 62],
                     "topBar": {"frame": [0, 0, 5, 6]},
                     "bottomBar": {"frame": [0, 6, 38, 56], "fits": [38, 56],
                                   "items": [{"frame": [0, 0, 38, 56]}]}}}
      """#)
  }
}
