import BarJSON
import BarLint
import BarText

/// Features' answers in the protocol's words.
extension Translation {
  // MARK: Completion

  func completions(_ completions: [Completion]) -> Answer {
    let items = completions.enumerated().compactMap { item($0.element, order: $0.offset) }
    return Answer(json: ["isIncomplete": false, "items": .array(items)])
  }

  /// `nil` if the client cannot insert it.
  private func item(_ completion: Completion, order: Int) -> JSONValue? {
    guard let inserted = InsertedText(completion, lines, client) else { return nil }
    var members: [JSONValue.Member] = [
      .init("label", .string(completion.label)),
      .init("kind", .integer(number(of: completion.kind))),
    ]
    members.append("detail", unlessEmpty: completion.detail)
    if !completion.documentation.isEmpty {
      members.append(
        "documentation",
        markup(completion.documentation, isMarkdown: client.completionMarkdown))
    }
    if completion.isDeprecated {
      if client.completionTags { members.append("tags", [1]) }
      if client.deprecatedCompletions { members.append("deprecated", true) }
    }
    // Clients sort by the label where nothing else is said; as many digits as any list needs.
    let digits = "\(order)"
    members.append(
      "sortText", .string(String(repeating: "0", count: max(0, 5 - digits.count)) + digits))
    members.append("filterText", .string(completion.label))
    members.append("insertTextFormat", .integer(inserted.isSnippet ? 2 : 1))
    if let mode = client.insertTextModes.min() { members.append("insertTextMode", .integer(mode)) }
    members.append(
      "textEdit", ["range": range(completion.range), "newText": .string(inserted.text)])
    return .object(members)
  }

  private func number(of kind: Completion.Kind) -> Int {
    switch kind {
    case .key: 10  // Property
    case .keyword: 20  // EnumMember
    case .color: 16  // Color
    case .reference: 18  // Reference
    case .rule: 12  // Value
    case .snippet: 15  // Snippet
    }
  }

  // MARK: Hover

  func hover(_ hover: Hover) -> Answer {
    Answer(
      json: [
        "contents": markup(hover.markdown, isMarkdown: client.hoverMarkdown),
        "range": range(hover.range),
      ])
  }

  /// Markdown can be read as it is, too.
  private func markup(_ text: String, isMarkdown: Bool) -> JSONValue {
    ["kind": isMarkdown ? "markdown" : "plaintext", "value": .string(text)]
  }

  // MARK: Code actions

  /// Actions with their edits.
  ///
  /// - Parameters:
  ///   - findings: Those of the text.
  ///   - offersFixAll: Whether all safe fixes are offered too, with what finds the edits when somebody chooses them.
  func codeActions(
    _ actions: [CodeAction], _ findings: [Finding], offersFixAll: Bool
  ) -> Answer {
    var list = actions.map { codeAction($0, findings) }
    if offersFixAll { list.append(fixAllOffer) }
    return Answer(json: .array(list))
  }

  /// An action that was offered without its edits.
  func resolved(_ action: CodeAction) -> Answer { Answer(json: codeAction(action, [])) }

  private func codeAction(_ action: CodeAction, _ findings: [Finding]) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("title", .string(action.title)), .init("kind", .string(action.kind.protocolName)),
    ]
    if !action.findings.isEmpty {
      members.append(
        "diagnostics", .array(action.findings.map { diagnostic(findings[$0]) }))
    }
    if action.isPreferred, client.preferredActions { members.append("isPreferred", true) }
    members.append("edit", workspaceEdit(action.edits))
    return .object(members)
  }

  private var fixAllOffer: JSONValue {
    [
      "title": "Fix all that can be fixed safely",
      "kind": .string(CodeAction.Kind.fixAll.protocolName),
      "data": ["uri": .string(uri), "version": version.map(JSONValue.integer) ?? .null],
    ]
  }

  func edits(_ edits: [Fix.Edit]) -> Answer { Answer(json: workspaceEdit(edits)) }

  // MARK: Outline

  func symbols(_ symbols: [DocumentSymbol]) -> Answer {
    if client.symbolTrees { return Answer(json: .array(symbols.map(symbol))) }
    var list: [JSONValue] = []
    for symbol in symbols { appendFlat(symbol, of: nil, to: &list) }
    return Answer(json: .array(list))
  }

  private func symbol(_ symbol: DocumentSymbol) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("name", .string(symbol.name)), .init("kind", .integer(number(of: symbol.kind))),
      .init("range", range(symbol.range)), .init("selectionRange", range(symbol.selection)),
    ]
    members.append("detail", unlessEmpty: symbol.detail)
    if !symbol.children.isEmpty {
      members.append("children", .array(symbol.children.map(self.symbol)))
    }
    return .object(members)
  }

  /// Older clients take a list in which everything names what it is in.
  private func appendFlat(
    _ symbol: DocumentSymbol, of container: String?, to list: inout [JSONValue]
  ) {
    var members: [JSONValue.Member] = [
      .init("name", .string(symbol.name)), .init("kind", .integer(number(of: symbol.kind))),
      .init("location", location(symbol.range)),
    ]
    if let container { members.append("containerName", .string(container)) }
    list.append(.object(members))
    for child in symbol.children { appendFlat(child, of: symbol.name, to: &list) }
  }

  private func number(of kind: DocumentSymbol.Kind) -> Int {
    switch kind {
    case .section: 3  // Namespace
    case .screen: 5  // Class
    case .flow: 11  // Interface
    case .bar: 19  // Object
    case .item: 8  // Field
    case .declaration: 14  // Constant
    }
  }

  func foldingRanges(_ ranges: [FoldingRange]) -> Answer {
    list(
      ranges.map { folding in
        let start = client.encoding.position(of: Int(folding.range.lower), in: lines)
        let end = client.encoding.position(of: Int(folding.range.upper), in: lines)
        var members: [JSONValue.Member] = [
          .init("startLine", .integer(start.line)), .init("endLine", .integer(end.line)),
        ]
        if !client.foldsWholeLines {
          members.append("startCharacter", .integer(start.character))
          members.append("endCharacter", .integer(end.character))
        }
        if folding.kind == .comment { members.append("kind", "comment") }
        return .object(members)
      })
  }

  // MARK: Navigation

  /// Where something is declared, with the words that were asked about where the client knows links.
  func definition(_ definition: Definition) -> Answer {
    if !client.definitionLinks { return Answer(json: location(definition.name)) }
    return list([
      [
        "originSelectionRange": range(definition.origin), "targetUri": .string(uri),
        "targetRange": range(definition.target), "targetSelectionRange": range(definition.name),
      ]
    ])
  }

  func references(_ references: [Reference]) -> Answer {
    list(references.map { location($0.range) })
  }

  /// The name that can be another one.
  func renameable(_ name: SourceRange) -> Answer { Answer(json: range(name)) }

  /// Declarations are written, uses are read.
  func highlights(_ references: [Reference]) -> Answer {
    list(
      references.map { ["range": range($0.range), "kind": .integer($0.isDeclaration ? 3 : 2)] })
  }

  /// Those that lead to a page that there is.
  func links(_ links: [DocumentLink]) -> Answer {
    list(
      links.compactMap { link in
        switch link.target {
        case .rule(let name):
          FindingKind.known(named: name).flatMap(page)
            .map { ["range": range(link.range), "target": .string($0)] }
        case .file(let path):
          FileURI.path(of: uri).map { FileURI.uri(of: FileURI.path([UInt8](path.utf8), from: $0)) }
            .map { ["range": range(link.range), "target": .string($0)] }
        }
      })
  }

  // MARK: Words inside of the text

  func inlayHints(_ hints: [InlayHint]) -> Answer {
    list(
      hints.map { hint in
        var members: [JSONValue.Member] = [
          .init("position", position(hint.offset)), .init("label", .string(hint.label)),
        ]
        if !hint.tooltip.isEmpty {
          members.append("tooltip", markup(hint.tooltip, isMarkdown: true))
        }
        members.append("paddingLeft", true)
        return .object(members)
      })
  }

  func codeLenses(_ lenses: [CodeLens]) -> Answer {
    list(
      lenses.map { lens in
        // A command without a name is words alone.
        [
          "range": range(lens.range), "command": ["title": .string(lens.title), "command": ""],
        ]
      })
  }

  private func list(_ items: [JSONValue]) -> Answer { Answer(json: .array(items)) }
}
