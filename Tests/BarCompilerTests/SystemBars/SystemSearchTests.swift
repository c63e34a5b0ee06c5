import TestSupport
import Testing

/// Where UIKit's navigation bars have their search bar.
@Suite struct SystemSearchTests {
  enum Place: String, Sendable { case below, field, button, nowhere }

  private func place(
    _ item: String, device: String, os: String, more: String = ""
  ) throws -> Place {
    let screen = try SystemScreen(
      "{a: {navigationItem: {title: A, searchController: {placeholder: Search}\(item)}\(more)}}",
      device: device, os: os)
    let bar = try screen.frame("navigationBar")[3]
    let usual = try SystemScreen("{a: {navigationItem: {title: A}}}", device: device, os: os)
      .frame("navigationBar")[3]
    if screen.has("navigationBar.searchBar") {
      #expect(bar == usual + (os == "26.0" ? 60 : 52))
      return .below
    }
    #expect(bar == usual)
    if screen.has("navigationBar.content.searchField") { return .field }
    return screen.has("navigationBar.content.searchButton") ? .button : .nowhere
  }

  private static let phone = "iphone-se-3"
  private static let pad = "ipad-9"

  @Test(arguments: [
    ("", phone, "15.5", Place.below), ("", phone, "18.0", .below), ("", phone, "26.0", .nowhere),
    ("", pad, "15.0", .below), ("", pad, "16.0", .field), ("", pad, "18.0", .field),
    ("", pad, "26.0", .field), ("stacked", pad, "18.0", .below),
    ("inline", pad, "18.0", .field), ("inline", phone, "18.0", .below),
    ("inline", pad, "15.0", .below), ("stacked", pad, "26.0", .below),
    ("stacked", phone, "26.0", .below), ("integrated", phone, "26.0", .nowhere),
    ("integratedButton", pad, "26.0", .button),
  ]) func searchBarIs(placement: String, device: String, os: String, expected: Place) throws {
    let item = placement.isEmpty ? "" : ", preferredSearchBarPlacement: \(placement)"
    #expect(try place(item, device: device, os: os) == expected)
  }

  /// An app that is built with an older SDK keeps it below, and so does a narrow window.
  @Test func fieldOfAnIPadNeedsTheSDKAndTheWidth() throws {
    let screen = "{a: {navigationItem: {title: A, searchController: {}}}}"
    let old = try SystemScreen(screen, device: Self.pad, os: "18.0", sdk: "15.5")
    #expect(old.has("navigationBar.searchBar"))
    let narrow = try SystemScreen(
      screen, device: Self.pad, os: "18.0", targets: ", windows: [splitThird]")
    #expect(narrow.has("navigationBar.searchBar"))
    let wide = try SystemScreen(
      screen, device: Self.pad, os: "18.0", targets: ", windows: [fullScreen]")
    #expect(wide.has("navigationBar.content.searchField"))
  }

  /// A phone that keeps it out of the toolbar has it in the bar.
  @Test(arguments: [("automatic", Place.below), ("integrated", .button)])
  func phoneKeepsItInTheBar(placement: String, expected: Place) throws {
    let item =
      ", preferredSearchBarPlacement: \(placement), searchBarPlacementAllowsToolbarIntegration: false"
    #expect(try place(item, device: Self.phone, os: "26.0") == expected)
  }

  /// With content that scrolls it waits above that.
  @Test func searchBarWaitsAboveContent() throws {
    let list = ", content: tableViewController"
    #expect(try place("", device: Self.phone, os: "18.0", more: list) == .nowhere)
    #expect(
      try place(", hidesSearchBarWhenScrolling: false", device: Self.phone, os: "18.0", more: list)
        == .below)
  }

  /// A field becomes a button before items leave.
  @Test func fieldGivesWay() throws {
    let items = Array(repeating: "{image: a}", count: 13).joined(separator: ", ")
    let screen = try SystemScreen(
      "{a: {navigationItem: {rightBarButtonItems: [\(items)], searchController: {}}}}",
      device: Self.pad, os: "26.0")
    #expect(!screen.has("navigationBar.content.searchField"))
    #expect(screen.has("navigationBar.content.searchButton"))
    #expect(!screen.has("navigationBar.content.overflow"))
  }

  /// On glass the toolbar of a phone has it behind its items, in what room they leave.
  @Test(arguments: [
    ("", "26.0", [169.0, 15, 173, 38]),
    (", preferredSearchBarPlacement: integratedButton", "26.0", []),
    (", preferredSearchBarPlacement: stacked", "26.0", []),
    (", searchBarPlacementAllowsToolbarIntegration: false", "26.0", []), ("", "18.0", []),
  ]) func toolbarOfAPhoneHasIt(item: String, os: String, field: [Double]) throws {
    let screen = try SystemScreen(
      "{a: {toolbarItems: [{image: a}, {space: 16}, {image: b}], navigationItem: {title: A, searchController: {}\(item)}}}",
      device: Self.phone, os: os, more: "flows: {main: {isToolbarHidden: false, screens: [a]}}")
    #expect(screen.has("toolbar.searchField") == !field.isEmpty)
    if !field.isEmpty { #expect(try screen.frame("toolbar.searchField") == field) }
    #expect(screen.has("toolbar.searchButton") == item.contains("Button"))
  }

  /// Where items leave too little room for a field, a button stands for it.
  @Test func fieldOfAToolbarGivesWay() throws {
    let items = Array(repeating: "{image: a}", count: 4).joined(separator: ", ")
    let screen = try SystemScreen(
      "{a: {toolbarItems: [\(items)], navigationItem: {searchController: {}}}}",
      device: Self.phone, os: "26.0", more: "flows: {main: {isToolbarHidden: false, screens: [a]}}")
    #expect(!screen.has("toolbar.searchField"))
    #expect(screen.has("toolbar.searchButton"))
  }

  /// In the middle it is beside a title at the leading edge of a wide bar alone; older systems do not know the place.
  @Test(arguments: [
    (Self.pad, "26.0", "browser", true), (Self.pad, "26.0", "navigator", false),
    (Self.pad, "18.0", "browser", nil), (Self.phone, "26.0", "browser", nil),
  ]) func fieldInTheMiddle(device: String, os: String, style: String, isCentered: Bool?) throws {
    let screen = try SystemScreen(
      """
      {a: {navigationItem: {title: A, style: \(style), searchController: {},
        pinnedTrailingGroup: [{image: a}],
        preferredSearchBarPlacement: integratedCentered}}}
      """, device: device, os: os)
    let field = "navigationBar.content.searchField"
    #expect(screen.has(field) == (isCentered != nil))
    guard isCentered != nil else { return }
    let bar = try screen.frame("navigationBar")
    let frame = try screen.frame(field)
    #expect((abs(frame[0] + frame[2] / 2 - bar[2] / 2) <= 1) == isCentered)
  }
}
