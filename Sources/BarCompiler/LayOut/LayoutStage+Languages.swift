import BarCatalog
import BarLayout

extension LayoutStage {
  /// Whether what is said of views, and not shown, is the same in two environments, by their numbers.
  func saysTheSame(_ views: [LaidOutView], in one: Int32, as other: Int32) -> Bool {
    let languages = [one, other].map { resolved.environments[Int($0)].layout.language }
    if languages[0] == languages[1] { return true }
    return views.allSatisfy { $0.object < 0 || saysTheSame(at: $0.object, in: one, as: other) }
  }

  /// Whether what an object says is the same; an item has its view in itself.
  private func saysTheSame(at head: Int32, in one: Int32, as other: Int32) -> Bool {
    tape.run(at: Int(head)).allSatisfy { index in
      let cell = tape[index]
      switch cell.id {
      case UIBarButtonItem.id(.accessibilityLabel), UIBarButtonItem.id(.accessibilityHint),
        UIBarButtonItem.id(.accessibilityValue):
        if cell.origin == .flow, knowsOwnWords(in: one) != knowsOwnWords(in: other) {
          return false
        }
        let text = Text(word: cell.word, tape)
        return text.single != nil || shown(text, in: one) == shown(text, in: other)
      case UIBarButtonItem.id(.customView):
        return saysTheSame(at: Int32(truncatingIfNeeded: cell.word), in: one, as: other)
      default: return true
      }
    }
  }
}
