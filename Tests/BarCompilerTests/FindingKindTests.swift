import BarCompiler
import BarText
import Testing

/// The examples of a kind of findings are its tests.
@Suite struct FindingKindTests {
  static let names = FindingKind.all.map { "\($0.name)" }

  @Test func namesAreSortedUniqueAndKebabCase() throws {
    #expect(Self.names == Set(Self.names).sorted())
    let pattern = try Regex("[a-z0-9]+(-[a-z0-9]+)*")
    for name in Self.names { #expect(try pattern.wholeMatch(in: name) != nil, "\(name)") }
  }

  @Test(arguments: names) func examplesShowTheKind(name: String) throws {
    let kind = try #require(FindingKind.all.first { "\($0.name)" == name })
    if kind.bad.utf8CodeUnitCount == 0 { return }
    let found = findings(in: kind.bad, about: name)
    #expect(found.contains { "\($0.kind.name)" == name })
    // Nothing else that is as bad distracts from it.
    let asBad = found.filter { $0.severity >= kind.severity }
    #expect(Set(asBad.map { "\($0.kind.name)" }) == [name])
    #expect(findings(in: kind.good, about: name).map(\.message) == [])
  }

  /// What is found in an example; one that shows YAML alone lacks what makes it a description.
  private func findings(in text: StaticString, about name: String) -> [Finding] {
    let bytes = text.withUTF8Buffer { [UInt8]($0) }
    let isFragment = name != "missing-key" && !bytes.starts(with: "barc:".utf8)
    let findings = compile(SourceFile(path: "example.yaml", bytes: bytes)).findings
    return findings.filter { !isFragment || "\($0.kind.name)" != "missing-key" }
  }

  /// Each of a thousand mistakes has its finding, whatever the others are.
  @Test func aThousandMistakesAreAThousandFindings() {
    var text = "barc: 1\ntoolkit: mdc\nscreens:\n"
    for number in 0..<1_000 { text += "  screen\(number): {titel: Screen \(number)}\n" }
    let findings = compile(SourceFile(path: "many.yaml", bytes: Array(text.utf8))).findings
    #expect(findings.count == 1_000)
    #expect(findings.allSatisfy { "\($0.kind.name)" == "unknown-key" })
  }

  /// Many names times many mistakes: suggestions are bounded, findings are not.
  @Test func suggestionsAreBounded() {
    // Words that are much longer than every name are soon told apart.
    let long = (0..<1_050).map { "\($0)" + String(repeating: "x", count: 60) }
    var text = "barc: 1\ntoolkit: mdc\ncolors:\n"
    for number in 0..<1_050 { text += "  color\(number): red\n" }
    text += "screens:\n"
    for (number, word) in (["colour0"] + long + ["colour1"]).enumerated() {
      text += "  s\(number): {buttonBar: {tintColor: \(word)}}\n"
    }
    let findings = compile(SourceFile(path: "many.yaml", bytes: Array(text.utf8))).findings
    #expect(findings.count == 1_052)
    #expect(findings.first?.help == "did you mean `color0`?")
    #expect(findings.last?.message == "there is no color `colour1`")
    #expect(findings.last?.help?.hasPrefix("did you mean") == false)
  }
}
