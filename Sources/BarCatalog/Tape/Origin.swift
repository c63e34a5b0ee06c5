/// Where the value of a property comes from.
@frozen @usableFromInline
package enum Origin: UInt16, Sendable {
  /// Written where it counts.
  case file
  /// Written in the description's `defaults`.
  case defaults
  /// The catalog's default, or one that is computed from the rest.
  case `default`
  /// What the way of integrating a bar sets.
  case preset
  /// What a navigation stack sets.
  case flow
  /// Copied from the navigation item that a bar observes.
  case navigationItem
  /// Taken over from an item's action.
  case primaryAction
  /// A side effect of another property, which the cell names.
  case sideEffect

  /// The word that the layout IR uses; in place of `sideEffect` it has the name of the other property.
  package var name: StaticString {
    switch self {
    case .file: "file"
    case .defaults: "defaults"
    case .default: "default"
    case .preset: "preset"
    case .flow: "flow"
    case .navigationItem: "navigationItem"
    case .primaryAction: "primaryAction"
    case .sideEffect: "sideEffect"
    }
  }
}
