package import BarText

/// An opinion about bars: a kind of findings, and what finds them.
///
/// A rule is one file in `Rules`, one value, and one line in `Rule.all`. It sees objects of a checked description and
/// what is known around them, never YAML text; one cause is one finding.
package struct Rule: Sendable {
  /// Rules that belong together, and can be chosen together.
  package enum Group: CaseIterable, Sendable {
    /// What a toolkit makes of a property.
    case support
    /// Behavioural flags of Material's headers and bars.
    case flags
    /// Headers: heights, backgrounds, and the scroll views that they follow.
    case headers
    /// Bar button items: what they show, say and do.
    case items
    /// Which bar shows what: titles, ways back, and toolbars.
    case navigation
    /// How UIKit's bars look.
    case appearance
    /// Where things end up on a screen; every rule for which bars are laid out is of this group, too.
    case layout
    /// Who can see, read and reach something.
    case accessibility

    package var name: StaticString {
      switch self {
      case .support: "support"
      case .flags: "flags"
      case .headers: "headers"
      case .items: "items"
      case .navigation: "navigation"
      case .appearance: "appearance"
      case .layout: "layout"
      case .accessibility: "accessibility"
      }
    }
  }

  package let group: Group
  /// Makes the kind, which is many times as large as the rest of the rule, and asked for where something is found.
  private let makeKind: @Sendable () -> FindingKind
  let judge: Judge
  /// Makes the judge for other values of the options; `nil` if there are none.
  private let makeJudge: (@Sendable (RuleOptions) -> Judge)?

  /// What its findings are called, how bad they are, why, and examples.
  package var kind: FindingKind { makeKind() }

  /// Whether bars are laid out for the rule.
  package var laysOut: Bool { judge.layouts != nil }

  /// Whether it can be chosen by a word: by its name, or by that of a group.
  package func isChosen(by word: String) -> Bool {
    // No rule has the name of a group. Groups come first, because asking 90 rules for their names loads most of
    // their texts.
    guard let chosen = Group.allCases.first(where: { isSpelled($0.name, word) }) else {
      return kind.isChosen(by: word)
    }
    return group == chosen || laysOut && chosen == .layout
  }

  init(
    _ group: Group, _ kind: @autoclosure @escaping @Sendable () -> FindingKind, _ judge: Judge
  ) {
    self.group = group
    makeKind = kind
    self.judge = judge
    makeJudge = nil
  }

  /// A rule whose kind has options.
  ///
  /// - Parameter makeJudge: Looks at the options once, so that judging does not.
  init(
    _ group: Group, _ kind: @autoclosure @escaping @Sendable () -> FindingKind,
    configured makeJudge: @escaping @Sendable (RuleOptions) -> Judge
  ) {
    self.group = group
    makeKind = kind
    self.makeJudge = makeJudge
    judge = makeJudge(RuleOptions())
  }

  private init(_ rule: Rule, _ judge: Judge) {
    group = rule.group
    makeKind = rule.makeKind
    makeJudge = rule.makeJudge
    self.judge = judge
  }

  /// The rule with other values of its options.
  func configured(_ options: RuleOptions) -> Rule {
    makeJudge.map { Rule(self, $0(options)) } ?? self
  }
}

extension FindingKind {
  /// Whether a word is its name.
  func isChosen(by word: String) -> Bool { isSpelled(name, word) }
}

/// Makes no text of a name: most runs ask this of every rule.
private func isSpelled(_ name: StaticString, _ word: String) -> Bool {
  name.withUTF8Buffer { $0.elementsEqual(word.utf8) }
}
