import BarLint
import BarText

/// What is asked about one place of a text, or about the whole of it.
extension Server {
  /// The answer to a question about a text; to nothing where it is not open, or is no description.
  mutating func answer(
    _ question: Request.Question, about uri: String
  ) throws(ResponseError) -> Answer {
    guard let index = index(of: uri), let analysis = analysis(at: index) else {
      if case .actions = question { return .noActions }
      return .nothing
    }
    let translation = translation(of: documents[index])
    return try translation.answer(question, analysis) ?? .nothing
  }

  /// An action with the edits that it was offered without.
  mutating func resolvedCodeAction(_ offer: ActionOffer) throws(ResponseError) -> Answer {
    guard let index = index(of: offer.uri), let analysis = analysis(at: index),
      offer.version == documents[index].version
    else {
      throw ResponseError(.requestFailed, "the text has changed since this was offered")
    }
    guard let action = analysis.fixAll() else {
      throw ResponseError(.requestFailed, "there is no fix that can be applied")
    }
    return translation(of: documents[index]).resolved(action)
  }
}

extension Translation {
  /// Asks what is known of the text; `nil` if nothing is.
  fileprivate func answer(
    _ question: Request.Question, _ analysis: Analysis
  ) throws(ResponseError) -> Answer? {
    switch question {
    case .completions(let place):
      completions(analysis.completions(at: offset(of: place), namesAbove: namesAbove))
    case .hover(let place): analysis.hover(at: offset(of: place)).map(hover)
    case .definition(let place): analysis.definition(at: offset(of: place)).map(definition)
    case .references(let place, let withDeclaration):
      references(
        analysis.references(at: offset(of: place)).filter { withDeclaration || !$0.isDeclaration })
    case .highlights(let place): highlights(analysis.references(at: offset(of: place)))
    case .renameable(let place): analysis.renameable(at: offset(of: place)).map(renameable)
    case .rename(let place, let name): try rename(place, to: name, analysis)
    case .symbols: symbols(analysis.documentSymbols())
    case .foldingRanges: foldingRanges(analysis.foldingRanges())
    case .links: links(analysis.documentLinks())
    case .hints(let range): inlayHints(analysis.inlayHints(in: range.bytes(in: lines)))
    case .lenses: codeLenses(analysis.codeLenses())
    case .actions(let range, let filter): codeActions(range, filter, analysis)
    }
  }

  /// The names of the files in the folder that is a number of levels above that of the text.
  private func namesAbove(_ level: Int) -> [String] {
    guard var folders = FileURI.path(of: uri)?.split(separator: UInt8(ascii: "/")).dropLast(),
      level <= folders.count
    else { return [] }
    folders = folders.dropLast(level)
    return names(
      folders.isEmpty ? [UInt8(ascii: "/")] : folders.flatMap { [UInt8(ascii: "/")] + $0 })
  }

  private func rename(
    _ place: EditorPosition, to name: String, _ analysis: Analysis
  ) throws(ResponseError) -> Answer? {
    switch analysis.rename(at: offset(of: place), to: name) {
    case .edits(let edits): return self.edits(edits)
    case .refused(let reason): throw ResponseError(.requestFailed, reason)
    case nil: return nil
    }
  }

  /// Of a place the changes that are known, and of the whole text all safe fixes.
  private func codeActions(
    _ range: EditorRange, _ filter: ActionFilter, _ analysis: Analysis
  ) -> Answer {
    let findings = analysis.judgement.findings
    var actions = analysis.codeActions(touching: range.bytes(in: lines))
      .filter { filter.contains($0.kind) }
    let hasSafeFix =
      filter.contains(.fixAll)
      && findings.contains { $0.fixes.contains { $0.applicability == .safe } }
    // A client that asks for the edits when somebody chooses the action spares everybody else the work.
    if hasSafeFix, !client.resolvesEdits, let action = analysis.fixAll() { actions.append(action) }
    return codeActions(actions, findings, offersFixAll: hasSafeFix && client.resolvesEdits)
  }
}
