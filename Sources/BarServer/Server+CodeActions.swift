import BarJSON
import BarLint
import BarText

/// Changes that the editor offers: of a place those that are known, and of the whole text all safe fixes.
extension Server {
  mutating func codeActions(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    let uri = try parameters.uri()
    let range = try parameters.range()
    let only = parameters.json["context"]?["only"]?.items?.compactMap(\.string)
    guard let index = index(of: uri), let analysis = analysis(at: index) else { return [] }
    let translation = translation(of: documents[index])
    var actions = analysis.codeActions(touching: range.bytes(in: documents[index].lines))
      .filter { Self.isAsked(translation.name(of: $0.kind), only) }
      .map { translation.codeAction($0, analysis.judgement.findings) }
    if Self.isAsked(ServerCapabilities.fixAllKind, only),
      analysis.judgement.findings.contains(where: {
        $0.fixes.contains { $0.applicability == .safe }
      })
    {
      if client.resolvesEdits {
        actions.append(translation.fixAllOffer)
      } else if let action = analysis.fixAll() {
        actions.append(translation.codeAction(action, []))
      }
    }
    return .array(actions)
  }

  /// An action with the edit that it was offered without.
  ///
  /// Neovim and Helix ask for what has its edit, too, since it has no command.
  mutating func resolvedCodeAction(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    if parameters.json["edit"]?.members != nil { return parameters.json }
    guard let uri = parameters.json["data"]?["uri"]?.string else {
      throw parameters.missing("data.uri")
    }
    guard let index = index(of: uri), let analysis = analysis(at: index),
      parameters.json["data"]?["version"]?.integer == documents[index].version
    else {
      throw ResponseError(.requestFailed, "the text has changed since this was offered")
    }
    guard let action = analysis.fixAll() else {
      throw ResponseError(.requestFailed, "there is no fix that can be applied")
    }
    return translation(of: documents[index]).codeAction(action, [])
  }

  /// Whether a kind of actions is asked for; a kind stands for those that begin with it and a point, too.
  private static func isAsked(_ kind: String, _ only: [String]?) -> Bool {
    guard let only else { return true }
    return only.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") }
  }
}
