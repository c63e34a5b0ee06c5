import BarCatalog
import BarCompiler

extension BarUse {
  /// The controller of a header, with all that is set on it. Ids are of names, so what an app bar shares with it is read
  /// from either alike.
  var headerController: Element<MDCFlexibleHeaderViewController>? {
    switch bar.kind {
    case .appBar, .flexibleHeader:
      bar.head < 0 ? nil : Element(tape, at: bar.head)
    case .headerStackView, .navigationBar, .buttonBar, .bottomAppBar, .uiNavigationBar, .uiToolbar:
      nil
    }
  }

  /// The view of a header, with all that is set on it.
  var headerView: Element<MDCFlexibleHeaderView>? { headerController?[.headerView] }
}
