/// What to do about a property of UIKit's bars now that bars are glass.
package struct GlassAdvice: Sendable {
  /// What the advice comes to.
  package enum Verdict: Sendable {
    /// Do not set it any more.
    case stop
    /// Set it: it is the way that is left.
    case `do`
    /// Write the newer name.
    case replace
    /// It still works as it did.
    case allowed
    /// It works, and another way is better.
    case preferOther
  }

  /// Where the advice counts.
  package enum Condition: Equatable, Sendable {
    /// Everywhere.
    case always
    /// From a version of iOS on.
    case from(Version)
    /// Where the app is built with an SDK of 26 or later and runs on such a system, whatever its Info.plist says.
    case built
    /// Where bars are glass.
    case glass
  }

  /// A name of the catalog's own, in kebab case.
  package let name: StaticString
  package let verdict: Verdict
  package let sentence: StaticString
  /// What a description can say of what the advice is about.
  package let properties: [Assignment]
  /// What a description cannot say, one a line; empty if there is nothing.
  package let others: StaticString
  /// What to do in place of it, or how to do it; empty if there is nothing to do.
  package let instead: StaticString
  package let condition: Condition
  package let note: StaticString
  /// What of it was concluded and not read; empty if nothing.
  package let uncertainty: StaticString
  /// One a line.
  package let sources: StaticString

  init(
    _ name: StaticString, _ verdict: Verdict, _ sentence: StaticString, of properties: [Assignment],
    others: StaticString = "", instead: StaticString = "", condition: Condition,
    note: StaticString = "", uncertainty: StaticString = "", sources: StaticString
  ) {
    self.name = name
    self.verdict = verdict
    self.sentence = sentence
    self.properties = properties
    self.others = others
    self.instead = instead
    self.condition = condition
    self.note = note
    self.uncertainty = uncertainty
    self.sources = sources
  }
}

extension GlassAdvice.Verdict {
  /// The verdict as people say it.
  package var phrase: StaticString {
    switch self {
    case .stop: "avoid"
    case .do: "do so"
    case .replace: "replace"
    case .allowed: "still allowed"
    case .preferOther: "prefer another way"
    }
  }
}

extension GlassAdvice.Condition {
  /// Whether the advice counts for an app on a system.
  ///
  /// - Parameters:
  ///   - os: The version that the app runs on.
  ///   - sdk: The version that it is built with.
  ///   - requiresCompatibility: What `UIDesignRequiresCompatibility` of its Info.plist says.
  package func holds(os: Version, sdk: Version, requiresCompatibility: Bool) -> Bool {
    switch self {
    case .always: true
    case .from(let version): os >= version
    case .built: os >= LiquidGlass.first && sdk >= LiquidGlass.first
    case .glass:
      LiquidGlass.isActive(os: os, sdk: sdk, requiresCompatibility: requiresCompatibility)
    }
  }

  /// The condition as people say it.
  package var phrase: String {
    switch self {
    case .always: "always"
    case .from(let version): "since iOS \(version.major)"
    case .built: "on iOS 26 and later, built with SDK 26 or later"
    case .glass: "where bars are glass"
    }
  }
}
