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

  /// The states whose looks count for this one, in this order.
  package var chain: [AppearanceSlot] {
    switch self {
    case .standard: [.standard]
    case .compact: [.compact, .standard]
    case .scrollEdge: [.scrollEdge, .standard]
    case .compactScrollEdge: [.compactScrollEdge, .scrollEdge, .compact, .standard]
    }
  }

  /// The cell of the look that counts, and what it is of.
  ///
  /// - Parameters:
  ///   - item: The head of the topmost item, or -1.
  ///   - bar: The head of the bar, or -1.
  package func look(item: Int32, bar: Int32, _ tape: [Cell]) -> (
    cell: Cell, isOfItem: Bool, slot: AppearanceSlot
  )? {
    for slot in chain {
      for (owner, isOfItem) in [(item, true), (bar, false)] where owner >= 0 {
        for index in tape.run(at: Int(owner)) where tape[index].id == slot.own {
          return (tape[index], isOfItem, slot)
        }
      }
    }
    return nil
  }
}
