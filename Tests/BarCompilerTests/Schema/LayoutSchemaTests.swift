import Foundation
import TestSupport
import Testing

/// Every layout that a test expects is one by its schema, by the word of a validator of others.
@Suite(.enabled(if: SchemaValidator.isThere, Comment(rawValue: SchemaValidator.missing)))
struct LayoutSchemaTests {
  private static let schema = "Grammar/ir.schema.json"

  @Test func goldensAreLayouts() throws {
    let folder = try TemporaryFolder()
    let files = try Self.goldens(folder)
    #expect(files.count > 40)
    let failures = try SchemaValidator.failures(of: files, schema: Self.schema)
    for file in files { #expect(failures[file.path] == nil, "\(file.lastPathComponent)") }
  }

  /// A layout with a key that nobody knows, and one whose frame has no height.
  @Test(arguments: [("\"bar\":", "\"baar\":"), ("\"frames\":[[0,", "\"frames\":[[")])
  func otherTextIsNone(from: String, into: String) throws {
    let golden = try #require(
      Golden.bytes(of: "bars/custom-views.ir.json", test: Self.suite))
    let text = String(decoding: golden, as: UTF8.self)
    #expect(text.contains(from))
    let folder = try TemporaryFolder()
    let file = try folder.write(
      text.replacing(from, with: into, maxReplacements: 1), to: "layout.json")
    #expect(try SchemaValidator.failures(of: [file], schema: Self.schema)[file.path] != nil)
  }

  private static let suite = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("CaseTests.swift").path

  /// The goldens; the documents of one that has several are put into files of their own.
  private static func goldens(_ folder: borrowing TemporaryFolder) throws -> [URL] {
    try SchemaValidator.files(in: "Tests", ending: [".ir.json", ".layout.json"]).flatMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      let start = "\n{\"irVersion\""
      let documents = text.components(separatedBy: start)
      if documents.count < 2 { return [file] }
      return try documents.enumerated().map { number, document in
        let name = "\(number)-\(file.lastPathComponent)"
        return try folder.write((number > 0 ? start.dropFirst() : "") + document, to: name)
      }
    }
  }
}
