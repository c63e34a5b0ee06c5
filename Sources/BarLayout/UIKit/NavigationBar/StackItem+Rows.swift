import BarCatalog

extension StackItem {
  /// Where the title of an item is: in the middle of the bar, or at its leading edge with other items beside it.
  enum TitlePlace { case middle, leading, leadingLarge }

  /// A large title in one line with the buttons needs iOS 17, and gives way to the usual one beside a back button
  /// (UIKit/UINavigationItem.h, `UINavigationItemLargeTitleDisplayModeInline`).
  func titlePlace(in environment: LayoutEnvironment) -> TitlePlace {
    if item?[.largeTitleDisplayMode] == .inline, prefersLargeTitles, !showsBack(in: environment),
      environment.os.major >= 17
    {
      return .leadingLarge
    }
    switch style(in: environment) {
    case .navigator: return .middle
    case .browser, .editor: return .leading
    }
  }

  /// Before iOS 16 there is one style.
  private func style(in environment: LayoutEnvironment) -> UINavigationItemStyle {
    environment.os.major >= 16 ? item?.resolved(.style) ?? .navigator : .navigator
  }

  /// All that may be in the rows of the bar: each part from its edge inwards.
  ///
  /// The menu is there from the start if the app adds to it, if items in the middle have no place in the bar, or if
  /// people may arrange them.
  func entries(in environment: LayoutEnvironment) -> [RowEntry] {
    guard let item else { return [] }
    let place = titlePlace(in: environment)
    let hasNewParts = environment.os.major >= 16
    var entries: [RowEntry] = []
    entries.append(
      item[.leadingItemGroups], or: leftItems, .leading,
      fate: place == .leadingLarge ? .inMenu : .shown, hasGroups: hasNewParts
    ) { .leadingItem($0) }
    let showsCenter = place == .leading
    if let groups = item[.centerItemGroups] {
      let fate: RowEntry.Fate = !hasNewParts ? .absent : showsCenter ? .shown : .inMenu
      for group in groups { entries.append(group, .center, fate: fate) { .centerItem($0) } }
    }
    let isArranged = showsCenter && item[.customizationIdentifier] != nil
    let isInMenu = entries.contains { $0.fate == .inMenu || isArranged && $0.part == .center }
    if let group = item[.pinnedTrailingGroup] {
      entries.append(group, .trailing, isPinned: true, fate: hasNewParts ? .shown : .absent) {
        .trailingItem($0)
      }
    }
    if let search = item[.searchController] {
      entries.appendSearch(
        searchPlace(in: environment), centersSearch(in: environment) ? .center : .trailing,
        placeholder: search[.placeholder])
    }
    entries.appendMenu(
      .trailing, isShown: hasNewParts && (isInMenu || item[.additionalOverflowItems] != nil))
    entries.append(
      item[.trailingItemGroups], or: rightItems, .trailing, fate: .shown, hasGroups: hasNewParts
    ) { .trailingItem($0) }
    return entries.withoutHidden(in: environment)
  }

  func hasLeadingItems(in environment: LayoutEnvironment) -> Bool {
    if let groups = item?[.leadingItemGroups], !groups.isEmpty, environment.os.major >= 16 {
      return groups.contains {
        !$0.resolved(.isHidden) && ($0[.barButtonItems].map { !$0.isEmpty } ?? false)
      }
    }
    return !leftItems.isEmpty
  }

  private var leftItems: [Element<UIBarButtonItem>] {
    Self.last(item, UINavigationItem.id(.leftBarButtonItem), .leftBarButtonItems)
  }

  private var rightItems: [Element<UIBarButtonItem>] {
    Self.last(item, UINavigationItem.id(.rightBarButtonItem), .rightBarButtonItems)
  }

  /// The items that the last setter leaves behind: a single one replaces a whole list.
  private static func last(
    _ item: Element<UINavigationItem>?, _ single: UInt16,
    _ list: Property<UINavigationItem, List<Element<UIBarButtonItem>>?>
  ) -> [Element<UIBarButtonItem>] {
    guard let item else { return [] }
    var items: [Element<UIBarButtonItem>] = []
    for cell in item.cells {
      if cell.id == single {
        items = [Element(word: cell.word, item.tape)]
      } else if cell.id == list.id {
        items = Array(List(word: cell.word, item.tape))
      }
    }
    return items
  }
}

extension [RowEntry] {
  /// Appends groups, which replace items where a system has them.
  fileprivate mutating func append(
    _ groups: List<BarCatalog.Element<UIBarButtonItemGroup>>?,
    or items: [BarCatalog.Element<UIBarButtonItem>],
    _ part: RowEntry.Part, fate: RowEntry.Fate, hasGroups: Bool, name: (Int32) -> ViewName
  ) {
    let groups = groups ?? .empty
    for group in groups { append(group, part, fate: hasGroups ? fate : .absent, name: name) }
    let isReplaced = hasGroups && !groups.isEmpty
    var place = nextPlace(in: part)
    for item in items {
      append(item, part, fate: isReplaced ? .absent : fate, name: name(place))
      place += 1
    }
  }
}
