import BarJSON

/// What a client can do, as far as it changes what the server sends.
struct ClientCapabilities {
  let encoding: PositionEncoding
  /// Whether it asks for diagnostics by itself, and can be told to ask again, so that none are sent unasked.
  ///
  /// Who cannot be told would show what was found until the next edit of the text, whatever its configuration says by
  /// then: so it is sent what is found.
  let pullsDiagnostics: Bool
  let refreshesCodeLenses: Bool
  let refreshesInlayHints: Bool
  let relatedInformation: Bool
  let codeDescriptions: Bool
  /// The numbers of the tags of diagnostics that it knows.
  let diagnosticTags: [Int]
  let diagnosticData: Bool
  let documentChanges: Bool
  /// Whether it knows actions; an older client takes commands alone, of which there are none.
  let codeActions: Bool
  /// Whether it asks for the edit of an action when somebody chooses it.
  let resolvesEdits: Bool
  let preferredActions: Bool
  let watchesFiles: Bool
  let snippets: Bool
  /// The numbers of what it can do with the lines after the first of what it inserts: 1 is to leave them as they are, 2
  /// to add the indentation of the line; who does not say adds it to snippets.
  let insertTextModes: [Int]
  /// Whether it shows completions that are tagged as deprecated.
  let completionTags: Bool
  /// Whether it knows completions that are flagged as deprecated, as older clients do.
  let deprecatedCompletions: Bool
  let completionMarkdown: Bool
  let hoverMarkdown: Bool
  let symbolTrees: Bool
  let foldsWholeLines: Bool
  let preparesRenaming: Bool
  /// Whether a definition may say which words it is of.
  let definitionLinks: Bool

  /// What is known of a client that has said nothing.
  static var none: ClientCapabilities { ClientCapabilities(.null) }

  /// - Parameter capabilities: `capabilities` of `initialize`.
  init(_ capabilities: JSONValue) {
    let document = capabilities["textDocument"] ?? .null
    let workspace = capabilities["workspace"] ?? .null
    func flag(_ value: JSONValue?, _ path: String...) -> Bool {
      path.reduce(value) { $0?[$1] }?.boolean ?? false
    }
    func texts(_ value: JSONValue?, _ path: String...) -> [String] {
      path.reduce(value) { $0?[$1] }?.items?.compactMap(\.string) ?? []
    }
    let offered = texts(capabilities, "general", "positionEncodings")
    encoding = offered.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
    // What a client that pulls knows of diagnostics it says beside what it knows of those that are sent.
    let pull = document["diagnostic"]
    let push = document["publishDiagnostics"]
    // Helix says it in the singular.
    pullsDiagnostics =
      pull?.members != nil
      && (flag(workspace, "diagnostics", "refreshSupport")
        || flag(workspace, "diagnostic", "refreshSupport"))
    refreshesCodeLenses = flag(workspace, "codeLens", "refreshSupport")
    refreshesInlayHints = flag(workspace, "inlayHint", "refreshSupport")
    relatedInformation = flag(push, "relatedInformation") || flag(pull, "relatedInformation")
    codeDescriptions =
      flag(push, "codeDescriptionSupport") || flag(pull, "codeDescriptionSupport")
    let tags = push?["tagSupport"]?["valueSet"] ?? pull?["tagSupport"]?["valueSet"]
    diagnosticTags = tags?.items?.compactMap(\.integer) ?? []
    diagnosticData = flag(push, "dataSupport") || flag(pull, "dataSupport")
    documentChanges = flag(workspace, "workspaceEdit", "documentChanges")
    let action = document["codeAction"]
    codeActions = action?["codeActionLiteralSupport"]?.members != nil
    resolvesEdits =
      flag(action, "dataSupport") && texts(action, "resolveSupport", "properties").contains("edit")
    preferredActions = flag(action, "isPreferredSupport")
    watchesFiles = flag(workspace, "didChangeWatchedFiles", "dynamicRegistration")
    let item = document["completion"]?["completionItem"]
    snippets = flag(item, "snippetSupport")
    insertTextModes =
      item?["insertTextModeSupport"]?["valueSet"]?.items?.compactMap(\.integer) ?? []
    completionTags = item?["tagSupport"]?["valueSet"]?.items?.contains(1) ?? false
    deprecatedCompletions = flag(item, "deprecatedSupport")
    completionMarkdown = texts(item, "documentationFormat").first == "markdown"
    hoverMarkdown = texts(document["hover"], "contentFormat").first == "markdown"
    symbolTrees = flag(document, "documentSymbol", "hierarchicalDocumentSymbolSupport")
    foldsWholeLines = flag(document, "foldingRange", "lineFoldingOnly")
    preparesRenaming = flag(document, "rename", "prepareSupport")
    definitionLinks = flag(document, "definition", "linkSupport")
  }
}
