import BarCompiler
import BarEmit
import BarLint
import BarText
import Foundation
import TestSupport
import Testing

/// The committed reference of rules is what the rules say.
@Suite struct RulePageTests {
  static let names = FindingKind.known.map { "\($0.name)" }

  private static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Grammar/rules").standardizedFileURL
  }

  @Test(arguments: names) func pageIsCurrent(name: String) throws {
    let kind = try #require(FindingKind.known.first { "\($0.name)" == name })
    let page = RulePage.text(of: kind)
    #expect(Golden.difference(of: page, from: "../../../Grammar/rules/\(name).md") == nil)
  }

  @Test func everyPageIsOfARule() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let pages = files.filter { $0.hasSuffix(".md") && $0 != "README.md" }.map { $0.dropLast(3) }
    #expect(pages.map(String.init).sorted() == Self.names)
  }

  /// What is said to be found is found by a rule that exists, and what is not has a reason.
  @Test(arguments: ["problems", "documents"]) func everyAnswerIsOne(file: String) throws {
    let sections = RuleAnswer.sections(of: file)
    #expect(sections.count > 3)
    for answer in sections.flatMap(\.answers) {
      #expect(answer.rules.filter { !Self.names.contains($0) } == [], "\(answer.matter)")
      #expect(!answer.rules.isEmpty || !answer.remark.isEmpty, "\(answer.matter)")
    }
  }

  @Test func indexIsCurrent() {
    let groups = Rule.Group.allCases.map { group in
      ("\(group.name)", Rule.all.filter { $0.group == group }.map(\.kind))
    }
    let index = RuleIndex.text(
      groups: groups, stages: FindingKind.all, comments: FindingKind.ofSuppressions,
      configurations: FindingKind.ofConfiguration, problems: RuleAnswer.sections(of: "problems"),
      documents: RuleAnswer.sections(of: "documents"))
    #expect(Golden.difference(of: index, from: "../../../Grammar/rules/README.md") == nil)
  }
}
