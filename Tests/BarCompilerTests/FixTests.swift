import BarCompiler
import BarText
import Foundation
import TestSupport
import Testing

/// What fixes make of a text: of every case, and for cases with `.fixed.txt` what is left when all fixes are done.
@Suite struct FixTests {
  /// A fix by itself removes its finding and leaves a text that reads; a safe one brings nothing new.
  @Test(arguments: Fixtures.names) func removesItsFinding(name: String) throws {
    let source = try Fixtures.source(name)
    let found = compile(source).findings
    for finding in found {
      for fix in finding.fixes where fix.applicability >= .unsafe {
        let after = compile(fix.applied(to: source)).findings
        #expect(count(like: finding, in: after) < count(like: finding, in: found), "\(fix)")
        let syntax = after.filter { "\($0.kind.name)" == "yaml-syntax" }.count
        #expect(syntax <= found.filter { "\($0.kind.name)" == "yaml-syntax" }.count, "\(fix)")
        if fix.applicability == .safe { #expect(after.count < found.count, "\(fix)") }
      }
    }
  }

  static let fixed = Fixtures.names.filter { Golden.bytes(of: "\($0).fixed.txt") != nil }

  @Test func thereAreCases() { #expect(!Self.fixed.isEmpty) }

  /// One fix after the other, the first that there is each time.
  @Test(arguments: fixed) func leaves(name: String) throws {
    var source = try Fixtures.source(name)
    var steps = 0
    while let fix = compile(source).findings.lazy.flatMap(\.fixes).first, steps < 100 {
      source = fix.applied(to: source)
      steps += 1
    }
    #expect(steps > 0 && steps < 100)
    #expect(Golden.difference(of: source.bytes, from: "\(name).fixed.txt") == nil)
  }

  /// Where a fix would have to guess, there is none.
  @Test func guessesNothing() throws {
    let found = compile(try Fixtures.source("fixes/overwritten-not-fixed")).findings
    #expect(FindingOrder.ordered(found).count == 9)
    #expect(found.flatMap(\.fixes) == [])
  }

  private func count(like finding: Finding, in findings: [Finding]) -> Int {
    findings.filter { $0.message == finding.message && "\($0.kind.name)" == "\(finding.kind.name)" }
      .count
  }
}

extension Fix {
  /// A file with the fix's edits done.
  func applied(to source: SourceFile) -> SourceFile {
    SourceFile(path: source.path, bytes: Fix.apply([self], to: source.bytes))
  }
}
