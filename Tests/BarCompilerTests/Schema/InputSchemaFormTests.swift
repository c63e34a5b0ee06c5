import BarCatalog
import BarCompiler
import BarText
import Foundation
import TestSupport
import Testing

/// The schema of descriptions takes every property in every form that it has, and refuses what it does not take.
@Suite(.enabled(if: SchemaValidator.isThere, Comment(rawValue: SchemaValidator.missing)))
struct InputSchemaFormTests {
  /// A description, and whether the compiler takes it.
  private struct Sample {
    let text: String
    let isRight: Bool
  }

  @Test func agreesOnEveryFormOfEveryProperty() throws {
    let samples = PropertyPlace.all.flatMap { place in
      (place.samples + ["[[[x]]]", "~", "{<<: {}}"]).map { value in
        let text = place.description(of: value)
        return Sample(text: text, isRight: Self.isRight(text))
      }
    }
    #expect(samples.count { $0.isRight } > 1_000)
    #expect(samples.count { !$0.isRight } > 300)
    let refused = try Self.refused(samples)
    for (index, sample) in samples.enumerated() {
      #expect(
        (refused[index] == nil) == sample.isRight,
        "\(sample.text): \(refused[index] ?? "right for the schema")")
    }
  }

  /// What the schema refuses of a list of descriptions, by their numbers.
  private static func refused(_ samples: [Sample]) throws -> [Int: String] {
    let folder = try TemporaryFolder()
    let list = try folder.write(samples.map { "- \($0.text)\n" }.joined(), to: "samples.yaml")
    let whole = SchemaValidator.root.appendingPathComponent(InputSchemaTests.schema)
    let schema = try folder.write(
      "{\"type\": \"array\", \"items\": {\"$ref\": \"\(whole.absoluteString)\"}}", to: "list.json")
    return try SchemaValidator.refusedMembers(of: list, schema: schema)
  }

  private static func isRight(_ text: String) -> Bool {
    compile(SourceFile(path: "form.yaml", bytes: Array(text.utf8))).findings.allSatisfy {
      $0.kind.tier != .hard || InputSchemaTests.beyondSchemas["\($0.kind.name)"] != nil
    }
  }
}
