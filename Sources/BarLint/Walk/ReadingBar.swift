import BarCatalog
import BarCompiler

/// The bar that reads an object.
struct ReadingBar: Equatable {
  let host: Host
  /// Whether the app sets the bar's items again after it changed one.
  var resetsItems = false

  /// A bar of Material Components that says of itself whether its items are set again.
  init(_ host: Host, _ bar: Element<MDCNavigationBar>?) {
    self.host = host
    resetsItems = bar?[.resetsItems] ?? false
  }

  init(_ host: Host, resetsItems: Bool = false) {
    self.host = host
    self.resetsItems = resetsItems
  }
}

extension ReadingBar {
  /// The bar that reads an object, from what it is and where it stands.
  ///
  /// - Parameters:
  ///   - head: The index of the object's head.
  ///   - property: The id of the property that holds it.
  ///   - outer: The bar that reads the owner of that property.
  init?(
    of type: BarType, at head: Int32, on tape: [Cell], _ property: UInt16, in outer: ReadingBar?
  ) {
    switch type {
    case .mdcButtonBar:
      let bar = Element<MDCButtonBar>(tape, at: head)
      self.init(.buttonBar, resetsItems: bar[.resetsItems] ?? false)
    case .mdcNavigationBar:
      // Inside an app bar it is the app bar's.
      self.init(
        outer?.host == .appBar ? .appBar : .navigationBar, Element<MDCNavigationBar>(tape, at: head)
      )
    case .mdcAppBarViewController: self.init(.appBar)
    case .mdcBottomAppBarView: self.init(.bottomAppBar)
    case .uiNavigationBar: self.init(.uiNavigationBar)
    case .uiToolbar: self.init(.uiToolbar)
    case .viewDescription: return nil
    case .uiBarButtonItem where property == Screen.id(.toolbarItems): self.init(.uiToolbar)
    default:
      guard let outer else { return nil }
      self = outer
    }
  }

  /// The bar that shows a screen's navigation item; nothing where none does.
  init?(
    ofItemOf screen: ResolvedScreen, _ element: Element<Screen>, among flows: [ResolvedFlow]
  ) {
    if screen.toolkit == .uikit {
      self.init(.uiNavigationBar)
      return
    }
    let hasAppBar =
      element.index(of: Screen.id(.appBar)) != nil
      || screen.surroundings.contains {
        flows[$0.flow].navigationController == .MDCAppBarNavigationController
      }
    if hasAppBar {
      self.init(.appBar)
    } else if let bar = element[.navigationBar]?.material, bar[.observesNavigationItem] ?? true {
      self.init(.navigationBar, bar)
    } else if !screen.surroundings.isEmpty {
      self.init(.uiNavigationBar)
    } else {
      return nil
    }
  }
}
