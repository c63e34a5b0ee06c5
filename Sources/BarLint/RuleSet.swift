/// The rules of a run, found once for many files.
///
/// A class, so that what was asked of them can be told from what was asked of others.
final class RuleSet: Sendable {
  let all: [Rule]
  /// Those that bars are laid out for.
  let ofLayouts: [Rule]

  init(_ rules: [Rule]) {
    all = rules
    ofLayouts = rules.filter(\.laysOut)
  }
}
