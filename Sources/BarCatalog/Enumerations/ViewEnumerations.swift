/// Whether a view mirrors itself in right-to-left layouts.
@frozen @usableFromInline package enum SemanticContentAttribute: UInt8, Enumeration {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// What kind of thing VoiceOver takes something for.
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

/// What a plain view is.
@frozen @usableFromInline package enum ViewKind: UInt8, Enumeration {
  case view, button, label, imageView, segmentedControl, slider, `switch`, stepper
  case pageControl, progressView, activityIndicator, textField, searchBar, stackView
  case tabBar, control
}

/// What a view answers when it is asked for a fitting size.
@frozen @usableFromInline package enum ViewSizing: UInt8, Enumeration {
  /// The size of its bounds.
  case bounds
  /// Its width and height.
  case fixed
  /// The width that is offered, and its height.
  case fitWidth
  /// The width that is offered, and the height that is offered within limits.
  case clamp
}

/// How an entry of a menu is shown.
@frozen @usableFromInline package enum MenuElementAttribute: UInt8, Enumeration {
  case disabled
  /// It takes something away for good.
  case destructive
  case hidden
  /// A tap leaves the menu open.
  case keepsMenuPresented

  @usableFromInline package var availability: CaseAvailability {
    switch self {
    case .disabled, .destructive, .hidden: .always
    case .keepsMenuPresented: CaseAvailability(.from(16))
    }
  }
}

/// The check mark of an entry of a menu.
@frozen @usableFromInline package enum MenuElementState: UInt8, Enumeration {
  case off, on, mixed
}

/// How a menu is shown.
@frozen @usableFromInline package enum MenuOption: UInt8, Enumeration {
  /// Its entries stand in the menu above it.
  case displayInline
  /// It takes something away for good.
  case destructive
  /// One entry at most is switched on.
  case singleSelection
  /// Its entries stand side by side.
  case displayAsPalette

  @usableFromInline package var availability: CaseAvailability {
    switch self {
    case .displayInline, .destructive: .always
    case .singleSelection: CaseAvailability(.from(15))
    case .displayAsPalette: CaseAvailability(.from(17))
    }
  }
}
