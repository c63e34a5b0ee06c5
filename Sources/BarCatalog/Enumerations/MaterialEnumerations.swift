/// The edge that a button bar is at.
@frozen @usableFromInline package enum MDCButtonBarLayoutPosition: UInt8, Enumeration {
  /// At no edge.
  case none
  case leading
  /// Means `leading`.
  case left
  case trailing
  /// Means `trailing`.
  case right
}

/// Where a title is.
@frozen @usableFromInline package enum MDCNavigationBarTitleAlignment: UInt8, Enumeration {
  /// In the middle, or beside it where the buttons reach that far.
  case center
  /// Behind the leading buttons.
  case leading
}

/// How a title view is placed.
@frozen @usableFromInline package enum MDCNavigationBarTitleViewLayoutBehavior: UInt8, Enumeration {
  /// All room between the buttons.
  case fill
  /// In the middle, narrower by twice the wider side.
  case center
  /// In the middle, at most as wide as it wants to be; after version 124.2.0.
  case centerFit
}

/// What scrolling does to a header.
@frozen @usableFromInline package enum MDCFlexibleHeaderScrollPhase: UInt8, Enumeration {
  /// The header leaves the screen or comes back.
  case shifting
  /// The header is between its two heights.
  case collapsing
  /// The header is higher than its greatest height.
  case overExtending
}

/// Whether and how a header leaves the screen.
@frozen @usableFromInline package enum MDCFlexibleHeaderShiftBehavior: UInt8, Enumeration {
  /// The header stays.
  case disabled
  /// The header leaves with the content; the status bar stays.
  case enabled
  /// Header and status bar leave with the content.
  case enabledWithStatusBar
  /// The header stays until the app hides it; since version 94.5.0.
  case hideable

  @usableFromInline package var availability: CaseAvailability {
    switch self {
    case .disabled, .enabled, .enabledWithStatusBar: .always
    case .hideable: CaseAvailability(mdc: .from(94, 5))
    }
  }
}

/// How soon a header comes back.
@frozen @usableFromInline package enum MDCFlexibleHeaderContentImportance: UInt8, Enumeration {
  /// After 175 points of scrolling back.
  case `default`
  /// After 25 points of scrolling back.
  case high
}

/// Whether a floating button is before its bar.
@frozen @usableFromInline package enum MDCBottomAppBarFloatingButtonElevation: UInt8, Enumeration {
  /// Before the bar, at an elevation of 6.
  case primary
  /// Behind the bar, at an elevation of 4.
  case secondary
}

/// Where a floating button is along its bar.
@frozen @usableFromInline package enum MDCBottomAppBarFloatingButtonPosition: UInt8, Enumeration {
  /// In the middle, with items on both sides.
  case center
  /// Near the leading edge, without leading items.
  case leading
  /// Near the trailing edge, without trailing items.
  case trailing
}

/// How large a floating button is.
@frozen @usableFromInline package enum MDCFloatingButtonShape: UInt8, Enumeration {
  /// A circle of 56 points.
  case `default`
  /// A circle of 40 points.
  case mini
}

/// The outline of a floating button.
@frozen @usableFromInline package enum MDCFloatingButtonMode: UInt8, Enumeration {
  /// A circle with an image or a title.
  case normal
  /// A pill with image and title.
  case expanded
}

/// Which side of the title an image is on.
@frozen @usableFromInline package enum MDCFloatingButtonImageLocation: UInt8, Enumeration {
  case leading, trailing
}
