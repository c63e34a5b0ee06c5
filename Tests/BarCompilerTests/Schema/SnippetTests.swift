import BarCatalog
import BarCompiler
import BarEmit
import BarJSON
import BarText
import Testing

/// What an editor offers to write compiles where it is offered.
@Suite struct SnippetTests {
  /// A snippet of the schema, with its places filled in.
  struct Snippet: CustomTestStringConvertible, Sendable {
    let type: BarType
    let label: String
    let text: String

    var testDescription: String { "\(type.name): \(label)" }
  }

  static let snippets: [Snippet] = BarType.allCases.flatMap { type -> [Snippet] in
    let definition = InputSchema.document["definitions"]?["\(type.name)"]
    guard case .array(let offers)? = definition?["defaultSnippets"] else { return [] }
    return offers.compactMap { offer in
      guard case .string(let label)? = offer["label"], let body = offer["body"] else { return nil }
      return Snippet(type: type, label: label, text: filledIn(body))
    }
  }

  @Test func screensItemsAndBarsHaveSome() {
    let types = Set(Self.snippets.map(\.type))
    #expect(types.isSuperset(of: [.description, .screen, .uiBarButtonItem, .mdcButtonBar]))
    #expect(types.contains(.mdcNavigationBar))
  }

  @Test(arguments: snippets) func compiles(snippet: Snippet) throws {
    #expect(!snippet.text.contains("$"))
    var text = snippet.text
    if snippet.type != .description {
      let place = try #require(
        PropertyPlace.all.first {
          $0.shape.form.elementTypes.first == snippet.type && !$0.shape.form.isKeyed
            && $0.shape.traits.isDisjoint(with: .unwritable)
        })
      switch place.shape.form.container {
      case .single: text = place.description(of: text)
      case .list: text = place.description(of: "[\(text)]")
      case .table: text = place.description(of: "{entry: \(text)}")
      }
    }
    let source = SourceFile(path: "snippet.yaml", bytes: Array(text.utf8))
    let found = compile(source).findings.filter { $0.kind.tier == .hard }
    #expect(found.map(\.message) == [], "\(text)")
  }

  /// The body as YAML, each place with the word that stands in it: `${1:word}`.
  private static func filledIn(_ body: JSONValue) -> String {
    let text = String(decoding: JSONText.bytes(of: body), as: UTF8.self)
    return text.replacing(#/\$\{\d+:([^}]*)\}/#) { $0.output.1 }
  }
}

extension JSONValue {
  /// The value of a key of an object.
  fileprivate subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
