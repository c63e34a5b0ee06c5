package import BarCatalog
package import BarLayout

/// What a screen is laid out for, with the names that it has in the output.
package struct Environment: Sendable {
  /// `device/orientation/direction`, and what else tells it from the others.
  package var id: String
  /// The ids of all environments with this geometry, in the order of targets.
  package var names: [String]
  package let layout: LayoutEnvironment
  package let window: WindowKind
  /// The lowest confidence of the device's figures.
  package let confidence: Confidence
}
