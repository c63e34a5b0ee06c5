import BarJSON
import BarServer
import BarText
import Foundation
import TestSupport
import Testing

/// Whatever is asked at whatever place of whatever text is answered, and never with an error.
@Suite struct EveryPlaceTests {
  static let capabilities: JSONValue = [
    "textDocument": [
      "codeAction": [
        "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]],
        "isPreferredSupport": true,
      ],
      "completion": ["completionItem": ["snippetSupport": true]],
      "definition": ["linkSupport": true],
      "rename": ["prepareSupport": true],
    ],
    "workspace": ["workspaceEdit": ["documentChanges": true]],
  ]

  /// How many places of each text are asked about; every one where a text has no more.
  static let count =
    ProcessInfo.processInfo.environment["BARC_PLACES"].flatMap { Int($0) } ?? 12

  static let files = [
    "Examples/mail.bars.yaml", "Examples/media.bars.yaml", "Examples/notes.bars.yaml",
    "Examples/shop.bars.yaml", "Examples/trips.bars.yaml", "Examples/smallest.yaml",
    "Examples/broken/anchors.bars.yaml", "Examples/broken/conflict.bars.yaml",
    "Examples/broken/dangling-references.bars.yaml", "Examples/broken/indentation.bars.yaml",
    "Examples/broken/missing-colon.bars.yaml", "Examples/broken/suppressions.bars.yaml",
    "Examples/broken/tab-in-braces.bars.yaml", "Examples/broken/two-documents.bars.yaml",
    "Examples/broken/unclosed-brace.bars.yaml", "Examples/broken/unclosed-quote.bars.yaml",
    "Examples/broken/wrong-kinds.bars.yaml",
  ]

  @Test(arguments: files)
  func isAnswered(file: String) throws {
    let bytes = try #require(Golden.bytes(ofProject: file))
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = LineTable(Array(text.utf8))
    var client = Client(capabilities: Self.capabilities)
    _ = client.open(text)
    let document: JSONValue = ["textDocument": Client.document()]
    for method in ["documentSymbol", "foldingRange", "documentLink", "codeLens", "diagnostic"] {
      let received = client.call("textDocument/\(method)", document)
      #expect(received.errorCode == nil && received.result != nil, "\(method)")
    }
    let step = max(1, lines.bytes.count / Self.count)
    for offset in stride(from: 0, through: lines.bytes.count, by: step) {
      let line = lines.line(at: offset) - 1
      let place = Client.place(line, lines.utf16Column(of: offset))
      for method in [
        "completion", "hover", "definition", "references", "documentHighlight", "prepareRename",
      ] {
        let received = client.call("textDocument/\(method)", place)
        #expect(received.errorCode == nil && received.result != nil, "\(method) at \(offset)")
      }
      let range = Client.range((line, 0), (line, lines.utf16Column(of: offset)))
      let rest: [(String, JSONValue)] = [
        ("inlayHint", ["textDocument": Client.document(), "range": range]),
        (
          "codeAction",
          ["textDocument": Client.document(), "range": range, "context": ["diagnostics": []]]
        ),
      ]
      for (method, parameters) in rest {
        let received = client.call("textDocument/\(method)", parameters)
        #expect(received.errorCode == nil && received.result != nil, "\(method) at \(offset)")
      }
      // A name may be refused, which is an error that an editor shows.
      let rename = client.call(
        "textDocument/rename", .object((place.members ?? []) + [.init("newName", "other")]))
      #expect(rename.errorCode == nil || rename.errorCode == -32803, "rename at \(offset)")
    }
  }

  /// Places that no text has are as good as the nearest one.
  @Test(arguments: ["utf-8", "utf-16"])
  func placesOutsideOfTheText(encoding: String) {
    var client = Client(
      capabilities: ["general": ["positionEncodings": [.string(encoding)]]])
    _ = client.open("barc: 1\ntoolkit: mdc\nscreens: {é👩🏽‍🚀: {}}")
    for line in [-1, 0, 2, 3, 9, Int.max] {
      for character in [-1, 0, 9, 11, 12, 13, 14, 99, Int.max] {
        for method in ["completion", "hover", "definition", "references", "prepareRename"] {
          let received = client.call("textDocument/\(method)", Client.place(line, character))
          #expect(received.errorCode == nil, "\(method) at \(line):\(character)")
        }
      }
    }
  }
}
