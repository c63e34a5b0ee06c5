/// A property that changes how a Material bar behaves as a whole, and what is known of it beyond the property.
///
/// Meaning, default, versions and constraints are the property's own: `entries` looks them up.
package struct BehavioralFlag: Sendable {
  /// Why a flag exists.
  package enum Category: Sendable {
    /// It leads from an old behavior to a new one, and is meant to go away.
    case migration
    /// It chooses between two behaviors that both stay.
    case toggle
  }

  /// How far a flag is on the way that all migrations should take.
  package enum Stage: Sendable {
    /// The old behavior is the default.
    case optIn
    /// The new behavior is the default, and the flag is deprecated.
    case deprecated
    /// The flag is gone.
    case removed
    /// It has been on from the beginning, and those who depend on something else turn it off.
    case onFromTheBeginning
  }

  /// The value to choose.
  package enum Recommendation: Sendable {
    /// This one, always.
    case value(Bool)
    /// This one under a condition, which completes a sentence.
    case conditional(Bool, StaticString)
    /// It depends on the design alone.
    case byDesign
    /// The flag is gone, or is best left as it is.
    case none
  }

  /// Who gives the advice.
  package enum Basis: Sendable {
    /// The toolkit's documents or headers.
    case documented
    /// Nobody outright: it follows from what the flag does and what is planned for it.
    case inferred
  }

  /// The Swift name of the property.
  package let name: StaticString
  /// The types that have the property, the one that defines it first.
  package let owners: [BarType]
  package let category: Category
  /// The stage that documents give; `nil` if they speak of none.
  package let documented: Stage?
  /// The stage that the code is at; `nil` if the flag takes part in no migration.
  package let actual: Stage?
  package let recommended: Recommendation
  package let basis: Basis
  /// What the recommended value is good for, or what the flag decides.
  package let reason: StaticString
  /// What was announced; empty if nothing was.
  package let plan: StaticString
  /// What has to be so for the flag to work.
  package let requirements: [StaticString]
  /// What cannot stand beside it.
  package let conflicts: [StaticString]
  /// What else changes with it.
  package let sideEffects: [StaticString]
  /// Files and symbols, documents and sections, beyond the source of the property.
  package let sources: [StaticString]

  init(
    _ owners: BarType..., category: Category, documented: Stage? = nil, actual: Stage? = nil,
    recommended: Recommendation, basis: Basis, reason: StaticString, plan: StaticString = "",
    requirements: [StaticString] = [], conflicts: [StaticString] = [],
    sideEffects: [StaticString] = [], sources: [StaticString], name: StaticString = #function
  ) {
    self.name = name
    self.owners = owners
    self.category = category
    self.documented = documented
    self.actual = actual
    self.recommended = recommended
    self.basis = basis
    self.reason = reason
    self.plan = plan
    self.requirements = requirements
    self.conflicts = conflicts
    self.sideEffects = sideEffects
    self.sources = sources
  }

  /// What the catalog has on the property, an entry for each owner that has it.
  package var entries: [Entry] {
    owners.compactMap { owner in
      let place = owner.place(ofKey: name)
      return place == 255 ? nil : owner.entry(at: place)
    }
  }
}
