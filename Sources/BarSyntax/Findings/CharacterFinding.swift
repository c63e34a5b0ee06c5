import BarText

extension CharacterSurvey.Fault {
  /// The words about a run of bytes that are not text.
  var finding: Finding {
    switch kind {
    case .invalidUTF8:
      Finding(.invalidUTF8, range, message("invalid UTF-8"), help: "save the file as UTF-8")
    case .controlCharacter:
      Finding(
        .controlCharacter, range, message("control character"),
        help: "remove it, or write it as an escape in double quotes")
    }
  }

  private func message(_ fact: String) -> String {
    range.count == 1
      ? "\(fact) at byte \(range.lower)"
      : "\(fact) from byte \(range.lower) to byte \(range.upper - 1)"
  }
}
