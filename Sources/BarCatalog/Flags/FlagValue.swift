/// A property and a value for it, as advice or as what a controller sets.
package struct FlagValue: Sendable {
  package let owner: BarType
  /// The Swift name of the property.
  package let name: StaticString
  /// The value as a description writes it.
  package let value: StaticString

  private init<Owner: BarObject>(
    _ property: Property<Owner, Bool>, of owner: Owner.Type, _ value: Bool
  ) {
    self.owner = owner.type
    name = property.name
    self.value = value ? "true" : "false"
  }

  private init?(_ assignment: Assignment) {
    let place = assignment.type.place(ofID: assignment.id)
    guard let word = assignment.word, place != 255 else { return nil }
    let facts = assignment.type.facts(at: place)
    owner = assignment.type
    name = facts.name
    value =
      facts.form.kind == .enumeration
      ? EnumerationName(rawValue: facts.form.parameter)?.spelling(UInt8(truncatingIfNeeded: word))
        ?? "" : word == 0 ? "false" : "true"
  }

  /// What every app bar should be given right after it was made.
  ///
  /// Source: AppBar README, Recommended behavioral flags.
  package static var recommended: [FlagValue] {
    let controller = MDCAppBarViewController.self
    return [
      FlagValue(.inferTopSafeAreaInsetFromViewController, of: controller, true),
      FlagValue(.minMaxHeightIncludesSafeArea, of: MDCFlexibleHeaderView.self, false),
    ]
  }

  /// What an `MDCAppBarNavigationController` gives to the app bars that it makes.
  package static var presetByNavigationController: [FlagValue] {
    Preset.all.filter { $0.integration == .appBarNavigationController }
      .compactMap { FlagValue($0.result) }
  }
}
