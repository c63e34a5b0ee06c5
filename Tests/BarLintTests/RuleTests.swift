import BarCompiler
import BarLint
import BarText
import Foundation
import Testing

/// The examples of a rule are its tests.
@Suite struct RuleTests {
  private static let kinds = Rule.all.map(\.kind) + FindingKind.ofSuppressions
  static let names = kinds.map { "\($0.name)" }

  private func kind(_ name: String) throws -> FindingKind {
    try #require(Self.kinds.first { "\($0.name)" == name })
  }

  /// One line a rule: the list is that of the files, in their order.
  @Test func everyFileIsARuleOfTheList() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/BarLint/Rules").standardizedFileURL
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let kebab = (files?.allObjects as? [URL] ?? []).map(\.lastPathComponent)
      .filter { $0.hasSuffix(".swift") && !$0.contains("+") }
      .map { file in
        file.dropLast(6).map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
          .dropFirst()
      }
    #expect(Rule.all.map { "\($0.kind.name)" } == kebab.map(String.init).sorted())
  }

  /// A word chooses a group or a rule, never both.
  @Test func noRuleIsCalledAsAGroup() {
    let groups = Set(Rule.Group.allCases.map { "\($0.name)" })
    #expect(FindingKind.known.allSatisfy { !groups.contains("\($0.name)") })
  }

  @Test func noRuleHasTheNameOfAnotherKind() {
    let kinds = Set(FindingKind.all.map { "\($0.name)" })
    #expect(kinds.isDisjoint(with: Self.names) && Set(Self.names).count == Self.names.count)
  }

  @Test(arguments: names) func ruleSaysWhatItRestsOn(name: String) throws {
    let kind = try kind(name)
    #expect(kind.tier == .lint)
    #expect(kind.sources.utf8CodeUnitCount > 0)
    #expect(Example.all(kind.bad).count >= 2)
    #expect(Example.all(kind.good).count >= 2)
    for text in ["\(kind.summary)", "\(kind.rationale)"] {
      #expect(text.first?.isUppercase == true && text.hasSuffix("."), "\(text)")
    }
  }

  @Test(arguments: names) func badExamplesHaveTheFault(name: String) throws {
    let kind = try kind(name)
    for example in Example.all(kind.bad) {
      #expect(!example.annotations.isEmpty, "\(example.text)")
      let found = findings(in: example.text)
      let own = found.filter { "\($0.kind.name)" == name }.map { annotation($0, in: example.text) }
      #expect(own.count == example.annotations.count, "\(own)")
      for (found, said) in zip(own, example.annotations) {
        #expect(found.line == said.line && found.columns == said.columns, "\(found), not \(said)")
        #expect(found.message.hasPrefix(said.message), "\(found), not \(said)")
      }
      let worse = found.filter { "\($0.kind.name)" != name && $0.severity > .note }
      #expect(worse.map(\.message) == [], "\(example.text)")
    }
  }

  @Test(arguments: names) func goodExamplesHaveNoFault(name: String) throws {
    for example in Example.all(try kind(name).good) {
      let found = findings(in: example.text).filter { $0.severity > .note }
      #expect(found.map(\.message) == [], "\(example.text)")
    }
  }

  @Test(arguments: names) func fixesDoWhatTheExamplesSay(name: String) throws {
    let kind = try kind(name)
    for (bad, fixed) in zip(Example.all(kind.bad), Example.all(kind.fixed)) {
      let own = findings(in: bad.plain).filter { "\($0.kind.name)" == name }
      let fixes = own.compactMap(\.fixes.first)
      #expect(!fixes.isEmpty, "\(bad.text)")
      let bytes = Fix.apply(fixes, to: Array(bad.plain.utf8))
      #expect(String(decoding: bytes, as: UTF8.self) == fixed.plain)
      #expect(findings(in: fixed.plain).filter { $0.severity > .note }.map(\.message) == [])
    }
  }

  private func findings(in text: String) -> [Finding] {
    let compilation = compile(SourceFile(path: "example.yaml", bytes: Array(text.utf8)))
    guard let today = CalendarDay("2026-11-30") else { return [] }
    return judge(compilation, LintSettings(today: today)).findings
  }

  private func annotation(_ finding: Finding, in text: String) -> Example.Annotation {
    let lines = LineTable(Array(text.utf8))
    let start = lines.position(of: Int(finding.range.lower))
    let end = lines.position(of: Int(finding.range.upper))
    return Example.Annotation(
      line: start.line, columns: start.column..<max(start.column, end.column),
      message: finding.message)
  }
}
