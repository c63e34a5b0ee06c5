import BarCatalog
import BarLayout

/// A screen in one of the stacks that show it.
struct StackPlace {
  let surrounding: Surrounding
  /// Whether the stack's navigation bar shows.
  let showsNavigationBar: Bool
  /// Whether the stack's toolbar shows.
  let showsToolbar: Bool
  /// Whether it shows, or has to for the search bar of the screen.
  let mayShowToolbar: Bool
  /// `nil` for a flow that is only implied.
  private let element: Element<Flow>?
  private let top: Element<Screen>
  private let below: Element<Screen>?

  /// - Parameter number: The screen, counted from 0.
  init(_ number: Int, _ surrounding: Surrounding, _ resolved: Resolved, tape: [Cell]) {
    self.surrounding = surrounding
    let flow = resolved.flows[surrounding.flow]
    element = flow.element(on: tape)
    showsNavigationBar = flow.showsNavigationBar(on: tape)
    showsToolbar = flow.showsToolbar(on: tape) && !surrounding.hidesToolbar
    top = Element(tape, at: resolved.screens[number].head)
    mayShowToolbar =
      showsToolbar
      || !surrounding.hidesToolbar && flow.mayShowToolbar(for: top[.navigationItem])
    below = surrounding.back.map { Element(tape, at: resolved.screens[$0].head) }
  }

  var navigationBar: Element<UINavigationBar>? { element?[.navigationBar] }
  var toolbar: Element<UIToolbar>? { element?[.toolbar] }

  var item: StackItem {
    let item = top[.navigationItem]
    let prefersLargeTitles = navigationBar?.resolved(.prefersLargeTitles) ?? false
    let itemBelow = below?[.navigationItem]
    return StackItem(
      item: item, title: item?[.title] ?? top[.title], hasBelow: below != nil, below: itemBelow,
      titleBelow: itemBelow?[.title] ?? below?[.title],
      isLarge: prefersLargeTitles && surrounding.isLarge, prefersLargeTitles: prefersLargeTitles,
      isAboveScrollView: top.scrolls)
  }
}
