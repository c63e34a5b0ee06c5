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

  @Test func indexIsCurrent() {
    let groups = Rule.Group.allCases.map { group in
      ("\(group.name)", Rule.all.filter { $0.group == group }.map(\.kind))
    }
    let index = RuleIndex.text(groups: groups, stages: FindingKind.all)
    #expect(Golden.difference(of: index, from: "../../../Grammar/rules/README.md") == nil)
  }
}
