package import BarCatalog

/// Which back item a navigation bar has.
package enum BackItem: Sendable {
  /// The one that is set on it, if one is.
  case own
  /// One that the screen below has given it, or none.
  case shown(Element<UIBarButtonItem>?)
  /// None here; in other surroundings it has this one, whose button keeps its place among the views.
  case missing(Element<UIBarButtonItem>)
}
