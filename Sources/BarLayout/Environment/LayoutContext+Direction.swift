package import BarCatalog

extension LayoutContext {
  /// The direction that a view lays its own subviews out in.
  ///
  /// The attribute is the view's alone: subviews do not inherit it (UIView.h, `effectiveUserInterfaceLayoutDirection`).
  package func direction(of attribute: SemanticContentAttribute?) -> LayoutDirection {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .ltr
    case .forceRightToLeft: .rtl
    case .unspecified, nil: environment.direction
    }
  }
}
