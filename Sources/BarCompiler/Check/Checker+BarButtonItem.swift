import BarCatalog

extension Checker {
  /// Adds to the pending cells of an item, from a mark on, what its properties do to each other.
  mutating func completeItem(from mark: Int) {
    for index in mark..<pending.count {
      switch pending[index].id {
      case UIBarButtonItem.id(.primaryAction):
        takeOver(MenuElement.id(.title), as: UIBarButtonItem.id(.title), pending[index], mark)
        takeOver(MenuElement.id(.image), as: UIBarButtonItem.id(.image), pending[index], mark)
      case UIBarButtonItem.id(.customView):
        if takesWhatIsOffered(Int(truncatingIfNeeded: pending[index].word)) { mayOverflow = true }
      default: continue
      }
    }
  }

  /// Gives an item a property of its action that it does not have itself: setting the action sets it, and the item's own
  /// is set after that.
  ///
  /// Source: UIKit/UIBarButtonItem.h primaryAction. An item of the system keeps what the system chose.
  private mutating func takeOver(_ inner: UInt16, as id: UInt16, _ action: Cell, _ mark: Int) {
    for index in mark..<pending.count
    where pending[index].id == id || pending[index].id == UIBarButtonItem.id(.systemItem) {
      return
    }
    for index in tape.run(at: Int(truncatingIfNeeded: action.word)) where tape[index].id == inner {
      pending.append(
        Cell(
          word: tape[index].word, node: tape[index].node, id: id,
          place: UIBarButtonItem.type.place(ofID: id), origin: .primaryAction))
    }
  }

  /// Whether a view may answer all the width that it is offered, which in a bar's item has no end.
  private func takesWhatIsOffered(_ view: Int) -> Bool {
    tape.run(at: view).contains { index in
      switch tape[index].id {
      case ViewDescription.id(.navigationBar), ViewDescription.id(.headerStackView),
        ViewDescription.id(.sizing):
        true
      default: false
      }
    }
  }
}
