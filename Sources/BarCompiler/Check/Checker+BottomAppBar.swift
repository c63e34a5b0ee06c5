import BarCatalog
import BarLayout

extension Checker {
  /// Remembers, from the pending cells of a bottom app bar, whether its outline may be no outline: where the button is
  /// moved so far that the cut around it may not reach the bar's edge.
  mutating func foreseeOutline(from mark: Int) {
    for cell in pending[mark...]
    where cell.id == MDCBottomAppBarView.id(.floatingButtonVerticalOffset) {
      if Double(bitPattern: cell.word).magnitude > cutRadius(buttonHeight: 0) { mayOverflow = true }
    }
  }
}
