import BarEmit

/// The form that a run was asked to report its findings in.
enum FormatChoice: CaseIterable {
  /// What suits the place: annotations in a workflow of GitHub, text elsewhere.
  case auto
  case always(FindingFormat)

  static var allCases: [FormatChoice] { FindingFormat.allCases.map(always) + [.auto] }

  var name: StaticString {
    switch self {
    case .auto: "auto"
    case .always(let format): format.name
    }
  }

  var format: FindingFormat {
    switch self {
    case .auto: EnvironmentVariable.value(of: "GITHUB_ACTIONS") == nil ? .full : .github
    case .always(let format): format
    }
  }
}
