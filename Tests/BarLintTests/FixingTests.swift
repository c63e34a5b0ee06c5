import BarCompiler
import BarLint
import BarText
import Foundation
import Testing

/// What applying fixes makes of every description that the project has.
@Suite struct FixingTests {
  /// The descriptions of examples and of the compiler's cases, by their paths.
  static let paths: [String] = {
    let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").standardizedFileURL
    return ["Examples", "Tests/BarCompilerTests/Fixtures"].flatMap { folder in
      let base = project.appendingPathComponent(folder)
      let files = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
      return (files ?? []).filter { $0.hasSuffix(".yaml") }
        .map { base.appendingPathComponent($0).path }
    }.sorted()
  }()

  private func source(_ path: String) throws -> SourceFile {
    SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
  }

  private func judgement(_ source: SourceFile) -> Judgement {
    judge(compile(source), LintSettings(today: CalendarDay(daysSince1970: 20_787)))
  }

  @Test(arguments: paths, [Fix.Applicability.safe, .unsafe])
  func nothingGetsWorseAndNothingIsLeftToFix(path: String, applicability: Fix.Applicability) throws
  {
    let source = try source(path)
    let fixed = fix(source, atLeast: applicability, judge: judgement)
    let before = Dictionary(grouping: judgement(source).findings) { "\($0.kind.name)" }
    for (kind, after) in Dictionary(grouping: fixed.judgement.findings, by: { "\($0.kind.name)" }) {
      #expect(after.count <= before[kind]?.count ?? 0, "\(kind)")
    }
    if fixed.fixCount == 0 { #expect(fixed.source.bytes == source.bytes) }
    let again = fix(fixed.source, atLeast: applicability, judge: judgement)
    #expect(again.fixCount == 0)
    #expect(again.source.bytes == fixed.source.bytes)
  }

  /// A file whose screens have more mistakes than one round mends.
  @Test func fixesFollowEachOther() {
    let text = """
      barc: 1
      toolkit: mdc
      screens:
        a:
          navigationBar: {}
          navigationItem: {navigationTitle: A, prompt: B, style: editor}
      """
    let source = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    let fixed = fix(source, atLeast: .unsafe, judge: judgement)
    let expected = text.replacing("navigationTitle: A, prompt: B, style: editor", with: "title: A")
    #expect(String(decoding: fixed.source.bytes, as: UTF8.self) == expected)
    #expect(fixed.fixCount == 3)
  }

  /// A comment is somebody's word: only who asks for it loses one, inside of what goes.
  @Test func safeFixesKeepComments() {
    let text = """
      barc: 1
      toolkit: mdc
      screens:
        a:
          buttonBar:
            items:
              - title: A
                action: a
                possibleTitles:
                # The longest one first.
                - Archive
                - A

      """
    let source = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    #expect(fix(source, atLeast: .safe, judge: judgement).fixCount == 0)
    #expect(fix(source, atLeast: .unsafe, judge: judgement).fixCount == 1)
  }

  /// A comment needs a blank before it to be one, which not every reader of YAML forgives.
  @Test func commentsBehindBracesStayComments() {
    let text = """
      barc: 1
      toolkit: mdc
      screens:
        a: {bottomAppBar: {tintColor: red, # Why.
              floatingButton: {image: a, accessibilityLabel: A, action: a}}}

      """
    let source = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    let fixed = fix(source, atLeast: .safe, judge: judgement)
    let expected = text.replacing("tintColor: red,", with: "")
    #expect(String(decoding: fixed.source.bytes, as: UTF8.self) == expected)
  }

  @Test func fixesThatMeetWait() {
    let fix = { (lower: Int, upper: Int) in
      Fix("write", .safe, [Fix.Edit(SourceRange(lower, upper), "x")])
    }
    let fixes = [fix(0, 2), fix(2, 4), fix(5, 6), fix(3, 3), fix(8, 9)]
    let taken = Fix.compatible(fixes)
    #expect(taken == [fixes[0], fixes[2], fixes[3], fixes[4]])
    #expect(Fix.apply(taken, to: Array("0123456789".utf8)) == Array("x2x34x67x9".utf8))
  }
}
