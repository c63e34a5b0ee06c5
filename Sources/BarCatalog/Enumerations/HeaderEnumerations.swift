/// How an app bar comes to a screen.
@frozen @usableFromInline package enum AppBarIntegration: UInt8, Enumeration {
  /// As a child of the screen's controller.
  case child
  /// Beside the screen's controller, in a controller around both.
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

/// How a header without an app bar comes to a screen.
@frozen @usableFromInline package enum FlexibleHeaderIntegration: UInt8, Enumeration {
  /// As a child of the screen's controller.
  case child
  /// Beside the screen's controller, in a controller around both.
  case container
}

/// What a theme does to an app bar.
@frozen @usableFromInline package enum AppBarThemeVariant: UInt8, Enumeration {
  /// A header in the primary color.
  case primary
  /// A header in the color of surfaces.
  case surface
  /// Colors by the older themer.
  case colorThemer
  /// Fonts by the older themer.
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

/// The controller whose content begins below a header.
@frozen @usableFromInline package enum TopLayoutGuideController: UInt8, Enumeration {
  /// One beside the header.
  case content
  /// The header's parent.
  case `self`
  /// The outermost one around the header.
  case root
}
