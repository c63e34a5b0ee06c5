import BarCompiler
import BarText
import Foundation
import TestSupport
import Testing

/// The files in `Examples` are what people copy: nothing is wrong with them.
@Suite struct ExampleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")

  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .filter { $0.hasSuffix(".yaml") }.sorted() ?? []

  @Test func thereAreExamples() { #expect(Self.names.contains("smallest.yaml")) }

  @Test(arguments: names) func nothingIsFound(name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
    let compilation = compile(SourceFile(path: name, bytes: bytes))
    #expect(!compilation.documents.isEmpty)
    let findings = compilation.findings.filter { "\($0.kind.name)" != "not-compiled-yet" }
    #expect(findings.map(\.message) == [])
  }

  /// Headers that follow people's scrolling, bottom bars at each position, an app from right to left, and a popover.
  @Test(arguments: ["news.bars", "trips.bars"]) func layoutIsAsRecorded(name: String) throws {
    let bytes = [UInt8](
      try Data(contentsOf: Self.folder.appendingPathComponent("\(name).yaml")))
    let documents = compile(SourceFile(path: "\(name).yaml", bytes: bytes)).documents
    let output = documents.flatMap { layoutIR(of: $0, isPretty: true) + [UInt8(ascii: "\n")] }
    #expect(Golden.difference(of: output, from: "examples/\(name).layout.json") == nil)
  }
}
