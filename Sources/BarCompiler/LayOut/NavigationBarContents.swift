import BarCatalog

/// Brings a Material navigation bar into the form that layout reads.
///
/// Singular and left or right properties become the lists of leading and trailing items. What an observed item has
/// replaces what the bar says, set or not.
struct NavigationBarContents {
  /// The properties that are set, in the order of setting; the word of a list that has yet to be made is 0.
  private(set) var cells: [Cell] = []
  /// Lists of one that have to be made: the cell that needs the list, and its member.
  private(set) var lists: [(cell: Int, member: Cell)] = []

  init(_ bar: Element<MDCNavigationBar>, observing item: ObservedItem?) {
    cells.reserveCapacity(bar.count + 6)
    for cell in bar.cells where MirroredProperty.itemName(of: cell.id) == nil { cells.append(cell) }
    if let item { copy(item) } else { normalize(bar) }
    sortByPlace()
  }

  /// A bar without anything.
  init() {}

  /// Adds the back item that a stack gives the bar.
  mutating func add(back: Cell) {
    cells.append(back)
    sortByPlace()
  }

  /// Lets a property that is set have another value.
  mutating func set(_ id: UInt16, to word: UInt64) {
    for index in cells.indices where cells[index].id == id { cells[index].word = word }
  }

  /// Adds what a bar has of the mirrored properties by itself, under the names that layout reads.
  private mutating func normalize(_ bar: Element<MDCNavigationBar>) {
    let own = MDCNavigationBar.self
    add(bar.cell(.title), as: own.id(.title))
    add(bar.cell(.titleView), as: own.id(.titleView))
    add(bar.cell(.hidesBackButton), as: own.id(.hidesBackButton))
    add(
      bar.cell(.leadingItemsSupplementBackButton) ?? bar.cell(.leftItemsSupplementBackButton),
      as: own.id(.leadingItemsSupplementBackButton))
    addLast(
      bar, lists: (own.id(.leadingBarButtonItems), own.id(.leftBarButtonItems)),
      singles: (own.id(.leadingBarButtonItem), own.id(.leftBarButtonItem)),
      as: own.id(.leadingBarButtonItems))
    addLast(
      bar, lists: (own.id(.trailingBarButtonItems), own.id(.rightBarButtonItems)),
      singles: (own.id(.trailingBarButtonItem), own.id(.rightBarButtonItem)),
      as: own.id(.trailingBarButtonItems))
  }

  /// Adds what the bar copies from the item: the eight observed properties, those alone.
  private mutating func copy(_ observed: ObservedItem) {
    let item = observed.item
    let bar = MDCNavigationBar.self
    let own = UINavigationItem.self
    let first = cells.count
    add(item.cell(.title) ?? observed.screen.cell(.title), as: bar.id(.title))
    add(item.cell(.titleView), as: bar.id(.titleView))
    add(item.cell(.hidesBackButton), as: bar.id(.hidesBackButton))
    add(
      item.cell(.leftItemsSupplementBackButton), as: bar.id(.leadingItemsSupplementBackButton))
    addLast(
      item, lists: (own.id(.leftBarButtonItems), 0), singles: (own.id(.leftBarButtonItem), 0),
      as: bar.id(.leadingBarButtonItems))
    addLast(
      item, lists: (own.id(.rightBarButtonItems), 0), singles: (own.id(.rightBarButtonItem), 0),
      as: bar.id(.trailingBarButtonItems))
    for index in first..<cells.count {
      let cell = cells[index]
      cells[index] = Cell(
        word: cell.word, node: cell.node, id: cell.id, place: cell.place, origin: .navigationItem)
    }
  }

  private mutating func add(_ cell: Cell?, as id: UInt16) {
    guard let cell else { return }
    cells.append(
      Cell(
        word: cell.word, node: cell.node, id: id, place: MDCNavigationBar.type.place(ofID: id),
        origin: cell.origin))
  }

  /// Adds the list of items that the last setter leaves behind, in the order of setting: a single item replaces a whole list.
  private mutating func addLast<Owner>(
    _ element: Element<Owner>, lists: (UInt16, UInt16), singles: (UInt16, UInt16), as id: UInt16
  ) {
    var last: Cell?
    var isSingle = false
    for cell in element.cells {
      if cell.id == lists.0 || cell.id == lists.1 {
        last = cell
        isSingle = false
      } else if cell.id == singles.0 || cell.id == singles.1 {
        last = cell
        isSingle = true
      }
    }
    guard let last else { return }
    if isSingle { self.lists.append((cells.count, Cell(word: last.word, node: last.node))) }
    add(last, as: id)
  }

  /// Brings the few cells into the order of setting.
  private mutating func sortByPlace() {
    for index in cells.indices.dropFirst() {
      var position = index
      while position > 0, cells[position - 1].place > cells[position].place {
        cells.swapAt(position - 1, position)
        for list in lists.indices {
          if lists[list].cell == position {
            lists[list].cell = position - 1
          } else if lists[list].cell == position - 1 {
            lists[list].cell = position
          }
        }
        position -= 1
      }
    }
  }
}
