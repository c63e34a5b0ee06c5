import BarCatalog

extension Checker {
  /// Remembers, from the pending cells of an app bar, whether header and stack may make each other higher without end:
  /// where the header is as high as a stack that may be as high as it is offered.
  mutating func foreseeHeight(from mark: Int) {
    var isHeightOfStack = false
    var stack: Int?
    for cell in pending[mark...] {
      switch cell.id {
      case MDCAppBarViewController.id(.shouldAdjustHeightBasedOnHeaderStackView):
        isHeightOfStack = cell.word != 0
      case MDCAppBarViewController.id(.headerStackView):
        stack = Int(truncatingIfNeeded: cell.word)
      default: continue
      }
    }
    guard isHeightOfStack, let stack,
      let bottomBar = run(MDCHeaderStackView.id(.bottomBar), at: stack)
    else { return }
    let isOpen = tape.run(at: bottomBar).contains { index in
      switch tape[index].id {
      case ViewDescription.id(.sizing): tape[index].word == UInt64(ViewSizing.clamp.rawValue)
      case ViewDescription.id(.headerStackView): true
      default: false
      }
    }
    if isOpen { mayOverflow = true }
  }

  /// The head of what a property of an element holds.
  private func run(_ id: UInt16, at head: Int) -> Int? {
    tape.run(at: head).first { tape[$0].id == id }.map { Int(truncatingIfNeeded: tape[$0].word) }
  }
}
