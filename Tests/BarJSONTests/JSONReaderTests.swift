import BarJSON
import Foundation
import Testing

/// The reader against a public suite of JSON texts, and where it is more than that suite asks.
@Suite struct JSONReaderTests {
  struct Case: Decodable, CustomTestStringConvertible {
    let id: String
    /// `accept`, `reject`, or `either`.
    let expect: String
    let base64: Data

    var testDescription: String { id }
  }

  static let cases: [Case] = {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/json-suite.jsonl")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    let decoder = JSONDecoder()
    return text.split(separator: "\n").compactMap { line in
      try? decoder.decode(Case.self, from: Data(line.utf8))
    }
  }()

  @Test func theSuiteIsThere() {
    #expect(Self.cases.count == 316)
    #expect(Self.cases.count { $0.expect == "accept" } > 90)
    #expect(Self.cases.count { $0.expect == "reject" } > 180)
  }

  @Test(arguments: cases) func readsWhatIsJSON(suite: Case) {
    let result = JSONReader.read([UInt8](suite.base64))
    switch (suite.expect, result) {
    case ("accept", .failure(let problem)): Issue.record("\(problem)")
    case ("reject", .success(let value)): Issue.record("\(value)")
    case (_, .failure(let problem)): #expect(0...suite.base64.count ~= problem.offset)
    case (_, .success(let value)):
      // What is read is what is written again; only a whole number may lose its point.
      let text = JSONText.bytes(of: value)
      let again = try? JSONReader.read(text).get()
      #expect(again.map { JSONText.bytes(of: $0) } == text)
    }
  }

  /// What no person writes must not end the program.
  @Test(arguments: ["[", "[{\"\":", "{\"a\":"]) func depthIsBounded(opening: String) {
    let text = [UInt8](String(repeating: opening, count: 100_000).utf8)
    guard case .failure(let problem) = JSONReader.read(text) else {
      Issue.record("is no JSON")
      return
    }
    #expect("\(problem.message)" == "is nested too deep")
    let deep = { (depth: Int) in
      [UInt8]((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    if case .failure = JSONReader.read(deep(JSONReader.deepest)) { Issue.record("is not too deep") }
    if case .success = JSONReader.read(deep(JSONReader.deepest + 1)) { Issue.record("is too deep") }
  }

  /// A text that is cut or changed anywhere is read or refused.
  @Test func brokenTextsAreRefused() {
    let text = [UInt8](
      #"{"a": [1, -2.5e3, "x\u00e9\ud83d\ude00\n"], "b": {"c": null, "d": true}}"#.utf8)
    for index in text.indices {
      if case .success = JSONReader.read([UInt8](text[..<index])) { Issue.record("\(index)") }
      for byte: UInt8 in [0x00, 0x22, 0x2C, 0x5B, 0x5C, 0x7D, 0xFF] {
        var changed = text
        changed[index] = byte
        _ = JSONReader.read(changed)
      }
    }
  }

  private func value(_ text: String) -> JSONValue? {
    try? JSONReader.read([UInt8](text.utf8)).get()
  }

  @Test func stringsMayHaveEveryEscape() {
    #expect(value(#""\"\\\/\b\f\n\r\t\u0041""#) == "\"\\/\u{8}\u{C}\n\r\tA")
    #expect(value(#""\ud83d\ude00""#) == "😀")
    // Half of a pair is no character; what follows it is read on its own.
    #expect(value(#""\ud83dx\ude00\ud83d\u0041""#) == "\u{FFFD}x\u{FFFD}\u{FFFD}A")
  }

  @Test func numbersAreWholeWhereTheyAreWrittenSo() {
    #expect(value("9223372036854775807") == .integer(.max))
    #expect(value("9223372036854775808") == .number(9_223_372_036_854_775_808))
    #expect(value("-0") == .number(-0.0))
    #expect(value("1.0")?.integer == 1)
    #expect(value("1.5")?.integer == nil)
    #expect(value("1e999") == nil)
  }

  @Test func theLastOfEqualKeysCounts() {
    let object = value(#"{"a": 1, "b": 2, "a": 3}"#)
    #expect(object?["a"] == 3)
    #expect(object?.members?.count == 3)
    #expect(object?["c"] == nil)
    #expect(value("[1]")?["a"] == nil)
    #expect(value("[1, true, \"x\"]")?.items == [1, true, "x"])
  }

  @Test func problemsHaveTheirPlace() {
    #expect(
      JSONReader.read([UInt8]("{\"a\" 1}".utf8))
        == .failure(JSONProblem(message: "`:` is missing", offset: 5)))
    #expect(
      JSONReader.read([]) == .failure(JSONProblem(message: "a value is missing", offset: 0)))
  }
}
