/// What the catalog describes.
package enum CatalogVersion {
  /// The newest versions of the toolkits that the catalog knows.
  package static var text: StaticString { "mdc 124.2.0, uikit 27.1" }
}
