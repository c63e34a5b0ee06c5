/// The rules of a run, found once for many files.
///
/// A class, so that answers for one set of rules can be told from those for another by identity.
final class RuleSet: Sendable {
  let all: [Rule]
  /// Those that bars are laid out for.
  let ofLayouts: [Rule]

  init(_ rules: [Rule]) {
    all = rules
    ofLayouts = rules.filter(\.laysOut)
  }
}
