/// Whether a title is large.
@frozen @usableFromInline package enum UINavigationItemLargeTitleDisplayMode: UInt8, Enumeration {
  case automatic, always, never
  /// Since iOS 17.
  case inline
}

/// Which words a back button has.
@frozen @usableFromInline package enum UINavigationItemBackButtonDisplayMode: UInt8, Enumeration {
  case `default`, generic, minimal
}

/// Where a search bar is.
@frozen @usableFromInline package enum UINavigationItemSearchBarPlacement: UInt8, Enumeration {
  case automatic
  /// Since iOS 26.
  case integrated
  case stacked
  /// Since iOS 26.
  case integratedCentered
  /// Since iOS 26.
  case integratedButton
  /// Deprecated since iOS 26 for `integrated`, with the same number in UIKit.
  case inline
}

/// The layout that a bar chooses for an item.
@frozen @usableFromInline package enum UINavigationItemStyle: UInt8, Enumeration {
  case navigator, browser, editor
}

/// When a bar becomes small.
@frozen @usableFromInline package enum UIBarMinimizationBehavior: UInt8, Enumeration {
  case automatic, never, onScrollDown, onScrollUp
}

/// Whether the safe area follows a bar that becomes small.
@frozen @usableFromInline package enum UIBarMinimizationSafeAreaAdjustment: UInt8, Enumeration {
  case automatic, enabled, disabled
}

/// When a bar that became small comes back.
@frozen @usableFromInline package enum UIBarMinimizationRestorationBehavior: UInt8, Enumeration {
  case automatic, atScrollEdge
}

/// What gives way first in a vertical bar.
@frozen @usableFromInline package enum UIVerticalBarCompressionBehavior: UInt8, Enumeration {
  case automatic, prefersBarItems, prefersTabBar
}
