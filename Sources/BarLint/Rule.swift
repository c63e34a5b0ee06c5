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

  /// What its findings are called, how bad they are, why, and examples.
  package let kind: FindingKind
  package let group: Group
  let judge: Judge
  /// Makes the judge for other values of the options.
  private let makeJudge: @Sendable (RuleOptions) -> Judge

  /// Whether bars are laid out for the rule.
  package var laysOut: Bool { judge.layouts != nil }

  /// The groups by whose names it can be chosen.
  var groups: [Group] {
    laysOut && group != .layout ? [group, .layout] : [group]
  }

  init(_ group: Group, _ kind: FindingKind, _ judge: Judge) {
    self.init(group, kind) { _ in judge }
  }

  /// A rule whose kind has options.
  ///
  /// - Parameter makeJudge: Looks at the options once, so that judging does not.
  init(
    _ group: Group, _ kind: FindingKind,
    configured makeJudge: @escaping @Sendable (RuleOptions) -> Judge
  ) {
    self.kind = kind
    self.group = group
    self.makeJudge = makeJudge
    judge = makeJudge(RuleOptions())
  }

  private init(_ rule: Rule, _ judge: Judge) {
    kind = rule.kind
    group = rule.group
    makeJudge = rule.makeJudge
    self.judge = judge
  }

  /// The rule with other values of its options.
  func configured(_ options: RuleOptions) -> Rule { Rule(self, makeJudge(options)) }
}
