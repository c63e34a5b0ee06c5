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
    let mayBeInToolbar = !isPad && item.resolved(.searchBarPlacementAllowsToolbarIntegration)
    switch placement {
    case .stacked: return placeBelow
    case .automatic:
      if !hasGlass { return placeBelow }
      return isPad ? .field : mayBeInToolbar ? .nowhere : placeBelow
    case .integrated, .inline, .integratedCentered:
      if hasGlass { return isPad ? .field : mayBeInToolbar ? .nowhere : .button }
      return isPad ? .field : placeBelow
    case .integratedButton:
      if hasGlass { return mayBeInToolbar ? .nowhere : .button }
      return placeBelow
    }
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
