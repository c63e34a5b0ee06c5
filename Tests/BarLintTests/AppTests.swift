import BarCompiler
import BarLint
import BarText
import Foundation
import TestSupport
import Testing

/// Descriptions as apps have them: those in `apps` are right, and each in `faults` has its findings beside it, and what
/// all fixes make of it where there are some.
@Suite struct AppTests {
  private static func names(in folder: String) -> [String] {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(folder)").path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".yaml") && !$0.hasSuffix(".fixed.yaml") }
      .map { "\(folder)/\($0.dropLast(5))" }.sorted()
  }

  static let apps = names(in: "apps")
  static let faults = names(in: "faults")

  private func source(_ name: String) throws -> SourceFile {
    SourceFile(path: "\(name).yaml", bytes: try #require(Golden.bytes(of: "\(name).yaml")))
  }

  private func judgement(_ source: SourceFile) -> Judgement {
    judge(compile(source), LintSettings(today: CalendarDay(daysSince1970: 20_787)))
  }

  @Test func thereAreCases() { #expect(Self.apps.count >= 50 && Self.faults.count >= 30) }

  @Test(arguments: apps) func nothingIsFound(name: String) throws {
    let source = try source(name)
    #expect(lines(judgement(source).findings, in: source) == [])
  }

  @Test(arguments: faults) func faultsAreFound(name: String) throws {
    let source = try source(name)
    let text = lines(judgement(source).findings, in: source).map { "\($0)\n" }.joined()
    #expect(Golden.difference(of: Array(text.utf8), from: "\(name).findings.txt") == nil)
  }

  /// Only the text of fixes changes.
  @Test(arguments: faults) func fixesAreRight(name: String) throws {
    let source = try source(name)
    let fixed = fix(source, atLeast: .unsafe, judge: judgement)
    if fixed.fixCount == 0 {
      #expect(Golden.bytes(of: "\(name).fixed.yaml") == nil)
    } else {
      #expect(Golden.difference(of: fixed.source.bytes, from: "\(name).fixed.yaml") == nil)
    }
  }

  /// A line for each finding with all that a reader is told, and one for each fix.
  private func lines(_ findings: [Finding], in source: SourceFile) -> [String] {
    let table = LineTable(source.bytes)
    return findings.flatMap { finding in
      let start = table.position(of: Int(finding.range.lower))
      let text = source.bytes[Int(finding.range.lower)..<Int(finding.range.upper)]
      let place =
        "\(start.line):\(start.column) `\(String(decoding: text.prefix(40), as: UTF8.self))`"
      let fact = "\(finding.severity.name): \(finding.message) (\(finding.kind.name))"
      let help = finding.help.map { ["  help: \($0)"] } ?? []
      return ["\(place) \(fact)"] + help
        + finding.fixes.map { "  \($0.applicability.name) fix: \($0.title)" }
    }
  }
}
