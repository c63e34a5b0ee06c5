import BarEmit

/// The form that a run was asked to report its findings in.
enum FormatChoice: CaseIterable {
  /// What suits the place: annotations in a workflow of GitHub, text elsewhere.
  case auto
  case always(FindingFormat)

  static var allCases: [FormatChoice] { FindingFormat.all.map(always) + [.auto] }

  var name: StaticString {
    switch self {
    case .auto: "auto"
    case .always(let format): format.name
    }
  }

  /// What the command line says, or else the environment.
  init(_ invocation: Invocation) throws(UsageError) {
    if let choice = invocation.choice(of: .format, named: { (choice: FormatChoice) in choice.name })
    {
      self = choice
      return
    }
    self = .always(.full)
    let variable: StaticString = "BARC_OUTPUT_FORMAT"
    guard invocation.command.takes(.format), let word = EnvironmentVariable.value(of: variable)
    else { return }
    guard let choice = Self.allCases.first(where: { $0.name.isSpelled(word) }) else {
      let names = Self.allCases.map(\.name)
      throw UsageError(
        "unknown value", word, of: variable, help: .nearest(word, names, otherwise: .values(names)))
    }
    self = choice
  }

  var format: FindingFormat {
    switch self {
    case .auto: EnvironmentVariable.value(of: "GITHUB_ACTIONS") == nil ? .full : .github
    case .always(let format): format
    }
  }
}
