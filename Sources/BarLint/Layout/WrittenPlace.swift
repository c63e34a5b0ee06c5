import BarCatalog
import BarCompiler
import BarLayout

/// Where in the description something in a layout comes from.
struct WrittenPlace {
  /// Holds the node.
  let cell: Cell
  /// The head of the object that the cell is a property of, or that is meant itself.
  let owner: Int32
  /// Whether the key is meant rather than the value.
  var isKey = false
}

extension BarUse {
  /// The screen, by its key.
  var placeOfScreen: WrittenPlace {
    WrittenPlace(cell: Cell(word: 0, node: screen.node), owner: screen.head)
  }

  /// An object as a whole; `nil` if the toolkit made it.
  func place(ofObject head: Int32) -> WrittenPlace? {
    guard head >= 0, tape[Int(head)].node >= 0 else { return nil }
    return WrittenPlace(cell: Cell(word: 0, node: tape[Int(head)].node), owner: head)
  }

  /// The key of a property; `nil` if nobody wrote it.
  func place<Owner, Value>(
    ofKey property: Property<Owner, Value>, of element: Element<Owner>
  ) -> WrittenPlace? {
    guard let cell = element.cell(property), cell.node > 0 else { return nil }
    return WrittenPlace(cell: cell, owner: element.head, isKey: true)
  }

  /// The key that holds the bar, or the screen where the bar is a stack's.
  var placeOfBar: WrittenPlace {
    let cell: Cell? =
      switch bar.kind {
      case .appBar: screenElement.cell(.appBar)
      case .flexibleHeader: screenElement.cell(.flexibleHeader)
      case .headerStackView: screenElement.cell(.headerStackView)
      case .navigationBar, .uiNavigationBar: screenElement.cell(.navigationBar)
      case .buttonBar: screenElement.cell(.buttonBar)
      case .bottomAppBar: screenElement.cell(.bottomAppBar)
      case .uiToolbar: screenElement.cell(.toolbar) ?? screenElement.cell(.toolbarItems)
      }
    guard let cell, cell.node > 0 else { return placeOfScreen }
    return WrittenPlace(cell: cell, owner: screen.head, isKey: true)
  }

  /// The key of an app bar's theme; `nil` if there is none.
  var placeOfTheme: WrittenPlace? {
    guard bar.kind == .appBar, let controller = screenElement[.appBar],
      let cell = controller.cell(.theme), cell.node > 0
    else { return nil }
    return WrittenPlace(cell: cell, owner: controller.head, isKey: true)
  }

  /// The text that a view shows, where it stands in the file; `nil` if it is the toolkit's own.
  func place(ofText name: Name, in view: LaidOutView) -> WrittenPlace? {
    for owner in owners(ofTextIn: view) {
      for index in tape.run(at: Int(owner)) {
        if let found = cell(of: name, at: index, of: owner) {
          return WrittenPlace(cell: found, owner: owner)
        }
      }
    }
    return nil
  }

  /// The cell of a text, or that of one of its languages.
  private func cell(of name: Name, at index: Int, of owner: Int32) -> Cell? {
    let cell = tape[index]
    guard BarUse.titles.contains(cell.id) else { return nil }
    // The title of a floating button is keyed by its state.
    if tape[Int(owner)].id == UInt16(BarType.mdcFloatingButton.rawValue) {
      return tape.run(at: Int(truncatingIfNeeded: cell.word)).lazy
        .compactMap { self.cell(of: name, in: self.tape[$0]) }.first
    }
    return self.cell(of: name, in: cell)
  }

  private func cell(of name: Name, in cell: Cell) -> Cell? {
    if cell.word == name.word { return cell.node >= 0 ? cell : nil }
    guard cell.word & Text.perLanguage != 0 else { return nil }
    let run = tape.run(at: Int(truncatingIfNeeded: cell.word & 0xFFFF_FFFF))
    guard let text = run.first(where: { tape[$0].word == name.word && tape[$0].node >= 0 }) else {
      return nil
    }
    return Cell(
      word: tape[text].word, node: tape[text].node, id: cell.id, place: cell.place,
      origin: cell.origin)
  }

  /// The properties whose texts bars show.
  private static var titles: [UInt16] {
    [
      UINavigationItem.id(.title), UINavigationItem.id(.subtitle), UINavigationItem.id(.prompt),
      UINavigationItem.id(.largeTitle),
    ]
  }

  /// The heads of the objects that the text of a view may belong to.
  private func owners(ofTextIn view: LaidOutView) -> [Int32] {
    switch view.type {
    case .barButton, .uiBarButton, .floatingButton: return view.object < 0 ? [] : [view.object]
    default: break
    }
    let written = Element<Screen>(tape, at: screen.head)
    var owners: [Int32] = []
    if let items = written[.navigationBar]?.uikit?[.items] { owners += items.map(\.head) }
    if let item = written[.navigationItem] { owners.append(item.head) }
    owners.append(screen.head)
    // A resolved bar holds its own values and those copied from the navigation item.
    if view.parent >= 0, views[Int(view.parent)].object >= 0 {
      owners.append(views[Int(view.parent)].object)
    }
    return owners
  }
}
