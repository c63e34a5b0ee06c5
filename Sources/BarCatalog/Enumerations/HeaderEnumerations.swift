/// How an app bar is added to a screen.
@frozen @usableFromInline package enum AppBarIntegration: UInt8, Enumeration {
  /// As a child of the screen's view controller.
  case child
  /// Next to the screen's view controller, in a container around both.
  case container
  /// As a child, through the older wrapper `MDCAppBar`.
  case legacy

  @usableFromInline package var availability: CaseAvailability {
    switch self {
    case .child, .container: .always
    case .legacy: CaseAvailability(mdc: .from(3, 1), instead: "`child`")
    }
  }
}

/// How a header without an app bar is added to a screen.
@frozen @usableFromInline package enum FlexibleHeaderIntegration: UInt8, Enumeration {
  /// As a child of the screen's view controller.
  case child
  /// Next to the screen's view controller, in a container around both.
  case container
}

/// The effect of a theme on an app bar.
@frozen @usableFromInline package enum AppBarThemeVariant: UInt8, Enumeration {
  /// A header in the primary color.
  case primary
  /// A header in the surface color.
  case surface
  /// Colors set by the older themer.
  case colorThemer
  /// Fonts set by the older themer.
  case typographyThemer

  @usableFromInline package var availability: CaseAvailability {
    switch self {
    case .primary, .surface: .always
    case .colorThemer:
      CaseAvailability(mdc: .always.deprecated(in: 117), instead: "`primary` or `surface`")
    case .typographyThemer:
      CaseAvailability(mdc: .always.deprecated(in: 83), instead: "`primary` or `surface`")
    }
  }
}

/// The view controller whose content begins below a header.
@frozen @usableFromInline package enum TopLayoutGuideController: UInt8, Enumeration {
  /// A view controller next to the header.
  case content
  /// The header's parent.
  case `self`
  /// The outermost view controller around the header.
  case root
}
