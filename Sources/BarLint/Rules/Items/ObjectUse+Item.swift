import BarCatalog
import BarCompiler
import BarLayout

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

  /// Whether the item stands for the items of a group where there is too little room for those.
  var isRepresentative: Bool {
    place.visit.property == UIBarButtonItemGroup.id(.representativeItem)
  }

  /// Whether there are words on the item or its action.
  var hasTitle: Bool {
    if let title = self[.title] { return !title.isEmpty }
    return self[.primaryAction]?[.title].map { !$0.isEmpty } ?? false
  }

  /// Whether the item may be a line of a menu somewhere, which shows its title and image and sends its action, whatever
  /// view it has in the bar.
  var mayBeInMenu: Bool {
    guard place.host == .uiNavigationBar || place.host == .uiToolbar else { return false }
    let first: Int
    if place.owner(UIBarButtonItemGroup.self) != nil {
      first = firstWithGroups
    } else {
      first = place.host == .uiToolbar ? firstWithToolbarMenu : firstWithMenu
    }
    return place.environments.contains { $0.layout.os.major >= first }
  }
}

/// The first iOS whose navigation bars have groups of items and a menu for them (UIKit/UIBarButtonItemGroup.h).
private let firstWithGroups = 16
/// The first iOS whose navigation bars move items that do not fit into a menu: as `BarMetric.navigationBarMenu`.
private let firstWithMenu = 26
/// The first iOS whose toolbars do: as `BarMetric.toolbarMenu`.
private let firstWithToolbarMenu = 27

extension ObjectPlace {
  /// Whether the object is a back item of a bar of UIKit, which takes its title and image alone: what else it has is
  /// one finding.
  var isBackItemOfUIKit: Bool {
    host == .uiNavigationBar && visit.property == UINavigationItem.id(.backBarButtonItem)
  }
}
