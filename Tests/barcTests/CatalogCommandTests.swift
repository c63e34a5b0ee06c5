import Foundation
import TestSupport
import Testing

/// Commands that show what barc knows.
@Suite struct CatalogCommandTests {
  @Test(arguments: [
    ("input", "barc.schema.json"), ("ir", "ir.schema.json"),
    ("findings", "findings.schema.json"),
  ])
  func schemasAreTheCommittedFiles(name: String, file: String) throws {
    let result = try Shell().barc("schema", name)
    #expect(result.status == 0)
    let url = SchemaValidator.root.appendingPathComponent("Grammar/\(file)")
    let isFile = try String(contentsOf: url, encoding: .utf8) == result.output
    #expect(isFile)
  }

  @Test func anUnknownSchemaIsWrongUsage() throws {
    let result = try Shell().barc("schema", "inptu")
    #expect(result.status == 2)
    #expect(result.errors.contains("did you mean `input`?"))
  }

  @Test func theCatalogIsJSON() throws {
    let result = try Shell().barc("catalog", "--json")
    #expect(result.status == 0)
    #expect((try? JSONSerialization.jsonObject(with: Data(result.output.utf8))) != nil)
    #expect(try Shell().barc("catalog").output.contains("\nUIBarButtonItem "))
  }

  @Test func rulesAreListedForPrograms() throws {
    let shell = try Shell()
    let output = try shell.barc("rules", "--format", "json").output
    let document = try JSON(bytes: [UInt8](output.utf8))
    let rules = try #require(document["rules"]?.array)
    let text = try shell.barc("rules").output
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect(rules.count == lines.count)
    for (rule, line) in zip(rules, lines) {
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      #expect(rule["rule"]?.string == words[0])
      #expect(rule["severity"]?.string == words[1])
      let summary = try #require(rule["summary"]?.string)
      #expect(line.hasSuffix(summary))
      #expect(text.contains("\(try #require(rule["group"]?.string))\n"))
    }
  }

  @Test func namesAreExplained() throws {
    let shell = try Shell()
    let property = try shell.barc("explain", "UIBarButtonItem.style")
    #expect(property.status == 0)
    #expect(property.output.hasPrefix("UIBarButtonItem.style\n"))
    #expect(!property.output.contains("\u{1B}"))
    #expect(
      try shell.barc("explain", "UIBarButtonItem.style", "--color", "always").output
        .contains("\u{1B}["))
    let finding = try shell.barc("explain", "unknown-key")
    #expect(finding.output.hasPrefix("unknown-key (error"))
    let json = try shell.barc("explain", "unknown-key", "--format", "json")
    #expect(json.output.contains("\"finding\": \"unknown-key\""))
    let list = try shell.barc("explain", "--format", "json")
    #expect(list.output.hasPrefix("{\n  \"findings\": ["))
  }

  @Test(arguments: [
    ("UIBarButonItem", "UIBarButtonItem"), ("UIBarButtonItem.stle", "style"),
    ("unknwn-key", "unknown-key"), ("titleAligment", "titleAlignment"),
  ])
  func whatNothingIsCalledGetsASuggestion(word: String, name: String) throws {
    let result = try Shell().barc("explain", word)
    #expect(result.status == 2)
    #expect(
      result.errors.contains("`\(word)`") && result.errors.contains("did you mean `\(name)`?"))
  }
}
