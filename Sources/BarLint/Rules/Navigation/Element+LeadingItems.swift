import BarCatalog

extension Element where Owner == UINavigationItem {
  /// What puts items at the leading side; `nil` if nothing does.
  var leadingItems: Cell? {
    if let list = self[.leftBarButtonItems] {
      return list.isEmpty ? nil : cell(.leftBarButtonItems)
    }
    if let cell = cell(.leftBarButtonItem) { return cell }
    return self[.leadingItemGroups]?.isEmpty == false ? cell(.leadingItemGroups) : nil
  }

  var hasLeadingItems: Bool { leadingItems != nil }

  /// Whether items stand at the trailing side.
  var hasTrailingItems: Bool {
    self[.rightBarButtonItem] != nil || self[.rightBarButtonItems]?.isEmpty == false
      || self[.trailingItemGroups]?.isEmpty == false
  }
}

extension Element where Owner == MDCNavigationBar {
  /// What puts items at the leading side; `nil` if nothing does.
  var leadingItems: Cell? {
    for (list, cell) in [
      (self[.leadingBarButtonItems], cell(.leadingBarButtonItems)),
      (self[.leftBarButtonItems], cell(.leftBarButtonItems)),
    ] where list != nil {
      return list?.isEmpty == true ? nil : cell
    }
    return cell(.leadingBarButtonItem) ?? cell(.leftBarButtonItem)
  }

  var hasLeadingItems: Bool { leadingItems != nil }
}
