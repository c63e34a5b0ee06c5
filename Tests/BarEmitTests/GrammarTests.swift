import BarEmit
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
