import BarCatalog

extension ObjectUse where Owner == UIBarButtonItem {
  /// Whether the item is room and no button.
  var isSpace: Bool {
    if self[.space] != nil { return true }
    return switch self[.systemItem] {
    case .flexibleSpace, .fixedSpace: true
    default: false
    }
  }

  /// Whether the item goes back, which the bar does for it.
  var isBackItem: Bool {
    let property = place.visit.property
    return property == UINavigationItem.id(.backBarButtonItem)
      || property == MDCNavigationBar.id(.backItem)
  }

  /// Whether there are words on the item or its action.
  var hasTitle: Bool {
    if let title = self[.title] { return !isEmpty(title) }
    return self[.primaryAction]?[.title].map { !isEmpty($0) } ?? false
  }

  private func isEmpty(_ text: Text) -> Bool {
    if let single = text.single { return single.count == 0 }
    return (0..<text.languageCount).allSatisfy { text.text($0).count == 0 }
  }
}
