/// A state of a bar of UIKit that has a look.
///
/// A state takes the first look that is set, for each name in turn that of the topmost item and then that of the bar
/// (UIKit/UINavigationBar.h). Looks are not merged.
package enum AppearanceSlot: UInt8, CaseIterable, Sendable {
  case standard, compact, scrollEdge, compactScrollEdge

  /// The state of a bar, by whether it is low and whether content ends below it.
  package init(isLow: Bool, isAtEdge: Bool) {
    self =
      switch (isLow, isAtEdge) {
      case (false, false): .standard
      case (true, false): .compact
      case (false, true): .scrollEdge
      case (true, true): .compactScrollEdge
      }
  }

  package var name: StaticString {
    switch self {
    case .standard: "standard"
    case .compact: "compact"
    case .scrollEdge: "scrollEdge"
    case .compactScrollEdge: "compactScrollEdge"
    }
  }

  /// Whether content ends below the bar, so that a look for another state stands in without its background.
  package var isAtEdge: Bool { self == .scrollEdge || self == .compactScrollEdge }

  /// The property of the state itself.
  package var own: UInt16 {
    switch self {
    case .standard: UINavigationBar.id(.standardAppearance)
    case .compact: UINavigationBar.id(.compactAppearance)
    case .scrollEdge: UINavigationBar.id(.scrollEdgeAppearance)
    case .compactScrollEdge: UINavigationBar.id(.compactScrollEdgeAppearance)
    }
  }

  /// The next state whose look stands in for this one's.
  package var next: AppearanceSlot? {
    switch self {
    case .standard: nil
    case .compact, .scrollEdge: .standard
    case .compactScrollEdge: .scrollEdge
    }
  }

  /// The state after the next one, which only the last state has.
  private var afterNext: AppearanceSlot? { self == .compactScrollEdge ? .compact : nil }

  /// The cell of the look that counts, and what it is of.
  ///
  /// - Parameters:
  ///   - item: The head of the topmost item, or -1.
  ///   - bar: The head of the bar, or -1.
  package func look(item: Int32, bar: Int32, _ tape: [Cell]) -> (
    cell: Cell, isOfItem: Bool, slot: AppearanceSlot
  )? {
    func find(_ slot: AppearanceSlot) -> (cell: Cell, isOfItem: Bool, slot: AppearanceSlot)? {
      for (owner, isOfItem) in [(item, true), (bar, false)] where owner >= 0 {
        for index in tape.run(at: Int(owner)) where tape[index].id == slot.own {
          return (tape[index], isOfItem, slot)
        }
      }
      return nil
    }
    if let own = find(self) { return own }
    if let next, next != .standard, let found = find(next) { return found }
    if let afterNext, let found = find(afterNext) { return found }
    return self == .standard ? nil : find(.standard)
  }
}
