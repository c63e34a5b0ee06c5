import BarCompiler
import BarLint
import BarText
import Testing

/// What other linters report and should not: people have complained of it.
@Suite struct TrapTests {
  private func rules(in text: String) throws -> [String] {
    let compilation = compile(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
    let today = try #require(CalendarDay("2026-11-30"))
    return judge(compilation, LintSettings(today: today)).findings.map { "\($0.kind.name)" }
  }

  /// A title, a system item, a symbol of the system, and a view with a label have a name.
  @Test(arguments: [
    "{image: plus, title: Add, action: add}",
    "{systemItem: add, action: add}",
    "{image: {symbol: plus}, action: add}",
    "{image: plus, primaryAction: {title: Add, handler: add}}",
    "{customView: {kind: button, image: plus, accessibilityLabel: Add, width: 44, height: 44}}",
  ]) func itemsWithANameAreNotUnlabelled(item: String) throws {
    let text = """
      barc: 1
      toolkit: uikit
      screens: {a: {navigationItem: {title: A, rightBarButtonItem: \(item)}}}

      """
    #expect(try !rules(in: text).contains("missing-accessibility-label"))
  }

  /// Material passes on what an item says for VoiceOver.
  @Test(arguments: [
    "accessibilityLabel: Add", "accessibilityHint: Adds one", "accessibilityValue: One",
    "accessibilityIdentifier: add",
  ]) func wordsForVoiceOverAreNotIgnored(entry: String) throws {
    let text = """
      barc: 1
      toolkit: mdc
      screens: {a: {buttonBar: {items: [{title: Add, action: add, \(entry)}]}}}

      """
    #expect(try rules(in: text).filter { $0 == "ignored-property" } == [])
  }

  /// What YAML 1.1 reads as a Boolean or a number stays a text, and so do names of one's own.
  @Test(arguments: ["No", "on", "yes", "12:30", "010", "1_000", "1e3", "0x1F"])
  func textsStayTexts(word: String) throws {
    let text = """
      barc: 1
      toolkit: uikit
      screens: {on: {navigationItem: {title: \(word)}}, no: {navigationItem: {title: Of \(word)}}}
      flows: {yes: [on, no]}

      """
    #expect(try rules(in: text) == [])
  }

  /// Title and image of one item are no conflict: menus and VoiceOver use the title.
  @Test(arguments: ["uikit", "mdc"]) func titleBesideImageIsNoConflict(toolkit: String) throws {
    let text = """
      barc: 1
      toolkit: \(toolkit)
      screens:
        a:
          navigationItem: {title: A, rightBarButtonItem: {title: Add, image: plus, action: add}}
          \(toolkit == "mdc" ? "navigationBar: {}" : "content: viewController")

      """
    #expect(try rules(in: text).filter { $0 == "item-role-conflict" } == [])
  }
}
