import BarCatalog

/// Where a search bar is.
enum SearchPlace {
  /// Nowhere in a navigation bar: there is none, it waits above the content, or is in the toolbar of a phone.
  case nowhere
  /// Below the rest of the bar.
  case below
  /// Among the buttons, as a field or as a button.
  case field, button
}

extension StackItem {
  /// Where the search bar is at rest. From iOS 16 on an iPad may have it among the buttons, from iOS 26 on any device.
  func searchPlace(in environment: LayoutEnvironment) -> SearchPlace {
    guard let item, item[.searchController] != nil else { return .nowhere }
    let placement =
      environment.os.major >= 16 ? item.resolved(.preferredSearchBarPlacement) : .stacked
    let hasGlass = environment.look.major >= 26
    let isPad = environment.idiom == .pad
    let mayBeInToolbar = !isPad && allowsToolbar
    switch placement {
    case .stacked: return placeBelow
    case .automatic:
      if !hasGlass { return fitsBesideItems(environment) ? .field : placeBelow }
      return isPad ? .field : mayBeInToolbar ? .nowhere : placeBelow
    case .integrated, .inline, .integratedCentered:
      if placement == .integratedCentered, environment.os.major < 26 { return placeBelow }
      if hasGlass { return isPad ? .field : mayBeInToolbar ? .nowhere : .button }
      return isPad ? .field : placeBelow
    case .integratedButton:
      if hasGlass { return mayBeInToolbar ? .nowhere : .button }
      return placeBelow
    }
  }

  /// Whether the search field is in the middle of the buttons.
  ///
  /// Source: https://developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacement-swift.enum/integratedcentered
  func centersSearch(in environment: LayoutEnvironment) -> Bool {
    item?[.preferredSearchBarPlacement] == .integratedCentered && environment.look.major >= 26
      && environment.idiom == .pad && environment.horizontalSizeClass == .regular
      && titlePlace(in: environment) == .leading
  }

  /// What the toolbar of the stack has of the search bar: where bars are glass, a phone moves it there.
  ///
  /// Source: https://developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacementbarbuttonitem
  func searchPlaceInToolbar(in environment: LayoutEnvironment) -> SearchPlace {
    guard let item, item[.searchController] != nil, environment.look.major >= 26,
      environment.idiom != .pad, allowsToolbar
    else { return .nowhere }
    switch item.resolved(.preferredSearchBarPlacement) {
    case .stacked: return .nowhere
    case .integratedButton: return .button
    case .automatic, .integrated, .inline, .integratedCentered: return .field
    }
  }

  /// Whether the bar of an iPad puts a search field behind its items where nothing is said: one of an app that is built
  /// with the SDK of iOS 16 or later does, as far as it has a regular width.
  ///
  /// Source: https://developer.apple.com/forums/thread/725719; that a compact one stacks is an assumption.
  private func fitsBesideItems(_ environment: LayoutEnvironment) -> Bool {
    environment.idiom == .pad && environment.horizontalSizeClass == .regular
      && environment.look.major >= 16
  }

  private var allowsToolbar: Bool {
    item?.resolved(.searchBarPlacementAllowsToolbarIntegration) ?? true
  }

  /// Above content that scrolls a search bar is out of sight at rest, unless it is told not to be.
  private var placeBelow: SearchPlace {
    isAboveScrollView && item?[.hidesSearchBarWhenScrolling] != false ? .nowhere : .below
  }
}

extension LayoutContext {
  /// What is said of a search bar: what stands in it, or what it is for.
  func spokenSearch(_ placeholder: Text?) -> Name {
    placeholder.map { shown($0) } ?? name(of: .search)
  }
}
