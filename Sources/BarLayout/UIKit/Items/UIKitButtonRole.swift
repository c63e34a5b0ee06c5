package import BarCatalog

/// The role that a button is drawn in.
package enum UIKitButtonRole: Sendable {
  case plain, prominent, back

  package init(_ item: Element<UIBarButtonItem>) {
    switch item[.style] {
    case .done, .prominent: self = .prominent
    case .plain, .bordered, nil: self = .plain
    }
  }
}
