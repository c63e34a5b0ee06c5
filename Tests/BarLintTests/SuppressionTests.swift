import BarCompiler
import BarLint
import BarText
import Testing

/// What comments silence, and what is said of them.
@Suite struct SuppressionTests {
  /// The lines of what is left, each with its rule, for a description of one bar whose entries stand in its lines.
  private func left(
    _ lines: String, today: String = "2026-11-30", _ selection: RuleSelection = .all
  ) throws -> [String] {
    let text = "barc: 1\ntoolkit: mdc\nscreens:\n" + lines
    let day = try #require(CalendarDay(today))
    let source = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    let table = LineTable(source.bytes)
    let judged = judge(compile(source), LintSettings(selection, today: day))
    return judged.findings.map {
      "\(table.position(of: Int($0.range.lower)).line - 3) \($0.kind.name)"
    }
  }

  private static let item = "{title: Add, action: a, style: done}"

  /// What silences nothing goes, and a rule that is nearly named is named.
  @Test(
    arguments: [
      ("# barc:disable:this ignored-propert -- why", "# barc:disable:this ignored-property -- why"),
      (
        "# barc:disable:this nothing-at-all, ignored-property",
        "# barc:disable:this ignored-property"
      ),
      ("# barc:disable:this ignored-property, items", "# barc:disable:this ignored-property"),
      ("# barc:disable:this unknown-key", ""), ("# barc:disable:this", ""),
    ]) func unknownOnesAreFixed(comment: String, fixed: String) throws
  {
    let text = "barc: 1\ntoolkit: mdc\nscreens:\n  a: {buttonBar: {items: [\(Self.item)]}}"
    let today = try #require(CalendarDay("2026-11-30"))
    let source = SourceFile(path: "a.yaml", bytes: Array("\(text) \(comment)\n".utf8))
    let file = fix(source, atLeast: .safe) { judge(compile($0), LintSettings(today: today)) }
    let found = String(decoding: file.source.bytes, as: UTF8.self)
    let rest = fixed.isEmpty ? text.replacing(", style: done", with: "") : "\(text) \(fixed)"
    #expect(found == rest + "\n")
  }

  /// A comment counts at the anchor for all uses, and at an alias for that use: what is left, by rule.
  @Test(
    arguments: [
      ("", "", "", ["ignored-property"]),
      ("", " # barc:disable:this ignored-property", "", ["ignored-property"]),
      (
        "", " # barc:disable:this ignored-property", " # barc:disable:this ignored-property", []
      ),
      (" # barc:disable:this ignored-property", "", "", []),
      (
        " # barc:disable:this ignored-property", "", " # barc:disable:this ignored-property",
        ["unused-suppression"]
      ),
      (
        "", " # barc:disable:this item-without-action", "",
        ["ignored-property", "unused-suppression"]
      ),
    ] as [(String, String, String, [String])])
  func usesOfAnAnchor(anchor: String, first: String, second: String, left: [String]) throws {
    let text = """
      barc: 1
      toolkit: mdc
      shared:
        done: &done {title: Done, action: a, style: done}\(anchor)
      screens:
        a:
          buttonBar:
            items: [*done]\(first)
        b: {buttonBar: {items: [*done]}}\(second)

      """
    let today = try #require(CalendarDay("2026-11-30"))
    let source = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    let judged = judge(compile(source), LintSettings(today: today))
    #expect(judged.findings.map { "\($0.kind.name)" } == left)
    let silenced = Set([anchor, first, second]).contains { $0.contains("ignored-property") }
    #expect(judged.suppressed.isEmpty != silenced)
    if silenced, left == ["ignored-property"] {
      // Only the use that nobody has spoken of is told.
      #expect(judged.findings[0].notes.count == 1)
    }
  }

  /// What comes from `defaults` is silenced for one screen.
  @Test func screensOfDefaults() throws {
    let description = """
      barc: 1
      toolkit: mdc
      defaults: {mdc: {buttonBar: {items: [{title: Done, action: a, style: done}]}}}
      screens:
        # barc:disable:next ignored-property
        a: {buttonBar: {tintColor: systemBlue}}
        b: {buttonBar: {tintColor: systemBlue}}

      """
    let today = try #require(CalendarDay("2026-11-30"))
    let source = SourceFile(path: "a.yaml", bytes: Array(description.utf8))
    let judged = judge(compile(source), LintSettings(today: today))
    let text = { (range: SourceRange) in
      String(decoding: source.bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
    }
    #expect(judged.findings.map { "\($0.kind.name)" } == ["ignored-property"])
    #expect(judged.findings[0].notes.map { text($0.range) } == ["b"])
    #expect(judged.suppressed.count == 1)
  }

  private static let (on, off) = (
    "  # barc:disable ignored-property", "  # barc:enable ignored-property"
  )

  /// What begins and what ends goes together; what ends nothing is found.
  @Test(
    arguments: [
      // Nothing begins.
      ("\(off)\n  a: {}\n", ["1 unused-suppression"], "  a: {}\n"),
      // It ends once.
      (
        "\(on)\n  a: {buttonBar: {items: [\(item)]}}\n\(off)\n  b: {}\n\(off)\n",
        ["5 unused-suppression"], "\(on)\n  a: {buttonBar: {items: [\(item)]}}\n\(off)\n  b: {}\n"
      ),
      // The end of what silences nothing goes with it.
      ("\(on)\n  a: {}\n\(off)\n  b: {}\n", ["1 unused-suppression"], "  a: {}\n  b: {}\n"),
      (
        "\(on), unobserved-change\n  a: {buttonBar: {items: [\(item)]}}\n\(off), unobserved-change\n",
        ["1 unused-suppression"], "\(on)\n  a: {buttonBar: {items: [\(item)]}}\n\(off)\n"
      ),
      // Where two begin, one that silences nothing leaves the end to the other.
      (
        "\(on)\n\(on)\n  a: {buttonBar: {items: [\(item)]}}\n\(off)\n",
        ["1 unused-suppression"], "\(on)\n  a: {buttonBar: {items: [\(item)]}}\n\(off)\n"
      ),
      // What is over was a beginning.
      (
        "\(on) until 2020-01-31\n  a: {}\n\(off), unobserved-change\n",
        ["1 expired-suppression", "3 unused-suppression"], "  a: {}\n"
      ),
      // So was what is misspelt.
      (
        "  # barc:disable ignored-propert\n  a: {buttonBar: {items: [\(item)]}}\n\(off)\n",
        ["1 unknown-suppression", "2 ignored-property"],
        "\(on)\n  a: {buttonBar: {items: [\(item)]}}\n\(off)\n"
      ),
      (
        "  # barc:disabled ignored-property\n  a: {}\n\(off)\n", ["1 unknown-suppression"],
        "  # barc:disabled ignored-property\n  a: {}\n\(off)\n"
      ),
      // A file's comment has no end.
      (
        "  # barc:disable:file ignored-property\n  a: {buttonBar: {items: [\(item)]}}\n\(off)\n",
        ["3 unused-suppression"],
        "  # barc:disable:file ignored-property\n  a: {buttonBar: {items: [\(item)]}}\n"
      ),
    ] as [(String, [String], String)])
  func endsBelongToBeginnings(lines: String, left: [String], fixed: String) throws {
    #expect(try self.left(lines) == left)
    let head = "barc: 1\ntoolkit: mdc\nscreens:\n"
    let today = try #require(CalendarDay("2026-11-30"))
    let source = SourceFile(path: "a.yaml", bytes: Array((head + lines).utf8))
    // Only what is wrong with comments is mended.
    let names = ["unused-suppression", "unknown-suppression", "expired-suppression"]
    var mended = source
    for _ in 0..<4 {
      let found = judge(compile(mended), LintSettings(today: today)).findings
      let fixes = Fix.compatible(
        found.filter { names.contains("\($0.kind.name)") }.compactMap(\.fixes.first))
      mended = SourceFile(path: "a.yaml", bytes: Fix.apply(fixes, to: mended.bytes))
    }
    #expect(String(decoding: mended.bytes, as: UTF8.self) == head + fixed)
    // Whoever mends all finds nothing worse on the way.
    let file = fix(source, atLeast: .safe) { judge(compile($0), LintSettings(today: today)) }
    #expect(file.judgement.findings.allSatisfy { names[0] != "\($0.kind.name)" })
  }

  /// Text below `screens:`, and what is left of it, by lines counted from 1.
  @Test(
    arguments: [
      ("  a: {buttonBar: {items: [\(item)]}}", ["1 ignored-property"]),
      ("  a: {buttonBar: {items: [\(item)]}} # barc:disable:this ignored-property", []),
      // It stands in another line.
      (
        "  # barc:disable:this ignored-property\n  a: {buttonBar: {items: [\(item)]}}",
        ["1 unused-suppression", "2 ignored-property"]
      ),
      // The whole entry, over lines.
      (
        "  # barc:disable:next ignored-property\n  a:\n    buttonBar:\n      items: [\(item)]\n"
          + "  b: {buttonBar: {items: [\(item)]}}", ["5 ignored-property"]
      ),
      // The first entry of a mapping, not all of it.
      (
        "  a:\n    # barc:disable:next ignored-property\n    buttonBar: {items: [\(item)]}\n"
          + "    navigationBar: {trailingBarButtonItem: \(item)}", ["4 ignored-property"]
      ),
      // One item of a list.
      (
        "  a:\n    buttonBar:\n      items:\n        # barc:disable:next ignored-property\n"
          + "        - title: Add\n          action: a\n          style: done\n        - \(item)",
        ["8 ignored-property"]
      ),
      // From one comment to another.
      (
        "  # barc:disable ignored-property\n  a: {buttonBar: {items: [\(item)]}}\n"
          + "  # barc:enable ignored-property\n  b: {buttonBar: {items: [\(item)]}}",
        ["4 ignored-property"]
      ),
      (
        "  a: {buttonBar: {items: [\(item)]}}\n  b: {buttonBar: {items: [\(item)]}}\n"
          + "  # barc:disable:file ignored-property", []
      ),
      // No comment at all.
      (
        "  a: {buttonBar: {items: [{title: 'A # barc:disable:this ignored-property', action: a, style: done}]}}",
        ["1 ignored-property"]
      ),
      (
        "  a:\n    buttonBar:\n      items:\n        - title: |\n"
          + "            # barc:disable:file ignored-property\n          action: a\n          style: done",
        ["7 ignored-property"]
      ),
      // An error of the description stays.
      (
        "  # barc:disable:next unknown-key\n  a: {buttonBar: {itms: []}}",
        ["1 unknown-suppression", "2 unknown-key"]
      ),
      // One of several names is of use.
      (
        "  # barc:disable:next ignored-property, unobserved-change -- why\n"
          + "  a: {buttonBar: {items: [\(item)]}}", ["1 unused-suppression"]
      ),
      ("  a: {} # barc:disable:this\n", ["1 unknown-suppression"]),
      ("  a: {} # barc: disable\n", ["1 unknown-suppression"]),
      ("  a: {} # barc disables nothing\n", []),
      ("  a: {} # barc:disable:next ignored-property\n", ["1 unused-suppression"]),
    ] as [(String, [String])])
  func leaves(lines: String, left: [String]) throws { #expect(try self.left(lines) == left) }

  @Test func lastDayStillCounts() throws {
    let lines =
      "  a: {buttonBar: {items: [\(Self.item)]}} # barc:disable:this ignored-property until 2027-03-01"
    #expect(try left(lines, today: "2027-03-01") == [])
    #expect(
      try left(lines, today: "2027-03-02") == ["1 ignored-property", "1 expired-suppression"])
  }

  @Test func ruleThatWasNotAskedIsNotUnused() throws {
    let lines = "  a: {} # barc:disable:this ignored-property\n"
    let selection = RuleSelection([RuleLayer(ignored: ["ignored-property"])])
    #expect(try left(lines, selection) == [])
    #expect(try left(lines) == ["1 unused-suppression"])
  }

  @Test func groupsAndRulesAreSelected() throws {
    let lines = "  a: {buttonBar: {items: [\(Self.item)], inkColor: red}}\n"
    let both = ["1 ignored-property", "1 deprecated-property"]
    let names = { (selected: [String]?, ignored: [String]) in
      try left(lines, RuleSelection([RuleLayer(selected: selected, ignored: ignored)]))
    }
    #expect(try names(nil, []) == both)
    #expect(try names(["support"], []) == both)
    #expect(try names(["flags"], []) == [])
    #expect(try names(["ignored-property"], []) == [both[0]])
    #expect(try names(["support"], ["ignored-property"]) == [both[1]])
    #expect(try names(nil, ["support"]) == [])
  }

  @Test func errorsOfTheDescriptionAreAlwaysSelected() throws {
    let selection = RuleSelection([RuleLayer(selected: ["flags"], ignored: ["unknown-key"])])
    #expect(try left("  a: {titel: A}\n", selection) == ["1 unknown-key"])
  }
}
