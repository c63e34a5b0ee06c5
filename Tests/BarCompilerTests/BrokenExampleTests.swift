import BarCompiler
import BarEmit
import BarText
import Foundation
import TestSupport
import Testing

/// What is said of the mistakes in `Examples/broken`: for each file `Fixtures/broken/NAME.txt`.
@Suite struct BrokenExampleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/broken")

  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .filter { $0.hasSuffix(".yaml") }.sorted() ?? []

  @Test func thereAreExamples() { #expect(Self.names.count >= 30) }

  @Test(arguments: names) func findings(name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
    let source = SourceFile(path: name, bytes: bytes)
    var output: [UInt8] = []
    FindingFormat.full.append(
      FindingReport([FileFindings(source, compile(source).findings)]), isColored: false,
      to: &output)
    let golden = "broken/\(name.dropLast(".bars.yaml".count)).txt"
    #expect(Golden.difference(of: output, from: golden) == nil)
  }
}
