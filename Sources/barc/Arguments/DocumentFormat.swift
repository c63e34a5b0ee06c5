/// A form in which something that barc knows is printed.
enum DocumentFormat: CaseIterable {
  case text, json

  var name: StaticString {
    switch self {
    case .text: "text"
    case .json: "json"
    }
  }
}

extension CommandOption {
  static var documentFormat: Self {
    .init(
      "--format", value: .oneOf("FORMAT", DocumentFormat.allCases.map(\.name)),
      help: "form of what is printed; text if left out")
  }
}

extension Invocation {
  /// Whether JSON is asked for.
  var wantsJSON: Bool {
    choice(of: .documentFormat) { (format: DocumentFormat) in format.name } == .json
  }
}
