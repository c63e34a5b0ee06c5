import BarCatalog

/// What was found out for one file and is as true of the next: no file changes it for another.
package struct CompilerMemory: Sendable {
  /// What is known of the properties that were met.
  var shapes = ShapeTable()
  var knownKeys = KnownKeys()
  var targets = TargetMemory()

  /// Nothing was found out.
  package init() {}
}
