import BarCatalog
import BarLayout

// A bar that is pushed has a back item, and which one depends on the screen below.

extension LayoutStage {
  /// The label and the identifier that an app bar gives every back item, whatever the item had
  /// (MDCAppBarViewController.m, `backButtonItem`).
  static let backLabel = "Back"
  static let backIdentifier = "back_bar_button"

  /// Whether an app bar somewhere in a description has a screen below.
  static func needsBackItems(_ resolved: Resolved) -> Bool {
    resolved.screens.contains { screen in
      screen.bars.contains(.appBar) && screen.surroundings.contains { $0.back != nil }
    }
  }

  /// Puts the back item that leads to a screen behind the tape; answers its cell, as a property of a navigation bar.
  mutating func appendBackItem(leadingTo number: Int) -> Cell {
    let written = writtenBackItem(of: number)
    var cells = written.cells
    if cells.isEmpty { cells.append(appendArrow()) }
    let item = UIBarButtonItem.self
    for (id, word) in [
      (item.id(.accessibilityLabel), backLabelWord),
      (item.id(.accessibilityIdentifier), backIdentifierWord),
    ] {
      cells.removeAll { $0.id == id }
      let place = item.type.place(ofID: id)
      cells.insert(
        Cell(word: word, node: -1, id: id, place: place, origin: .flow),
        at: cells.firstIndex { $0.place > place } ?? cells.endIndex)
    }
    let head = append(cells, node: written.node, id: UInt16(item.type.rawValue))
    let id = MDCNavigationBar.id(.backItem)
    return Cell(
      word: UInt64(head), node: written.node, id: id, place: MDCNavigationBar.type.place(ofID: id),
      origin: .flow)
  }

  /// What a screen says of the item that leads back to it, and where; nothing where the toolkit draws an arrow.
  private func writtenBackItem(of number: Int) -> (cells: [Cell], node: Int32) {
    let screen = resolved.screens[number]
    let item = Element<Screen>(tape, at: screen.head)[.navigationItem]?[.backBarButtonItem]
    guard let item else { return ([], screen.node + 1) }
    return (Array(item.cells), item.node)
  }

  /// An arrow of the toolkit: 24 points square, a template without a name.
  private mutating func appendArrow() -> Cell {
    let side = Double(24).bitPattern
    let size = CGSize.self
    let reference = ImageReference.self
    let item = UIBarButtonItem.self
    func cell(_ word: UInt64, _ id: UInt16, of type: BarType) -> Cell {
      Cell(word: word, node: -1, id: id, place: type.place(ofID: id), origin: .flow)
    }
    let sides = append(
      [cell(side, size.id(.width), of: size.type), cell(side, size.id(.height), of: size.type)],
      node: -1, id: UInt16(size.type.rawValue))
    let image = append(
      [cell(UInt64(sides), reference.id(.size), of: reference.type)], node: -1,
      id: UInt16(reference.type.rawValue))
    return cell(UInt64(image), item.id(.image), of: item.type)
  }
}
