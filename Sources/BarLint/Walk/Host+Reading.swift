package import BarCatalog

extension Host {
  /// The bar that reads an object, from what it is and where it stands.
  ///
  /// - Parameters:
  ///   - property: The id of the property that holds it.
  ///   - outer: The bar that reads the owner of that property.
  package init?(reading type: BarType, heldBy property: UInt16, in outer: Host?) {
    switch type {
    case .mdcButtonBar: self = .buttonBar
    // Inside an app bar it is the app bar's.
    case .mdcNavigationBar: self = outer == .appBar ? .appBar : .navigationBar
    case .mdcAppBarViewController: self = .appBar
    case .mdcBottomAppBarView: self = .bottomAppBar
    case .uiNavigationBar: self = .uiNavigationBar
    case .uiToolbar: self = .uiToolbar
    case .viewDescription: return nil
    case .uiBarButtonItem where property == Screen.id(.toolbarItems): self = .uiToolbar
    default:
      guard let outer else { return nil }
      self = outer
    }
  }
}
