import BarText

extension FindingKind {
  /// What is not said beside it, in a sentence; `nil` if it explains no other kind.
  var explanation: String? {
    if explains.isEmpty { return nil }
    let names = explains.map { "`\($0)`" }
    let list = names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "")
    return
      "It is the cause of \(list)\(names[names.count - 1]), which \(names.count == 1 ? "is" : "are") not reported of the same entry."
  }
}
