package import BarCatalog
import BarSyntax

/// What to lay out for where a description does not say, key by key.
package struct TargetDefaults: Sendable {
  /// Descriptions of nothing but targets, the closest one first.
  private var descriptions: [Checked] = []

  /// Nothing but what is usual.
  package static var none: TargetDefaults { TargetDefaults() }

  private init() {}

  /// The targets of one description.
  init(_ description: Checked) { descriptions = [description] }

  /// The same, and where they say nothing others.
  package func over(_ others: TargetDefaults) -> TargetDefaults {
    var result = self
    result.descriptions += others.descriptions
    return result
  }

  /// Whether these are the very same.
  func isIdentical(to other: TargetDefaults) -> Bool {
    descriptions.count == other.descriptions.count
      && zip(descriptions, other.descriptions).allSatisfy { $0.tree.isIdentical(to: $1.tree) }
  }

  /// Whether nothing is said.
  package var isEmpty: Bool { descriptions.isEmpty }

  /// The closest ones, as a description.
  var layer: Checked? { descriptions.first }

  /// Each one with its tree, the closest first.
  var layers: [TargetLayer] {
    descriptions.compactMap { checked in
      checked.description[.targets].map { TargetLayer(targets: $0, tree: checked.tree) }
    }
  }

  /// What the closest one that says anything about a property says.
  package func value<Value>(of property: Property<Targets, Value?>) -> Value? {
    for description in descriptions {
      if let value = description.description[.targets]?[property] { return value }
    }
    return nil
  }

  /// The languages of the closest ones that say languages or directions.
  package var languages: [String] {
    for layer in layers where layer.targets.saysReadings {
      return (layer.targets[.languages] ?? .empty).map { layer.tree.string($0.word) }
    }
    return []
  }
}

extension Element<Targets> {
  /// Whether it says languages or directions: either stands in place of both where they are said farther away.
  package var saysReadings: Bool { self[.languages] != nil || self[.directions] != nil }

  /// The closer of the targets of a screen and of its description that says languages or directions; `nil` if neither does.
  package static func sayingReadings(
    _ screen: Element<Targets>?, _ description: Element<Targets>?
  ) -> Element<Targets>? {
    if let screen, screen.saysReadings { return screen }
    if let description, description.saysReadings { return description }
    return nil
  }
}

/// Targets, and the tree that they are written in.
struct TargetLayer {
  let targets: Element<Targets>
  let tree: YAMLTree
}
