import TestSupport
import Testing

/// What is peculiar about app bars, on a phone without any safe area, whose device inset is 20 all the same.
@Suite struct AppBarTests {
  /// The height of the header at rest.
  private static func headerHeight(_ screen: String) throws -> Double? {
    try frame("appBar", in: screen)?[3]
  }

  private static func frame(_ view: String, in screen: String) throws -> [Double]? {
    try CompiledScreen(screen).byID["views"]?[view]?["frame"]?.array?.compactMap(\.number)
  }

  /// Quirk: the navigation bar answers the height that it is offered, so that each layout takes a negative offset off
  /// once more, down to the least height of a bar.
  @Test func aNegativeOffsetWearsAHeaderDown() throws {
    let height = try Self.headerHeight(
      """
      {scrollViews: {list: {}}, appBar: {inferTopSafeAreaInsetFromViewController: true, headerStackViewOffset: -4,
       shouldAdjustHeightBasedOnHeaderStackView: true, headerView: {trackingScrollView: list}}}
      """)
    #expect(height == 20)
  }

  /// A title view that is a bar is listed as that bar, which the copy of the property names.
  @Test func aBarThatIsATitleViewIsAnObject() throws {
    let screen = try CompiledScreen(
      "{navigationItem: {titleView: {navigationBar: {title: A}}}, appBar: {}}")
    let value = screen.byID["objects"]?["appBar.navigationBar"]?["titleView"]?["value"]
    #expect(value?["object"]?.number == 1)
    let id = "appBar.headerStackView.navigationBar.titleView"
    #expect(screen.byID["views"]?[id]?["object"]?.number == 1)
  }

  @Test func aHeaderCanBeAsHighAsItsStack() throws {
    let height = try Self.headerHeight(
      "{appBar: {shouldAdjustHeightBasedOnHeaderStackView: true, headerStackView: {bottomBar: {height: 30, sizing: fitWidth}}}}"
    )
    #expect(height == 106)
  }

  /// Quirk: a container's header is sized when it infers its inset; later heights count once something is tracked.
  @Test func aContainedHeaderIsSizedBeforeItsHeightsAreSet() throws {
    let bar =
      "integration: container, inferTopSafeAreaInsetFromViewController: true, container: {isTopLayoutGuideAdjustmentEnabled: true}"
    #expect(try Self.headerHeight("{appBar: {\(bar), headerView: {minimumHeight: 120}}}") == 56)
    let tracking = "headerView: {minimumHeight: 120, trackingScrollView: list}"
    #expect(
      try Self.headerHeight("{scrollViews: {list: {}}, appBar: {\(bar), \(tracking)}}") == 120)
    // As a child it gets a parent when all is set.
    let child = "inferTopSafeAreaInsetFromViewController: true, headerView: {minimumHeight: 120}"
    #expect(try Self.headerHeight("{appBar: {\(child)}}") == 120)
    // What it adds to the safe area is bounded by the greatest height less the device's inset: 56 - 20.
    let added = try CompiledScreen("{appBar: {\(bar)}}").layouts.array?.first?["content"]
    #expect(added?["additionalSafeAreaInsets"]?.array?.first == .number(36))
  }

  @Test func theStackBeginsBelowTheInsetAndItsOffset() throws {
    let stack = "appBar.headerStackView"
    #expect(try Self.frame(stack, in: "{appBar: {}}") == [0, 20, 400, 56])
    #expect(
      try Self.frame(stack, in: "{appBar: {inferTopSafeAreaInsetFromViewController: true}}")
        == [0, 0, 400, 56])
    #expect(
      try Self.frame(stack, in: "{appBar: {headerStackViewOffset: 8}}") == [0, 28, 400, 48])
    // A header that is lower than that leaves it less than nothing.
    #expect(
      try Self.frame(stack, in: "{appBar: {headerView: {maximumHeight: 10}}}")
        == [0, 20, 400, -10])
  }

  /// The app bar puts its navigation bar there.
  @Test func theTopBarOfTheStackIsTheNavigationBar() throws {
    let views = try CompiledScreen(
      "{appBar: {headerStackView: {topBar: {width: 10, height: 10}, bottomBar: {width: 9, height: 8}}}}"
    ).byID["views"]
    #expect(
      views?["appBar.headerStackView"]?["children"]
        == .array([.string("navigationBar"), .string("bottomBar")]))
    #expect(
      views?["appBar.headerStackView.bottomBar"]?["frame"]?.array?.compactMap(\.number)
        == [0, 48, 9, 8])
  }
}
