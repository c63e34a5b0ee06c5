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

  /// A comment that speaks of one entry goes with it, and every other one stays.
  @Test(
    arguments: [
      // Above the last entry, and above one with a blank line below it.
      ("    title: A\n    # Why.\n    # Because.\n    prompt: B\n", "    title: A\n"),
      ("    # Why.\n    prompt: B\n\n    title: A\n", "\n    title: A\n"),
      (
        "    title: A\n\n    # Why.\n    prompt: B\n    # What.\n    hidesBackButton: true\n",
        "    title: A\n\n    # What.\n    hidesBackButton: true\n"
      ),
      // It may speak of both.
      ("    # Why.\n    prompt: B\n    title: A\n", "    # Why.\n    title: A\n"),
      // It stands elsewhere, or belongs to what is above it.
      ("    title: A\n    # Why.\n\n    prompt: B\n", "    title: A\n    # Why.\n\n"),
      ("    title: A # Why.\n    prompt: B\n", "    title: A # Why.\n"),
      ("    title: A\n   # Why.\n    prompt: B\n", "    title: A\n   # Why.\n"),
      (
        "    # Why.\n    prompt: B # Because.\n    title: A\n",
        "    # Why.\n    # Because.\n    title: A\n"
      ),
      // A comment that silences what comes next would silence another entry.
      (
        "    # barc:disable:next unavailable-property -- why\n    prompt: B\n    title: A\n",
        "    title: A\n"
      ),
      (
        "    # What.\n    # barc:disable:next unavailable-property\n    prompt: B\n    title: A\n",
        "    # What.\n    title: A\n"
      ),
      (
        "    # barc:disable:next unavailable-property\n    # What.\n\n    prompt: B\n    title: A\n",
        "    # What.\n\n    title: A\n"
      ),
      (
        "    title: A # barc:disable:next unavailable-property\n    prompt: B\n    hidesBackButton: true\n",
        "    title: A\n    hidesBackButton: true\n"
      ),
      // Others are about more than the next one.
      (
        "    title: A\n    # barc:disable unobserved-change\n    # Why.\n    prompt: B\n",
        "    title: A\n    # barc:disable unobserved-change\n"
      ),
    ], ["\n", "\r\n"]) func commentsGoWithTheirEntry(entries: (String, String), lineBreak: String)
  {
    let head = "barc: 1\ntoolkit: mdc\nscreens:\n a:\n  navigationBar: {}\n  navigationItem:\n"
    let tail = "  title: A\n"
    let text = (head + entries.0 + tail).replacing("\n", with: lineBreak)
    let source = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    let found = judgement(source).findings.filter { "\($0.kind.name)" == "ignored-property" }
    #expect(found.count == 1)
    let fixes = found.flatMap(\.fixes)
    #expect(fixes.map(\.applicability) == [.safe])
    let expected = (head + entries.1 + tail).replacing("\n", with: lineBreak)
    #expect(String(decoding: Fix.apply(fixes, to: source.bytes), as: UTF8.self) == expected)
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
