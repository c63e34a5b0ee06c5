import BarCompiler
import BarText
import TestSupport
import Testing

/// Headers and app bars, through the whole pipeline, as the toolkit's own code has them at rest and at every step of
/// random scroll histories.
@Suite struct HeaderStateTests {
  /// A description of one screen, and what is expected of its only layout.
  struct HeaderCase: CustomTestStringConvertible, Sendable {
    let line: JSON

    var testDescription: String { line["id"]?.string ?? "?" }
  }

  static let cases = JSON.fixture("headers/computed-states.jsonl").map { HeaderCase(line: $0) }

  @Test(arguments: cases) func agreesWithTheToolkit(header: HeaderCase) throws {
    let text = try #require(header.line["description"]?.string)
    let document = try #require(
      compile(SourceFile(path: "case.yaml", bytes: Array(text.utf8))).documents.first)
    let screen = try #require(
      JSON(bytes: layoutIR(of: document, isPretty: false))["screens"]?.array?.first)
    let layout = try #require(screen["layouts"]?.array?.first)
    #expect(layout.differences(from: header.line["layout"] ?? .null, at: "") == [])

    let ids = try #require(screen["views"]?.array).map { $0["id"]?.string }
    let frames = try #require(layout["frames"]?.array)
    for (id, frame) in header.line["frames"]?.object ?? [:] {
      let index = try #require(ids.firstIndex(of: id), "no view \(id)")
      #expect(frames[index].differences(from: frame, at: id) == [])
    }
    let guide = try #require(ids.firstIndex { $0?.hasSuffix(".topSafeAreaGuide") ?? false })
    #expect(frames[guide].array?[3] == header.line["guide"])
  }

  @Test func everyLineIsACase() {
    #expect(Self.cases.count == 90)
    #expect(Self.cases.allSatisfy { $0.line["layout"]?["rest"]?["header"] != nil })
  }
}
