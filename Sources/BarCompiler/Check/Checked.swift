package import BarCatalog
package import BarSyntax

/// One document whose keys are all in the catalog and whose values all have their type.
///
/// What was wrong is left out, with a finding: a checked description is always usable.
package struct Checked: Sendable {
  package let tree: YAMLTree
  /// Every object of the document, and all that they hold.
  package var tape: [Cell]
  /// The index of the description's head.
  package let head: Int32
  /// The node of the document's root.
  package let root: Int32
  /// Whether a screen is of UIKit.
  package let hasUIKitScreens: Bool
  /// Whether a view somewhere is a bar.
  package let hasBarsInViews: Bool
  /// Whether laying out may leave the finite numbers, or come to no end: then it is done for its findings alone.
  package let mayOverflow: Bool
  /// The screens that segues lead to.
  package let segueTargets: [Reference]
  /// The nodes of targets in which something has no meaning.
  package let wrongTargets: Set<Int32>
  /// What was read through aliases.
  let aliasedRuns: AliasedRuns

  /// The whole description.
  package var description: Element<Description> { Element(tape, at: head) }
}
