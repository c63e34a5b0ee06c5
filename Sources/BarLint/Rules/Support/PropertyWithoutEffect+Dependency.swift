import BarCatalog

/// What a property needs on the same object, or must not find there, to have an effect.
struct Dependency {
  enum Condition {
    /// One of these is set; the first one is the one to name.
    case needs([UInt16])
    /// This one is not set, or is off.
    case excludedBy(UInt16)
  }

  let type: BarType
  let id: UInt16
  let condition: Condition

  /// Why the property has no effect; `nil` if it has one.
  ///
  /// - Parameter versions: Where a system that the app runs on lacks what excludes it, it has one there.
  func fault(among cells: ArraySlice<Cell>, in versions: Versions) -> String? {
    switch condition {
    case .needs(let ids):
      if cells.contains(where: { ids.contains($0.id) }) { return nil }
      return ids.first.map { "without `\(name($0))`" }
    case .excludedBy(let id):
      guard let other = cells.first(where: { $0.id == id }),
        versions.fault(of: type.facts(at: other.place).ios) == nil
      else { return nil }
      let isFlag = type.shape(at: other.place).form.kind == .boolean
      return isFlag && other.word == 0 ? nil : "when `\(name(id))` is set"
    }
  }

  private func name(_ id: UInt16) -> StaticString { type.propertyName(at: type.place(ofID: id)) }
}

extension Dependency {
  /// One of these is set wherever a dependency of a type can be broken.
  static func triggers(in type: BarType) -> [UInt16] {
    of(type).map { dependency in
      switch dependency.condition {
      case .needs: dependency.id
      case .excludedBy(let id): id
      }
    }
  }

  /// The types whose properties depend on each other.
  static let types: [BarType] = [
    .uiNavigationItem, .uiBarButtonItem, .uiNavigationBar, .uiNavigationBarAppearance,
    .uiToolbarAppearance, .mdcBottomAppBarView, .mdcFloatingButton,
  ]

  /// The dependencies of the properties of a type.
  static func of(_ type: BarType) -> [Dependency] {
    switch type {
    case .uiNavigationItem: navigationItem
    case .uiBarButtonItem: item
    case .uiNavigationBar: navigationBar
    case .uiNavigationBarAppearance: [contentMode(of: UINavigationBarAppearance.self)]
    case .uiToolbarAppearance: [contentMode(of: UIToolbarAppearance.self)]
    case .mdcBottomAppBarView: bottomAppBar
    case .mdcFloatingButton: floatingButton
    default: []
    }
  }

  // Source: UIKit/UINavigationItem.h.
  private static let navigationItem: [Dependency] =
    [
      .init(UINavigationItem.self, .backButtonTitle, excludedBy: .backBarButtonItem),
      .init(UINavigationItem.self, .backButtonDisplayMode, excludedBy: .backBarButtonItem),
      .init(UINavigationItem.self, .hidesSearchBarWhenScrolling, needs: .searchController),
      .init(UINavigationItem.self, .preferredSearchBarPlacement, needs: .searchController),
      .init(
        UINavigationItem.self, .searchBarPlacementAllowsToolbarIntegration,
        needs: .searchController),
      .init(
        UINavigationItem.self, .searchBarPlacementAllowsExternalIntegration,
        needs: .searchController),
      .init(UINavigationItem.self, .attributedTitle, excludedBy: .titleView),
      .init(UINavigationItem.self, .subtitle, excludedBy: .subtitleView),
      .init(UINavigationItem.self, .subtitle, excludedBy: .attributedSubtitle),
      .init(UINavigationItem.self, .attributedSubtitle, excludedBy: .subtitleView),
      .init(UINavigationItem.self, .attributedSubtitle, excludedBy: .titleView),
      .init(UINavigationItem.self, .largeAttributedSubtitle, excludedBy: .largeSubtitleView),
      .init(UINavigationItem.self, .largeSubtitle, excludedBy: .largeSubtitleView),
      .init(UINavigationItem.self, .leftBarButtonItem, excludedBy: .leadingItemGroups),
      .init(UINavigationItem.self, .leftBarButtonItems, excludedBy: .leadingItemGroups),
      .init(UINavigationItem.self, .rightBarButtonItem, excludedBy: .trailingItemGroups),
      .init(UINavigationItem.self, .rightBarButtonItems, excludedBy: .trailingItemGroups),
      Dependency(
        type: .uiNavigationItem, id: UINavigationItem.id(.leftItemsSupplementBackButton),
        condition: .needs([
          UINavigationItem.id(.leftBarButtonItems), UINavigationItem.id(.leftBarButtonItem),
          UINavigationItem.id(.leadingItemGroups),
        ])),
    ]

  // Source: UIKit/UIBarButtonItem.h, UIKit/UIBarItem.h.
  private static let item: [Dependency] = [
    .init(UIBarButtonItem.self, .tintColor, excludedBy: .customView),
    .init(UIBarButtonItem.self, .style, excludedBy: .customView),
    .init(UIBarButtonItem.self, .landscapeImagePhoneInsets, needs: .landscapeImagePhone),
    .init(UIBarButtonItem.self, .largeContentSizeImageInsets, needs: .largeContentSizeImage),
    .init(UIBarButtonItem.self, .changesSelectionAsPrimaryAction, needs: .menu),
    .init(UIBarButtonItem.self, .preferredMenuElementOrder, needs: .menu),
    .init(UIBarButtonItem.self, .action, excludedBy: .primaryAction),
    .init(UIBarButtonItem.self, .target, excludedBy: .primaryAction),
  ]

  // Source: https://developer.apple.com/documentation/uikit/uinavigationbar/backindicatorimage and shadowimage.
  private static let navigationBar: [Dependency] = [
    .init(UINavigationBar.self, .backIndicatorImage, needs: .backIndicatorTransitionMaskImage),
    .init(UINavigationBar.self, .backIndicatorTransitionMaskImage, needs: .backIndicatorImage),
  ]

  // Source: UIKit/UIBarAppearance.h.
  private static func contentMode(of type: (some BarObject).Type) -> Dependency {
    Dependency(
      type, UIBarAppearance.id(.backgroundImageContentMode),
      needs: UIBarAppearance.id(.backgroundImage))
  }

  // Source: components/BottomAppBar/src/MDCBottomAppBarView.m setFloatingButtonHidden:animated:. The position of a
  // hidden button still says which items are shown.
  private static let bottomAppBar: [Dependency] = [
    .init(
      MDCBottomAppBarView.self, .floatingButtonVerticalOffset, excludedBy: .isFloatingButtonHidden),
    .init(MDCBottomAppBarView.self, .floatingButtonElevation, excludedBy: .isFloatingButtonHidden),
  ]

  // Source: components/Buttons/src/MDCFloatingButton.h.
  private static let floatingButton: [Dependency] = [
    .init(MDCFloatingButton.self, .imageLocation, needs: .mode),
    .init(MDCFloatingButton.self, .imageTitleSpace, needs: .mode),
  ]
}

extension Dependency {
  private init<Owner: BarObject, First, Second>(
    _ type: Owner.Type, _ property: Property<Owner, First>, needs other: Property<Owner, Second>
  ) {
    self.init(type, property.id, needs: other.id)
  }

  private init<Owner: BarObject>(_ type: Owner.Type, _ id: UInt16, needs other: UInt16) {
    self.init(type: type.type, id: id, condition: .needs([other]))
  }

  private init<Owner: BarObject, First, Second>(
    _ type: Owner.Type, _ property: Property<Owner, First>,
    excludedBy other: Property<Owner, Second>
  ) {
    self.init(type: type.type, id: property.id, condition: .excludedBy(other.id))
  }
}
