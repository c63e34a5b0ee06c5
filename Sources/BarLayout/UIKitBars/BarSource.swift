package import BarCatalog

/// What a bar of UIKit takes its look from.
package struct BarSource: Equatable, Sendable {
  /// The head of the navigation item on top; -1 for none, and for a toolbar.
  package let item: Int32
  /// The head of the bar; -1 where a stack has one that the description says nothing of.
  package let bar: Int32
  package let isToolbar: Bool
  /// Whether a navigation controller tells the bar where content ends.
  package let isInStack: Bool

  package init(item: Int32, bar: Int32, isToolbar: Bool, isInStack: Bool) {
    self.item = item
    self.bar = bar
    self.isToolbar = isToolbar
    self.isInStack = isInStack
  }

  /// The state that the bar is in at rest, where content ends at it: before iOS 15 that counts only for large titles.
  package func slot(in environment: LayoutEnvironment, _ tape: [Cell]) -> AppearanceSlot {
    let isLow = environment.verticalSizeClass == .compact
    let prefersLargeTitles =
      !isToolbar && bar >= 0
      && Element<UINavigationBar>(tape, at: bar).resolved(.prefersLargeTitles)
    return AppearanceSlot(
      isLow: isLow,
      isAtEdge: isInStack && (environment.os.major >= 15 || prefersLargeTitles && !isLow))
  }

  /// The cell of the look that counts at rest, and the state that it is of; nothing where nobody gives one.
  package func look(in environment: LayoutEnvironment, _ tape: [Cell]) -> (
    cell: Cell, slot: AppearanceSlot
  )? {
    guard environment.os.major >= 13 else { return nil }
    return slot(in: environment, tape).look(item: item, bar: bar, tape)
      .map { ($0.cell, $0.slot) }
  }
}
