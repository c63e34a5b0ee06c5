import BarCatalog
import BarLayout

/// A screen in one of the stacks that show it.
struct StackPlace {
  private let surrounding: Surrounding
  private let flow: ResolvedFlow
  /// Nothing for a flow that is only implied.
  private let element: Element<Flow>?
  private let top: Element<Screen>
  private let below: Element<Screen>?

  /// - Parameter number: The screen, counted from 0.
  init(_ number: Int, _ surrounding: Surrounding, _ resolved: Resolved, tape: [Cell]) {
    self.surrounding = surrounding
    flow = resolved.flows[surrounding.flow]
    element = flow.head < 0 ? nil : Element(tape, at: flow.head)
    top = Element(tape, at: resolved.screens[number].head)
    below = surrounding.back.map { Element(tape, at: resolved.screens[$0].head) }
  }

  var navigationBar: Element<UINavigationBar>? { element?[.navigationBar] }
  var toolbar: Element<UIToolbar>? { element?[.toolbar] }

  /// Whether the stack's navigation bar shows.
  var showsNavigationBar: Bool {
    flow.navigationController == .UINavigationController
      && !(element?.resolved(.isNavigationBarHidden) ?? false)
  }

  /// Whether the stack's toolbar shows.
  var showsToolbar: Bool {
    flow.navigationController == .UINavigationController
      && !(element?.resolved(.isToolbarHidden) ?? true) && !surrounding.hidesToolbar
  }

  var item: StackItem {
    let item = top[.navigationItem]
    let itemBelow = below?[.navigationItem]
    return StackItem(
      item: item, title: item?[.title] ?? top[.title], hasBelow: below != nil, below: itemBelow,
      titleBelow: itemBelow?[.title] ?? below?[.title],
      isLarge: (navigationBar?.resolved(.prefersLargeTitles) ?? false) && surrounding.isLarge)
  }
}
