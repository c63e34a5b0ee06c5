import BarJSON

/// The kinds of actions that a client asks for.
struct ActionFilter {
  /// `nil` if it asks for all of them.
  private let names: [String]?

  /// - Parameter context: That of the request.
  init(_ context: JSONValue?) { names = context?["only"]?.items?.compactMap(\.string) }

  /// Whether a kind is asked for; a name stands for those that begin with it and a point, too.
  func contains(_ kind: CodeAction.Kind) -> Bool {
    guard let names else { return true }
    let name = kind.protocolName
    return names.contains { $0.isEmpty || name == $0 || name.hasPrefix($0 + ".") }
  }
}

extension CodeAction.Kind {
  /// What the protocol calls it.
  var protocolName: String {
    switch self {
    case .fix, .addition, .suppression: "quickfix"
    case .fixAll: ServerCapabilities.fixAllKind
    }
  }
}
