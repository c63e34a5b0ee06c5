import BarCatalog

extension Element where Owner == UIBarButtonItem {
  /// Whether the item is room and no button.
  var isSpace: Bool {
    if self[.space] != nil { return true }
    return switch self[.systemItem] {
    case .flexibleSpace, .fixedSpace: true
    default: false
    }
  }
}

extension ObjectUse where Owner == UIBarButtonItem {
  /// Whether the item goes back, which the bar does for it.
  var isBackItem: Bool {
    let property = place.visit.property
    return property == UINavigationItem.id(.backBarButtonItem)
      || property == MDCNavigationBar.id(.backItem)
  }

  /// Whether there are words on the item or its action.
  var hasTitle: Bool {
    if let title = self[.title] { return !title.isEmpty }
    return self[.primaryAction]?[.title].map { !$0.isEmpty } ?? false
  }
}
