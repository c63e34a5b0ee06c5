import BarCatalog

/// What leaves a bar that is too narrow, in the order in which it does: groups shrink to the item that stands for them,
/// then what matters least moves into the menu.
///
/// Which of two items leaves that matter alike is known of toolbars (LoopKit/Loop#2515: the last one), and that
/// those in the middle leave first of Apple's words on the style `navigator`.
struct Departures {
  private enum Step {
    case shrink(group: Int32)
    case move(group: Int32)
  }

  private let entries: [RowEntry]
  private var steps: [Step] = []

  /// - Parameter hasMenu: Whether there is a menu to move into.
  init(_ entries: [RowEntry], hasMenu: Bool, _ environment: LayoutEnvironment) {
    self.entries = entries
    let groups = Self.groups(of: entries, environment)
    steps = groups.filter { $0.hasItem && $0.hasRepresentative }.map { .shrink(group: $0.number) }
    if hasMenu {
      let movable = groups.enumerated().filter { $0.element.hasItem && !$0.element.isPinned }
      steps += movable.sorted {
        ($0.element.priority, $0.offset) < ($1.element.priority, $1.offset)
      }.map { .move(group: $0.element.number) }
    }
  }

  /// The entries after as few departures as let them fit, or after all; some have to leave.
  ///
  /// - Parameter fit: Whether entries find room.
  func settled(fit: ([RowEntry]) -> Bool) -> [RowEntry] {
    if steps.isEmpty { return entries }
    var low = 1
    var high = steps.count
    while low < high {
      let middle = (low + high) / 2
      if fit(entries(after: middle)) { high = middle } else { low = middle + 1 }
    }
    return entries(after: low)
  }

  private func entries(after count: Int) -> [RowEntry] {
    var shrunk: Set<Int32> = []
    var moved: Set<Int32> = []
    for step in steps.prefix(count) {
      switch step {
      case .shrink(let group): shrunk.insert(group)
      case .move(let group): moved.insert(group)
      }
    }
    var entries = entries
    for index in entries.indices {
      let entry = entries[index]
      if entry.isMenu {
        if !moved.isEmpty { entries[index].fate = .shown }
      } else if moved.contains(entry.group) {
        // A menu lists the items themselves.
        entries[index].fate = entry.isRepresentative ? .absent : .inMenu
      } else if shrunk.contains(entry.group) {
        entries[index].fate = entry.isRepresentative ? .shown : .absent
      }
    }
    return entries.withoutIdleSpaces
  }

  private struct Group {
    let number: Int32
    /// Whether an item stands for the others.
    var hasRepresentative = false
    var isPinned = false
    /// Whether there is something to see that is not a space.
    var hasItem = false
    var priority: UInt8 = 0
  }

  /// The groups in the order in which they leave where all matter alike.
  private static func groups(of entries: [RowEntry], _ environment: LayoutEnvironment) -> [Group] {
    var groups: [Group] = []
    for part in [RowEntry.Part.center, .trailing, .leading] {
      for entry in entries.part(part).reversed() where entry.fate != .inMenu {
        if groups.last?.number != entry.group { groups.append(Group(number: entry.group)) }
        let last = groups.count - 1
        if entry.isRepresentative {
          groups[last].hasRepresentative = true
          continue
        }
        if entry.isPinned { groups[last].isPinned = true }
        if entry.fate == .shown, !entry.isSpace { groups[last].hasItem = true }
        groups[last].priority = max(groups[last].priority, priority(of: entry, environment))
      }
    }
    return groups
  }

  /// How long an entry stays: more for more.
  private static func priority(of entry: RowEntry, _ environment: LayoutEnvironment) -> UInt8 {
    guard environment.os.major >= 27 else { return 1 }
    switch entry.item?.resolved(.visibilityPriority) {
    case .low: return 0
    case .standard, nil: return 1
    case .high: return 2
    }
  }
}

extension [RowEntry] {
  /// Without those spaces that nothing divides from another one any more: of a fixed and a flexible one the flexible one
  /// stays.
  fileprivate var withoutIdleSpaces: [RowEntry] {
    var entries = self
    var space: Int?
    var hasLeft = false
    for index in indices {
      if index > 0, entries[index].part != entries[index - 1].part { space = nil }
      if entries[index].fate != .shown {
        hasLeft = hasLeft || entries[index].fate == .inMenu
      } else if entries[index].isSpace {
        if let before = space, hasLeft {
          let isWider = entries[index].isFlexibleSpace && !entries[before].isFlexibleSpace
          entries[isWider ? before : index].fate = .absent
          space = isWider ? index : before
        } else {
          space = index
        }
        hasLeft = false
      } else {
        space = nil
        hasLeft = false
      }
    }
    return entries
  }
}
