/// What a client asks for.
enum Request {
  case initialize(Initialization)
  case shutdown
  /// Something about the text of a URI.
  case about(String, Question)
  /// The edits of an action that was offered without them.
  case resolve(ActionOffer)
  /// The same of one that was offered with them, which is what Neovim and Helix do.
  case repeatAction(Answer)
  /// What is found in the text of a URI, or that it is what it was at a previous result.
  case diagnostics(String, previous: String?)
  /// The same of every description of the workspace.
  case workspaceDiagnostics(WorkspaceQuestion)

  /// What can be asked about a text.
  enum Question {
    case completions(EditorPosition)
    case hover(EditorPosition)
    case definition(EditorPosition)
    case references(EditorPosition, withDeclaration: Bool)
    case highlights(EditorPosition)
    /// Whether there is a name that can be another one.
    case renameable(EditorPosition)
    case rename(EditorPosition, to: String)
    case symbols
    case foldingRanges
    case links
    case hints(EditorRange)
    case lenses
    case actions(EditorRange, ActionFilter)
  }
}

/// Who the client is and what it works on.
struct Initialization {
  let client: ClientCapabilities
  /// The process that started the server; `nil` if the client does not say.
  let parent: Int?
  /// The paths of the workspace's folders.
  let folders: [[UInt8]]
}

/// An action that was offered for a text without its edits.
struct ActionOffer {
  let uri: String
  /// The editor's number of the text for which it was offered.
  let version: Int?
}

/// What a client has of the descriptions of the workspace when it asks what is found in them.
struct WorkspaceQuestion {
  /// The results by URI, as it is written here.
  var previous: [String: String] = [:]
  /// Their URIs, as the client writes them.
  var named: [String] = []
  /// What the client calls parts of the answer; `nil` if it takes none.
  let part: RequestID?
}
