import BarEmit
import BarJSON
import TestSupport
import Testing

/// The files in `Grammar` that come from the catalog. `BARC_RECORD=1` writes them anew, and fails.
@Suite struct GrammarTests {
  @Test func schemasAreCurrent() {
    let documents = [
      ("barc", InputSchema.document), ("ir", LayoutSchema.document),
      ("findings", FindingsSchema.document),
    ]
    for (name, document) in documents {
      let file = "Grammar/\(name).schema.json"
      #expect(Golden.difference(of: JSONText.bytes(of: document), fromGenerated: file) == nil)
    }
  }

  /// Of two members of one name readers of JSON keep one, and do not say which.
  @Test func everyMemberOfASchemaHasANameOfItsOwn() {
    for document in [InputSchema.document, LayoutSchema.document, FindingsSchema.document] {
      #expect(repeatedNames(in: document) == [])
    }
    #expect(repeatedNames(in: [["a": ["b": 1, "b": 2]], ["b": 3]]) == ["b"])
  }

  private func repeatedNames(in value: JSONValue) -> [String] {
    switch value {
    case .object(let members):
      var seen: Set<String> = []
      return members.map(\.key).filter { !seen.insert($0).inserted }
        + members.flatMap { repeatedNames(in: $0.value) }
    case .array(let values): return values.flatMap(repeatedNames)
    case .null, .boolean, .integer, .number, .string: return []
    }
  }

  /// Who writes a program on layouts or findings has the schema alone.
  @Test func everyKeyOfAnOutputIsExplained() {
    for document in [LayoutSchema.document, FindingsSchema.document] {
      #expect(unexplained(in: document, at: "") == [])
    }
    #expect(unexplained(in: ["properties": ["a": ["type": "string"]]], at: "") == ["/a"])
  }

  /// The keys that have no words, nor refer to what has some.
  private func unexplained(in value: JSONValue, at path: String) -> [String] {
    switch value {
    case .object(let members):
      return members.flatMap { member -> [String] in
        guard member.key == "properties", case .object(let properties) = member.value else {
          return unexplained(in: member.value, at: path)
        }
        return properties.flatMap { property -> [String] in
          let place = "\(path)/\(property.key)"
          let isExplained = property.value["description"] != nil || property.value["$ref"] != nil
          return (isExplained ? [] : [place]) + unexplained(in: property.value, at: place)
        }
      }
    case .array(let values): return values.flatMap { unexplained(in: $0, at: path) }
    case .null, .boolean, .integer, .number, .string: return []
    }
  }

  @Test func referencesAreCurrent() {
    let pages = [
      ("flags", FlagReference.bytes), ("glass", GlassReference.bytes),
      ("migrations", MigrationReference.bytes), ("properties", PropertyReference.bytes),
      ("support", SupportReference.bytes),
    ]
    for (name, bytes) in pages {
      #expect(Golden.difference(of: bytes, fromGenerated: "Grammar/\(name).md") == nil)
    }
  }
}
