/// Whether a view mirrors itself in right-to-left layouts.
@frozen @usableFromInline package enum SemanticContentAttribute: UInt8, Enumeration {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// A trait that VoiceOver announces an element with.
@frozen @usableFromInline package enum AccessibilityTrait: UInt8, Enumeration {
  case button, link, searchField, image, selected, playsSound, keyboardKey, staticText
  case summaryElement, notEnabled, updatesFrequently, startsMediaSession, adjustable
  case allowsDirectInteraction, causesPageTurn, header, tabBar, toggleButton
  case supportsZoom

  @usableFromInline package var availability: CaseAvailability {
    switch self {
    case .button, .link, .searchField, .image, .selected, .playsSound, .keyboardKey, .staticText,
      .summaryElement, .notEnabled, .updatesFrequently:
      .always
    case .startsMediaSession, .adjustable: CaseAvailability(.from(4))
    case .allowsDirectInteraction, .causesPageTurn: CaseAvailability(.from(5))
    case .header: CaseAvailability(.from(6))
    case .tabBar: CaseAvailability(.from(10))
    case .toggleButton, .supportsZoom: CaseAvailability(.from(17))
    }
  }
}

/// The kind of a plain view.
@frozen @usableFromInline package enum ViewKind: UInt8, Enumeration {
  case view, button, label, imageView, segmentedControl, slider, `switch`, stepper
  case pageControl, progressView, activityIndicator, textField, searchBar, stackView
  case tabBar, control
}

/// The size that a view returns when asked for a fitting size.
@frozen @usableFromInline package enum ViewSizing: UInt8, Enumeration {
  /// The size of its bounds.
  case bounds
  /// Its width and height.
  case fixed
  /// The offered width and its own height.
  case fitWidth
  /// The offered width, and the offered height within limits.
  case clamp
}

/// How a menu entry is shown.
@frozen @usableFromInline package enum MenuElementAttribute: UInt8, Enumeration {
  case disabled
  /// Deletes something for good.
  case destructive
  case hidden
  /// The menu stays open after a tap.
  case keepsMenuPresented

  @usableFromInline package var availability: CaseAvailability {
    switch self {
    case .disabled, .destructive, .hidden: .always
    case .keepsMenuPresented: CaseAvailability(.from(16))
    }
  }
}

/// The check mark of a menu entry.
@frozen @usableFromInline package enum MenuElementState: UInt8, Enumeration {
  case off, on, mixed
}

/// How a menu is shown.
@frozen @usableFromInline package enum MenuOption: UInt8, Enumeration {
  /// Its entries appear inline in the parent menu.
  case displayInline
  /// Deletes something for good.
  case destructive
  /// At most one entry is on.
  case singleSelection
  /// Its entries appear side by side.
  case displayAsPalette

  @usableFromInline package var availability: CaseAvailability {
    switch self {
    case .displayInline, .destructive: .always
    case .singleSelection: CaseAvailability(.from(15))
    case .displayAsPalette: CaseAvailability(.from(17))
    }
  }
}
