/// Whether a title is large.
@frozen @usableFromInline package enum UINavigationItemLargeTitleDisplayMode: UInt8, Enumeration {
  /// As the item below on the stack has it.
  case automatic
  case always, never
  /// Large, in one line with the buttons; leading and middle items move into the overflow menu.
  case inline

  @usableFromInline package var availability: CaseAvailability {
    switch self {
    case .automatic, .always, .never: .always
    case .inline: CaseAvailability(.from(17))
    }
  }
}

/// Which words a back button has.
@frozen @usableFromInline package enum UINavigationItemBackButtonDisplayMode: UInt8, Enumeration {
  /// The title of the item that it leads to, a shorter word where there is no room, or none.
  case `default`
  /// A word for going back.
  case generic
  /// None.
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
  /// Among the buttons, as a button until people search.
  case integratedButton
  /// Means `integrated`: UIKit has one number for both.
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

/// The layout that a bar chooses for an item.
@frozen @usableFromInline package enum UINavigationItemStyle: UInt8, Enumeration {
  /// The title in the middle.
  case navigator
  /// The title at the leading edge, for apps that go back and forth.
  case browser
  /// The title at the leading edge, for documents.
  case editor
}

/// When a bar becomes small.
@frozen @usableFromInline package enum UIBarMinimizationBehavior: UInt8, Enumeration {
  /// The system decides.
  case automatic
  case never, onScrollDown, onScrollUp
}

/// Whether the safe area follows a bar that becomes small.
@frozen @usableFromInline package enum UIBarMinimizationSafeAreaAdjustment: UInt8, Enumeration {
  /// The system decides.
  case automatic
  case enabled, disabled
}

/// When a bar that became small comes back.
@frozen @usableFromInline package enum UIBarMinimizationRestorationBehavior: UInt8, Enumeration {
  /// The system decides.
  case automatic
  /// At the beginning of the content; only with `onScrollDown`.
  case atScrollEdge
}

/// What gives way first in a vertical bar.
@frozen @usableFromInline package enum UIVerticalBarCompressionBehavior: UInt8, Enumeration {
  /// The system decides; on iOS it keeps the tab bar.
  case automatic
  /// The tab bar gives way.
  case prefersBarItems
  /// The items give way.
  case prefersTabBar
}
