import BarCatalog

/// A header of a Material screen, written or made by the stack that the screen is in.
struct ScreenHeader {
  /// The property of the screen that holds the header's controller, and the controller's type.
  let property: UInt16
  let type: BarType
  /// The cell that holds it; `nil` if the stack makes the header.
  let cell: Cell?
  /// The flow that makes it; `nil` if the app does.
  let flow: Element<Flow>?

  /// The headers of a screen, at most one of each kind.
  ///
  /// - Parameter flow: The flow that makes an app bar for the screen; `nil` if none does.
  static func all(of screen: Element<Screen>, in flow: Element<Flow>?) -> [ScreenHeader] {
    var headers: [ScreenHeader] = []
    let appBar = screen.cell(.appBar)
    if appBar != nil || flow != nil {
      headers.append(
        ScreenHeader(
          property: Screen.id(.appBar), type: .mdcAppBarViewController, cell: appBar, flow: flow))
    }
    if let header = screen.cell(.flexibleHeader) {
      headers.append(
        ScreenHeader(
          property: Screen.id(.flexibleHeader), type: .mdcFlexibleHeaderViewController,
          cell: header, flow: nil))
    }
    return headers
  }

  /// The index of the flow that makes an app bar for a screen where a flow shows it: one of the class that does so, unless
  /// the screen has a header already.
  static func maker(
    of screen: Element<Screen>, in surrounding: Surrounding, _ flows: [ResolvedFlow]
  ) -> Int? {
    guard flows[surrounding.flow].navigationController == .MDCAppBarNavigationController,
      screen.cell(.flexibleHeader) == nil, screen[.appBar]?[.integration] == nil
    else { return nil }
    return surrounding.flow
  }

  /// The objects of the header with all that is set on them.
  func objects(of screen: Element<Screen>) -> HeaderObjects {
    var objects = flags(of: screen)
    if type == .mdcAppBarViewController { objects.setThemeColors() }
    objects.setHeights()
    return objects
  }

  /// The objects of the header without what is computed of their colors and heights.
  func flags(of screen: Element<Screen>) -> HeaderObjects {
    let isContained = isContained(on: screen.tape)
    var objects = HeaderObjects(type, node: cell?.node ?? screen.node, on: screen.tape)
    if flow != nil { objects.preset(.appBarNavigationController) }
    if isContained, type == .mdcFlexibleHeaderViewController {
      objects.preset(.flexibleHeaderContainer)
    }
    if let cell {
      objects.setAll(of: Int32(truncatingIfNeeded: cell.word), type) { held in
        isContained
          || held != .mdcAppBarContainerViewController
            && held != .mdcFlexibleHeaderContainerViewController
      }
    }
    if let flow { objects.setAll(of: flow.head, .flow) { _ in false } }
    return objects
  }

  /// Whether a controller stands around header and screen.
  func isContained(on tape: [Cell]) -> Bool {
    guard let cell else { return false }
    let head = Int32(truncatingIfNeeded: cell.word)
    return type == .mdcAppBarViewController
      ? Element<MDCAppBarViewController>(tape, at: head)[.integration] == .container
      : Element<MDCFlexibleHeaderViewController>(tape, at: head)[.integration] == .container
  }
}
