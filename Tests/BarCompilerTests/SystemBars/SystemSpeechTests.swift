import TestSupport
import Testing

/// What VoiceOver says of what UIKit's bars show.
@Suite struct SystemSpeechTests {
  private static let content = "navigationBar.content"

  /// What UIKit makes itself has words that nobody wrote: they are assumed.
  @Test(arguments: [
    ("rightBarButtonItem: {systemItem: trash}", "18.0", "\(content).trailing.0", "Delete"),
    ("rightBarButtonItem: {systemItem: done}", "26.0", "\(content).trailing.0", "Done"),
    ("additionalOverflowItems: [{title: A}]", "18.0", "\(content).overflow", "More"),
    ("searchController: {placeholder: Mail}", "18.0", "navigationBar.searchBar", "Mail"),
    ("searchController: {}", "18.0", "navigationBar.searchBar", "Search"),
    (
      "searchController: {}, preferredSearchBarPlacement: integratedButton, searchBarPlacementAllowsToolbarIntegration: false",
      "26.0", "\(content).searchButton", "Search"
    ),
  ]) func whatUIKitMakesHasWords(item: String, os: String, view: String, label: String) throws {
    let spoken = try SystemScreen(
      "{a: {navigationItem: {title: A, \(item)}}}", device: "iphone-se-3", os: os
    ).spoken(view)
    #expect(spoken["label"]?.string == label)
    #expect(spoken["confidence"]?.string == "assumed")
  }

  /// Words that are shown or written are said for certain.
  @Test(arguments: [
    ("systemItem: done", "Done"), ("systemItem: trash, accessibilityLabel: Remove", "Remove"),
  ]) func wordsAreSaid(item: String, label: String) throws {
    let spoken = try SystemScreen("{a: {navigationItem: {rightBarButtonItem: {\(item)}}}}")
      .spoken("\(Self.content).trailing.0")
    #expect(spoken["label"]?.string == label)
    #expect(spoken["confidence"] == nil)
  }

  /// A chevron alone leads to what has a title all the same.
  @Test(arguments: [
    ("15.0", "title: Inbox", "Inbox", false), ("26.0", "title: Inbox", "Inbox", true),
    ("26.0", "title: Inbox, backButtonTitle: Mail", "Mail", true), ("26.0", "", "Back", true),
    ("15.0", "title: Inbox, backButtonDisplayMode: minimal", "Inbox", true),
    ("26.0", "title: Inbox, backBarButtonItem: {title: Return}", "Return", false),
  ]) func backButtonSaysWhereItLeads(os: String, below: String, label: String, isAssumed: Bool)
    throws
  {
    let spoken = try SystemScreen(
      "{below: {navigationItem: {\(below)}}, a: {navigationItem: {title: A}}}",
      device: "iphone-se-3",
      os: os,
      more: "flows: {main: [below, a]}"
    ).spoken("\(Self.content).back")
    #expect(spoken["label"]?.string == label)
    #expect((spoken["confidence"]?.string == "assumed") == isAssumed)
  }

  /// What is shown in another layout than the first says something, too.
  @Test func laterLayoutsSpeak() throws {
    let screen = try SystemScreen(
      "{a: {navigationItem: {title: Inbox}}}", orientation: "portrait, landscape",
      more: "flows: {main: {navigationBar: {prefersLargeTitles: true}, screens: [a]}}")
    let large = try screen.spoken("navigationBar.largeTitle")
    let title = try screen.spoken("\(Self.content).title")
    #expect(large["label"]?.string == "Inbox")
    #expect(title["label"]?.string == "Inbox")
    #expect(try #require(large["order"]?.number) < #require(title["order"]?.number))
  }

  /// A title is said in the language that it is shown in.
  @Test func titlesAreSaidInTheirLanguage() throws {
    let screen = try SystemScreen(
      "{a: {navigationItem: {title: {en: Inbox, ar: الوارد}}}}", targets: ", languages: [en, ar]")
    #expect(try screen.spoken("\(Self.content).title")["label"]?.string == "Inbox")
    #expect(
      try screen.details("\(Self.content).title", layout: 1)["accessibility"]?["label"]?.string
        == "الوارد")
  }

  /// A screen in two stacks has a button for the way back to each of two others.
  @Test func eachStackHasItsOwnWayBack() throws {
    let screen = try SystemScreen(
      "{one: {navigationItem: {title: One}}, two: {navigationItem: {title: Two}}, a: {navigationItem: {title: A}}}",
      more: "flows: {first: [one, a], second: [two, a]}")
    let back = "\(Self.content).back"
    #expect(try screen.spoken(back)["label"]?.string == "One")
    #expect(try screen.details(back, back: "one")["accessibility"] == nil)
    #expect(
      try screen.details(back, back: "two")["accessibility"]?["label"]?.string == "Two")
  }

  /// A field that is not shown in the first layout is a search bar all the same.
  @Test func aSearchFieldIsASearchBar() throws {
    let screen = try SystemScreen(
      "{a: {navigationItem: {title: A, searchController: {}}}}", device: "iphone-se-3, ipad-9",
      os: "26.0")
    let field = try screen.view("\(Self.content).searchField")
    #expect(field["type"]?.string == "UISearchBar")
    #expect(field["accessibility"]?["traits"]?.array?.compactMap(\.string) == ["searchField"])
  }
}
