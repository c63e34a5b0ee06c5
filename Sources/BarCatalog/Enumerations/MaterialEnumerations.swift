/// The edge that a button bar is at.
@frozen @usableFromInline package enum MDCButtonBarLayoutPosition: UInt8, Enumeration {
  /// At neither edge.
  case none
  case leading
  /// The same as `leading`.
  case left
  case trailing
  /// The same as `trailing`.
  case right
}

/// Where a title is.
@frozen @usableFromInline package enum MDCNavigationBarTitleAlignment: UInt8, Enumeration {
  /// In the middle, or off center if the buttons reach that far.
  case center
  /// After the leading buttons.
  case leading
}

/// How a title view is laid out.
@frozen @usableFromInline package enum MDCNavigationBarTitleViewLayoutBehavior: UInt8, Enumeration {
  /// All the space between the buttons.
  case fill
  /// In the middle; narrowed by twice the width of the wider side.
  case center
  /// In the middle, no wider than it wants to be; added after version 124.2.0.
  case centerFit
}

/// What scrolling does to a header.
@frozen @usableFromInline package enum MDCFlexibleHeaderScrollPhase: UInt8, Enumeration {
  /// The header leaves the screen or comes back.
  case shifting
  /// The header is between its minimum and maximum height.
  case collapsing
  /// The header is higher than its maximum height.
  case overExtending
}

/// Whether and how a header leaves the screen.
@frozen @usableFromInline package enum MDCFlexibleHeaderShiftBehavior: UInt8, Enumeration {
  /// The header stays.
  case disabled
  /// The header leaves with the content; the status bar stays.
  case enabled
  /// The header and the status bar leave with the content.
  case enabledWithStatusBar
  /// The header stays until the app hides it. Since version 94.5.0.
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

/// Whether a floating button is in front of its bar.
@frozen @usableFromInline package enum MDCBottomAppBarFloatingButtonElevation: UInt8, Enumeration {
  /// In front of the bar, at an elevation of 6.
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
  /// A pill with an image and a title.
  case expanded
}

/// Which side of the title an image is on.
@frozen @usableFromInline package enum MDCFloatingButtonImageLocation: UInt8, Enumeration {
  case leading, trailing
}
