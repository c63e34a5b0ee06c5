import BarCatalog

/// What the catalog was asked for one file, for the next: no file changes what is true of another.
package struct CatalogMemory: Sendable {
  /// What is known of the properties that were met.
  var shapes = ShapeTable()
  var knownKeys = KnownKeys()

  /// Nothing was asked.
  package init() {}
}
