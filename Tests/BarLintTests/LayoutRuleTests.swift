import BarCompiler
import BarLint
import BarText
import Foundation
import Testing

/// What rules have in common that judge laid-out bars: how often, how surely and of what they speak.
@Suite struct LayoutRuleTests {
  private static let fixed =
    "fonts: {system: {fixed: {advance: 0.5, ascender: 0.95, descender: -0.25}}}"
  private static let targets =
    "targets: {devices: [iphone-se-3, iphone-16], orientations: [portrait]}"

  /// A line for each finding: what it is about, how bad it is, its rule and its message.
  private func found(
    _ lines: String..., toolkit: String = "mdc", rules: RuleSelection = .all
  ) throws -> [String] {
    let text = "barc: 1\ntoolkit: \(toolkit)\n" + lines.joined(separator: "\n") + "\n"
    return try findings(text, rules).map { finding in
      let place = text.utf8.dropFirst(Int(finding.range.lower)).prefix(finding.range.count)
      return
        "\(String(decoding: place, as: UTF8.self)): \(finding.severity.name) \(finding.kind.name): \(finding.message)"
    }
  }

  private func findings(_ text: String, _ rules: RuleSelection = .all) throws -> [Finding] {
    let compilation = compile(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
    let today = try #require(CalendarDay("2026-11-30"))
    return judge(compilation, LintSettings(rules, today: today)).findings
  }

  // MARK: Selection

  @Test func nothingIsLaidOutUnlessARuleAsksForIt() {
    #expect(Rule.all.contains { $0.laysOut })
    let without = RuleSelection(selected: nil, ignored: ["layout"]).rules
    #expect(!without.isEmpty && !without.contains(where: \.laysOut))
    let others = RuleSelection(selected: ["support", "items"], ignored: []).rules
    #expect(!others.isEmpty && !others.contains(where: \.laysOut))
    let accessible = RuleSelection(selected: ["accessibility"], ignored: []).rules
    #expect(accessible.contains { "\($0.kind.name)" == "small-touch-target" })
  }

  /// A layout is of a description that has a meaning.
  @Test func nothingIsSaidOfLayoutsWhereTheDescriptionIsWrong() throws {
    let screen = "screens: {a: {buttonBar: {items: [{title: Up, action: a}]}"
    let whole = try found(Self.fixed, Self.targets, screen + "}}")
    #expect(whole.count == 1 && whole[0].contains("small-touch-target"))
    let broken = try found(Self.fixed, Self.targets, screen + ", titel: A}}")
    #expect(broken.count == 1 && broken[0].contains("unknown-key"), "\(broken)")
  }

  /// Such a comment is not of no use either.
  @Test func commentsAboutLayoutsWaitForARightDescription() throws {
    let screen = { (more: String) in
      "screens: {a: {buttonBar: {items: [{title: Up, action: a}]}\(more)}} # barc:disable:this small-touch-target"
    }
    #expect(try found(Self.fixed, Self.targets, screen("")) == [])
    let broken = try found(Self.fixed, Self.targets, screen(", titel: A"))
    #expect(broken.count == 1 && broken[0].contains("unknown-key"), "\(broken)")
  }

  // MARK: Confidence

  private static let crowded = """
    screens:
      a:
        buttonBar:
          frame: [0, 100, 90, 56]
          items: [{title: Everything, action: a}, {title: Something, action: b}]
    """

  @Test func severityFallsWithConfidence() throws {
    let exact = try found(Self.fixed, Self.targets, Self.crowded)
    #expect(
      exact.count == 1 && exact[0].contains("}: error bar-overflow: the item is out of reach"))
    let estimated = try found(Self.targets, Self.crowded)
    #expect(
      estimated.count == 1 && estimated[0].contains("}: warning bar-overflow"), "\(estimated)")
    let device = """
      devices:
        mine: {points: [160, 400], scale: 2, idiom: phone, safeArea: [0, 0, 0, 0], statusBarHeight: 20, horizontalSizeClass: compact, verticalSizeClass: regular}
      targets: {devices: [mine], orientations: [portrait], sdk: "26.0"}
      screens:
        a: {navigationItem: {title: Everything that there is}}
      """
    let assumed = try found(Self.fixed, device, toolkit: "uikit")
    #expect(
      assumed.count == 1
        && assumed[0].hasPrefix(
          "Everything that there is: note title-truncated: the title is truncated"),
      "\(assumed)")
  }

  /// A text is reported from the width on at which an estimate is no longer enough to let it fit.
  @Test func estimatesHaveAGuardBand() throws {
    let screen = { (width: Double) in
      "screens: {a: {buttonBar: {items: [{title: Everything, action: a, width: \(width)}]}}}"
    }
    let model = "fonts: {system: roboto}"
    let fits = (60..<160).map(Double.init).filter { width in
      (try? found(model, Self.targets, screen(width)))?.isEmpty ?? false
    }
    let exactFits = (60..<160).map(Double.init).filter { width in
      (try? found(Self.fixed, Self.targets, screen(width)))?.isEmpty ?? false
    }
    // Ten letters of seven points and 24 around them.
    #expect(exactFits.first == 94)
    let natural = try #require(try naturalWidth(model, screen(60)))
    let least = try #require(fits.first)
    #expect(least < natural + 24 && least >= natural + 24 - max(2, 0.03 * natural) - 1)
  }

  /// What a message says of the width of a text.
  private func naturalWidth(_ model: String, _ screen: String) throws -> Double? {
    let message = try found(model, Self.targets, screen).first { $0.contains("title-truncated") }
    let words = message?.split(separator: " ") ?? []
    guard let unit = words.firstIndex(of: "points") else { return nil }
    return Double(words[unit - 1])
  }

  // MARK: Environments

  @Test func oneFindingHasAllEnvironments() throws {
    let text = """
      barc: 1
      toolkit: mdc
      \(Self.fixed)
      targets: {devices: [iphone-se-3, iphone-16, ipad-air-11-m3], orientations: [portrait, landscape], directions: [ltr, rtl]}
      screens: {a: {navigationItem: {title: Everything that happened in the last week}, navigationBar: {}}}

      """
    let findings = try findings(text)
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(
      finding.message
        == "the title is truncated by up to 67 of 410 points in 4 of 12 environments: `iphone-se-3/portrait/ltr`, `iphone-se-3/portrait/rtl`, `iphone-16/portrait/ltr`, …"
    )
    #expect(
      finding.contexts
        == Finding.Contexts(
          "the title is truncated",
          in: [
            "iphone-se-3/portrait/ltr", "iphone-se-3/portrait/rtl", "iphone-16/portrait/ltr",
            "iphone-16/portrait/rtl",
          ]))
  }

  /// Stacks that show a screen over others show one title.
  @Test func surroundingsAreNotCountedTwice() throws {
    let found = try found(
      Self.fixed, Self.targets,
      """
      flows: {one: [a, c], two: [b, c]}
      screens:
        a: {navigationItem: {title: A place}, appBar: {inferTopSafeAreaInsetFromViewController: true}}
        b: {navigationItem: {title: B place}, appBar: {inferTopSafeAreaInsetFromViewController: true}}
        c: {navigationItem: {title: Everything that there is to say about it}, appBar: {inferTopSafeAreaInsetFromViewController: true}}
      """, rules: RuleSelection(selected: ["title-truncated"], ignored: []))
    #expect(
      found == [
        "Everything that there is to say about it: warning title-truncated: the title is truncated by up to 113 of 400 points in 2 of 2 environments: `iphone-se-3/portrait/ltr`, `iphone-16/portrait/ltr`"
      ])
  }

  // MARK: Places

  @Test func everyLanguageIsACauseOfItsOwn() throws {
    let found = try found(
      Self.fixed,
      """
      targets: {devices: [iphone-se-3], orientations: [portrait], languages: [en, de, fr]}
      screens:
        a:
          navigationItem:
            title:
              en: Week
              de: "Alles, was in der Woche vorgefallen ist"
              fr: Tout ce qui se passait durant la semaine
          navigationBar: {}
      """)
    #expect(
      found == [
        "\"Alles, was in der Woche vorgefallen ist\": warning title-truncated: the title is truncated by up to 47 of 390 points in 1 of 3 environments: `iphone-se-3/portrait/ltr/de`",
        "Tout ce qui se passait durant la semaine: warning title-truncated: the title is truncated by up to 57 of 400 points in 1 of 3 environments: `iphone-se-3/portrait/ltr/fr`",
      ])
  }

  @Test func anAnchorIsNotedWhereItIsUsed() throws {
    let text = """
      barc: 1
      toolkit: mdc
      \(Self.fixed)
      \(Self.targets)
      shared: {thin: &thin {title: Save, action: save, width: 30}}
      screens:
        a: {buttonBar: {items: [*thin]}}
        b: {buttonBar: {items: [*thin]}}

      """
    let small = try findings(text).filter { "\($0.kind.name)" == "small-touch-target" }
    #expect(small.count == 1)
    #expect(small.first?.notes.map(\.message) == ["used here", "used here"])
  }

  @Test func titleOfTheScreenIsFound() throws {
    let found = try found(
      Self.fixed, Self.targets,
      "screens: {a: {title: Everything that happened in the last week, navigationItem: {}, navigationBar: {}}}",
      rules: RuleSelection(selected: ["layout"], ignored: []))
    #expect(found.count == 1 && found[0].hasPrefix("Everything that happened in the last week: w"))
  }

  // MARK: Traps

  /// Items that take much of the width, and bars without room at their ends, are as the toolkit means them.
  @Test func roomIsNoFault() throws {
    let found = try found(
      "targets: {devices: [iphone-se-3], orientations: [portrait, landscape], directions: [ltr, rtl]}",
      """
      screens:
        a:
          navigationItem:
            title: Weekly report
            rightBarButtonItems:
              - {image: find, accessibilityLabel: Find, action: find}
              - {image: sort, accessibilityLabel: Sort, action: sort}
              - {image: more, accessibilityLabel: More, action: more}
          navigationBar: {titleAlignment: leading}
        b:
          buttonBar:
            frame: [0, 100, 375, fit]
            items: [{title: First, action: a}, {title: Last, action: b}]
      """)
    #expect(found == [])
  }

  /// People copy the examples: of their layouts there is nothing to say.
  @Test func examplesAreLaidOutWell() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") }.sorted()
    #expect(names.count >= 8)
    for name in names {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let found = try findings(text, RuleSelection(selected: ["layout"], ignored: []))
      #expect(found.map(\.message) == [], "\(name)")
    }
  }
}
