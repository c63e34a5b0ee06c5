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

  /// The state that the bar is in at rest, where content ends at it: for apps of iOS 13 and 14 that counts only for
  /// large titles, for older ones not at all.
  ///
  /// Source: https://developer.apple.com/documentation/uikit/uinavigationbar/scrolledgeappearance.
  package func slot(in environment: LayoutEnvironment, _ tape: [Cell]) -> AppearanceSlot {
    let isLow = environment.verticalSizeClass == .compact
    let prefersLargeTitles =
      !isToolbar && bar >= 0
      && Element<UINavigationBar>(tape, at: bar).resolved(.prefersLargeTitles)
    let release = environment.look.major
    let hasEdge = release >= 15 || release >= 13 && prefersLargeTitles && !isLow
    return AppearanceSlot(isLow: isLow, isAtEdge: isInStack && hasEdge)
  }

  /// The cell of the look that counts at rest, and the state that it is of; `nil` if nobody gives one.
  package func look(in environment: LayoutEnvironment, _ tape: [Cell]) -> (
    cell: Cell, slot: AppearanceSlot
  )? {
    look(in: slot(in: environment, tape), environment, tape)
  }

  /// What of the look shows at rest.
  package func drawn(in environment: LayoutEnvironment, _ tape: [Cell]) -> DrawnLook {
    let isAtEdge = slot(in: environment, tape).isAtEdge
    let found = look(in: environment, tape)
    // From iOS 26 on, only an item with attributed titles reads attributes.
    let hasAttributes =
      environment.os.major >= 26 && item >= 0
      && Element<UINavigationItem>(tape, at: item).hasAttributedText
    return DrawnLook(
      head: found.map { Int32(truncatingIfNeeded: $0.cell.word) } ?? -1,
      hasBackground: found.map { !isAtEdge || $0.slot.isAtEdge }
        ?? (!isAtEdge && hasLegacyBackground(tape)),
      hasAttributes: hasAttributes)
  }
}

extension BarSource {
  /// Whether the bar says without a look what its background is: bars of both kinds have these under the same ids.
  fileprivate func hasLegacyBackground(_ tape: [Cell]) -> Bool {
    bar >= 0
      && tape.run(at: Int(bar)).contains { index in
        switch tape[index].id {
        case UINavigationBar.id(.barStyle), UINavigationBar.id(.isTranslucent),
          UINavigationBar.id(.barTintColor), UINavigationBar.id(.backgroundImage):
          true
        default: false
        }
      }
  }
}

/// What of a look shows: environments that look alike have equal ones.
package struct DrawnLook: Equatable, Sendable {
  /// The head of the look's element; -1 where nobody gives one.
  package let head: Int32
  /// Whether the background of the look, or what the bar says without one, is drawn.
  package let hasBackground: Bool
  /// Whether texts have attributes of their own.
  package let hasAttributes: Bool
}

extension Element<UINavigationItem> {
  fileprivate var hasAttributedText: Bool {
    self[.attributedTitle] != nil || self[.attributedSubtitle] != nil
      || self[.largeAttributedSubtitle] != nil
  }
}
