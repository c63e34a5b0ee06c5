package import BarCatalog
package import BarCompiler

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
    guard let host = Host(reading: type, heldBy: property, in: outer?.host) else { return nil }
    switch type {
    case .mdcButtonBar:
      let bar = Element<MDCButtonBar>(tape, at: head)
      self.init(host, resetsItems: bar[.resetsItems] ?? false)
    case .mdcNavigationBar: self.init(host, Element<MDCNavigationBar>(tape, at: head))
    default: self = outer?.host == host ? outer ?? ReadingBar(host) : ReadingBar(host)
    }
  }

  /// The bar that shows a screen's navigation item; `nil` if none does.
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

extension Resolved {
  /// The bar that shows the navigation item of a screen, counted from 0; `nil` if none does.
  package func host(ofItemOfScreen number: Int) -> Host? {
    ReadingBar(
      ofItemOf: screens[number], Element(tape, at: screens[number].head), among: flows)?.host
  }
}
