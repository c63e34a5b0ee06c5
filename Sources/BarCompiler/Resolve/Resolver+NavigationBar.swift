import BarCatalog
import BarSyntax
import BarText

extension Resolver {
  /// The navigation item that a screen's own bar observes: the screen's, unless the bar says that it does not.
  func observedItem(
    of screen: Element<Screen>, by bar: Element<MDCNavigationBar>
  ) -> ObservedItem? {
    guard bar[.observesNavigationItem] ?? true, let item = screen[.navigationItem] else { return nil }
    return ObservedItem(item: item, screen: screen)
  }

  /// Brings a bar into the form that layout reads, and answers the head of its new element.
  ///
  /// Singular and left or right properties become the lists of leading and trailing items. What an observed item has
  /// replaces what the bar says, set or not.
  mutating func resolveNavigationBar(
    _ bar: Element<MDCNavigationBar>, observing observed: ObservedItem?
  ) -> Int32 {
    var cells: [Cell] = []
    cells.reserveCapacity(bar.count + 6)
    for cell in bar.cells where !MirroredProperty.ids.contains(cell.id) { cells.append(cell) }
    if let observed {
      reportOverwritten(bar, observed)
      cells += copied(from: observed)
      let item = observed.item
      resolveView(item[.titleView])
      resolveViews(of: item[.leftBarButtonItems], and: item[.leftBarButtonItem])
      resolveViews(of: item[.rightBarButtonItems], and: item[.rightBarButtonItem])
    } else {
      cells += normalized(bar)
      resolveView(bar[.titleView])
      resolveViews(of: bar[.leadingBarButtonItems], and: bar[.leadingBarButtonItem])
      resolveViews(of: bar[.leftBarButtonItems], and: bar[.leftBarButtonItem])
      resolveViews(of: bar[.trailingBarButtonItems], and: bar[.trailingBarButtonItem])
      resolveViews(of: bar[.rightBarButtonItems], and: bar[.rightBarButtonItem])
    }
    resolveView(bar[.backItem]?[.customView])
    let type = MDCNavigationBar.type
    cells.sort { type.place(ofID: $0.id) < type.place(ofID: $1.id) }
    return append(cells, node: bar.node, id: UInt16(type.rawValue))
  }

  /// What a bar has of the mirrored properties by itself, under the names that layout reads.
  private mutating func normalized(_ bar: Element<MDCNavigationBar>) -> [Cell] {
    var cells: [Cell] = []
    let id = MDCNavigationBar.self
    for same in [id.id(.title), id.id(.titleView), id.id(.hidesBackButton)] {
      if let index = bar.index(of: same) { cells.append(bar.tape[index]) }
    }
    if let supplement = bar.cell(.leadingItemsSupplementBackButton)
      ?? bar.cell(.leftItemsSupplementBackButton)
    {
      cells.append(renamed(supplement, id.id(.leadingItemsSupplementBackButton)))
    }
    if let items = lastSet(
      bar, lists: [id.id(.leadingBarButtonItems), id.id(.leftBarButtonItems)],
      singles: [id.id(.leadingBarButtonItem), id.id(.leftBarButtonItem)])
    {
      cells.append(renamed(items, id.id(.leadingBarButtonItems)))
    }
    if let items = lastSet(
      bar, lists: [id.id(.trailingBarButtonItems), id.id(.rightBarButtonItems)],
      singles: [id.id(.trailingBarButtonItem), id.id(.rightBarButtonItem)])
    {
      cells.append(renamed(items, id.id(.trailingBarButtonItems)))
    }
    return cells
  }

  /// What the bar copies from the item: the eight observed properties, those alone.
  private mutating func copied(from observed: ObservedItem) -> [Cell] {
    let item = observed.item
    let bar = MDCNavigationBar.self
    let own = UINavigationItem.self
    var cells: [Cell] = []
    func copy(_ cell: Cell?, _ id: UInt16) {
      guard var cell = cell else { return }
      cell.id = id
      cell.key = Origin.navigationItem.rawValue
      cells.append(cell)
    }
    copy(item.cell(.title) ?? observed.screen.cell(.title), bar.id(.title))
    copy(item.cell(.titleView), bar.id(.titleView))
    copy(item.cell(.hidesBackButton), bar.id(.hidesBackButton))
    copy(item.cell(.leftItemsSupplementBackButton), bar.id(.leadingItemsSupplementBackButton))
    copy(
      lastSet(item, lists: [own.id(.leftBarButtonItems)], singles: [own.id(.leftBarButtonItem)]),
      bar.id(.leadingBarButtonItems))
    copy(
      lastSet(item, lists: [own.id(.rightBarButtonItems)], singles: [own.id(.rightBarButtonItem)]),
      bar.id(.trailingBarButtonItems))
    return cells
  }

  /// The list of items that the last setter leaves behind, in the order of setting; a single item replaces a whole list.
  private mutating func lastSet<Owner>(
    _ element: Element<Owner>, lists: [UInt16], singles: [UInt16]
  ) -> Cell? {
    var last: Cell?
    var isSingle = false
    for cell in element.cells where lists.contains(cell.id) || singles.contains(cell.id) {
      last = cell
      isSingle = singles.contains(cell.id)
    }
    guard var cell = last, isSingle else { return last }
    let member = Cell(word: cell.word, node: cell.node)
    cell.word = UInt64(append([member], node: cell.node, id: 0))
    return cell
  }

  private func renamed(_ cell: Cell, _ id: UInt16) -> Cell {
    var cell = cell
    cell.id = id
    return cell
  }

  // MARK: Bars in views

  /// Resolves the bars that stand in a view.
  mutating func resolveView(_ view: Element<ViewDescription>?) {
    guard let view else { return }
    if let index = view.index(of: ViewDescription.id(.navigationBar)) {
      let nested = Element<MDCNavigationBar>(word: view.tape[index].word, view.tape)
      let head = resolveNavigationBar(nested, observing: nil)
      changes.append((index, UInt64(head)))
    }
    if let stack = view[.headerStackView] { resolveViews(of: stack) }
    if let bar = view[.buttonBar] { resolveViews(of: bar[.items]) }
  }

  mutating func resolveViews(of stack: Element<MDCHeaderStackView>) {
    resolveView(stack[.topBar])
    resolveView(stack[.bottomBar])
  }

  /// Resolves the bars in the custom views of items.
  mutating func resolveViews(
    of items: List<Element<UIBarButtonItem>>?, and single: Element<UIBarButtonItem>? = nil
  ) {
    if let items {
      for item in items { resolveView(item[.customView]) }
    }
    resolveView(single?[.customView])
  }
}

/// A navigation item that a bar observes, and the screen that it belongs to: its title is the item's where the item has none.
struct ObservedItem {
  let item: Element<UINavigationItem>
  let screen: Element<Screen>
}
