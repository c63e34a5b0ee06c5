import BarEmit
import BarJSON

/// What the server says of itself.
enum ServerCapabilities {
  /// The result of `initialize`.
  static func result(for client: ClientCapabilities) -> Answer {
    var members: [JSONValue.Member] = [
      .init("positionEncoding", .string(client.encoding.rawValue)),
      .init(
        "textDocumentSync",
        [
          "openClose": true,
          // Changes are told one by one.
          "change": 2,
          "save": ["includeText": false],
        ]),
      .init(
        "workspace",
        ["workspaceFolders": ["supported": true, "changeNotifications": true]]),
    ]
    members += [
      .init(
        "completionProvider",
        [
          // A key after its indentation, a value after the blank, names after their marks. Nothing after a colon alone:
          // whoever ends the line there would take what VS Code offers first.
          "triggerCharacters": [" ", "*", "-", "{", "[", ",", "\"", "'"],
          "resolveProvider": false,
        ]),
      .init("hoverProvider", true), .init("definitionProvider", true),
      .init("referencesProvider", true), .init("documentHighlightProvider", true),
      .init("documentSymbolProvider", true), .init("foldingRangeProvider", true),
      .init("documentLinkProvider", ["resolveProvider": false]),
      .init("inlayHintProvider", true), .init("codeLensProvider", ["resolveProvider": false]),
      .init("renameProvider", client.preparesRenaming ? ["prepareProvider": true] : true),
    ]
    if client.pullsDiagnostics {
      members.append(
        "diagnosticProvider",
        [
          "identifier": "barc", "interFileDependencies": false, "workspaceDiagnostics": true,
        ])
    }
    if client.codeActions {
      members.append(
        "codeActionProvider",
        [
          "codeActionKinds": ["quickfix", .string(fixAllKind)],
          "resolveProvider": .boolean(client.resolvesEdits),
        ])
    }
    return Answer(
      json: [
        "capabilities": .object(members),
        "serverInfo": ["name": "barc", "version": .text(ToolVersion.text)],
      ])
  }

  /// The kind of the action that applies every fix that keeps the meaning.
  static let fixAllKind = "source.fixAll.barc"

  /// The files whose changes are told, as glob patterns of the protocol.
  static let watchedFiles = [
    "**/.barc.yaml", "**/.barc.yml", "**/*.barc.yaml", "**/.barc-baseline.json", "**/*.bars.yaml",
    "**/*.bars.yml",
  ]

  /// The parameters of the request that registers for them.
  static var registration: JSONValue {
    [
      "registrations": [
        [
          "id": "barc-watched-files", "method": "workspace/didChangeWatchedFiles",
          "registerOptions": [
            "watchers": .array(watchedFiles.map { ["globPattern": .string($0)] })
          ],
        ]
      ]
    ]
  }
}
