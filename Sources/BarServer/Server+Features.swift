import BarJSON
import BarLint
import BarText

/// What is asked about one place of a text, or about the whole of it.
extension Server {
  /// The result of a request about a text; nothing for a request that nobody knows.
  mutating func answerAbout(
    _ method: String, _ parameters: Parameters
  ) throws(ResponseError) -> JSONValue? {
    switch method {
    case "textDocument/completion":
      return try place(parameters) { $1.completions($0.completions(at: $2)) }
    case "textDocument/hover":
      return try place(parameters) { analysis, translation, offset in
        analysis.hover(at: offset).map(translation.hover)
      }
    case "textDocument/definition":
      return try place(parameters) { analysis, translation, offset in
        analysis.definition(at: offset).map(translation.definition)
      }
    case "textDocument/references":
      let withDeclaration =
        parameters.json["context"]?["includeDeclaration"]?.boolean ?? true
      return try place(parameters) { analysis, translation, offset in
        let references = analysis.references(at: offset)
        return translation.references(
          references.filter { withDeclaration || !$0.isDeclaration })
      }
    case "textDocument/documentHighlight":
      return try place(parameters) { $1.highlights($0.references(at: $2)) }
    case "textDocument/prepareRename":
      return try place(parameters) { analysis, translation, offset in
        analysis.renameable(at: offset).map(translation.range)
      }
    case "textDocument/rename": return try rename(parameters)
    case "textDocument/documentSymbol":
      return try text(parameters) { $1.symbols($0.documentSymbols()) }
    case "textDocument/foldingRange":
      return try text(parameters) { $1.foldingRanges($0.foldingRanges()) }
    case "textDocument/documentLink":
      let page = world.page
      return try text(parameters) { analysis, translation in
        translation.links(analysis.documentLinks()) { FindingKind.known(named: $0).flatMap(page) }
      }
    case "textDocument/inlayHint":
      let range = try parameters.range()
      return try text(parameters) { analysis, translation in
        translation.inlayHints(analysis.inlayHints(in: range.bytes(in: translation.lines)))
      }
    case "textDocument/codeLens":
      return try text(parameters) { $1.codeLenses($0.codeLenses()) }
    case "textDocument/codeAction": return try codeActions(parameters)
    case "codeAction/resolve": return try resolvedCodeAction(parameters)
    default: return nil
    }
  }

  /// Answers about a whole text; `null` where it is not open, or is no description.
  private mutating func text(
    _ parameters: Parameters, _ body: (Analysis, Translation) -> JSONValue?
  ) throws(ResponseError) -> JSONValue {
    let uri = try parameters.uri()
    guard let index = index(of: uri), let analysis = analysis(at: index) else { return .null }
    return body(analysis, translation(of: documents[index])) ?? .null
  }

  /// Answers about a place in a text, likewise.
  private mutating func place(
    _ parameters: Parameters, _ body: (Analysis, Translation, Int) -> JSONValue?
  ) throws(ResponseError) -> JSONValue {
    let position = try parameters.position()
    return try text(parameters) { analysis, translation in
      body(
        analysis, translation,
        translation.client.encoding.offset(of: position, in: translation.lines))
    }
  }

  private mutating func rename(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    let name = try parameters.text("newName")
    var refusal: String?
    let result = try place(parameters) { analysis, translation, offset -> JSONValue? in
      switch analysis.rename(at: offset, to: name) {
      case .edits(let edits): return translation.workspaceEdit(edits)
      case .refused(let reason):
        refusal = reason
        return nil
      case nil: return nil
      }
    }
    if let refusal { throw ResponseError(.requestFailed, refusal) }
    return result
  }
}
