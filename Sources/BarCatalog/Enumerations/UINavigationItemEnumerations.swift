/// Whether a title is large.
@frozen @usableFromInline package enum UINavigationItemLargeTitleDisplayMode: UInt8, Enumeration {
  /// Follows the previous item on the stack.
  case automatic
  case always, never
  /// Large, on one line with the buttons; leading and middle items move into the overflow menu.
  case inline

  @usableFromInline package var availability: CaseAvailability {
    switch self {
    case .automatic, .always, .never: .always
    case .inline: CaseAvailability(.from(17))
    }
  }
}

/// What title a back button has.
@frozen @usableFromInline package enum UINavigationItemBackButtonDisplayMode: UInt8, Enumeration {
  /// The title of the item that it leads to; a shorter word, or none, if there is no space.
  case `default`
  /// A generic word for going back.
  case generic
  /// No title.
  case minimal
}

/// Where a search bar is.
@frozen @usableFromInline package enum UINavigationItemSearchBarPlacement: UInt8, Enumeration {
  /// The system decides.
  case automatic
  /// Among the buttons.
  case integrated
  /// Below the rest of the bar.
  case stacked
  /// Among the buttons, in the middle.
  case integratedCentered
  /// Among the buttons, as a button until the user searches.
  case integratedButton
  /// The same as `integrated`: UIKit has one number for both.
  case inline

  @usableFromInline package var availability: CaseAvailability {
    switch self {
    case .automatic, .stacked: .always
    case .integrated, .integratedCentered, .integratedButton: CaseAvailability(.from(26))
    case .inline:
      CaseAvailability(
        .from(16).deprecated(in: 26), instead: "`integrated`", renamed: "integrated")
    }
  }
}

/// The layout that a bar uses for an item.
@frozen @usableFromInline package enum UINavigationItemStyle: UInt8, Enumeration {
  /// The title in the middle.
  case navigator
  /// The title at the leading edge, for apps with back and forward navigation.
  case browser
  /// The title at the leading edge, for documents.
  case editor
}

/// When a bar minimizes.
@frozen @usableFromInline package enum UIBarMinimizationBehavior: UInt8, Enumeration {
  /// The system decides.
  case automatic
  case never, onScrollDown, onScrollUp
}

/// Whether the safe area follows a bar that minimizes.
@frozen @usableFromInline package enum UIBarMinimizationSafeAreaAdjustment: UInt8, Enumeration {
  /// The system decides.
  case automatic
  case enabled, disabled
}

/// When a minimized bar comes back.
@frozen @usableFromInline package enum UIBarMinimizationRestorationBehavior: UInt8, Enumeration {
  /// The system decides.
  case automatic
  /// At the start of the content; only with `onScrollDown`.
  case atScrollEdge
}

/// What collapses first in a vertical bar.
@frozen @usableFromInline package enum UIVerticalBarCompressionBehavior: UInt8, Enumeration {
  /// The system decides; on iOS it keeps the tab bar.
  case automatic
  /// The tab bar collapses first.
  case prefersBarItems
  /// The items collapse first.
  case prefersTabBar
}
