/// The basic style of a bar, light or dark.
@frozen @usableFromInline package enum UIBarStyle: UInt8, Enumeration {
  /// Light, or follows the appearance of the app.
  case `default`
  /// Dark.
  case black
  /// Dark and opaque.
  case blackOpaque
  /// Dark; content shows through.
  case blackTranslucent

  @usableFromInline package var availability: CaseAvailability {
    switch self {
    case .default, .black: .always
    case .blackOpaque:
      CaseAvailability(.from(2).deprecated(in: 13), instead: "`black`", renamed: "black")
    case .blackTranslucent:
      CaseAvailability(
        .from(2).deprecated(in: 13), instead: "`black` with `isTranslucent` set to `true`")
    }
  }
}

/// The bar metrics that a value is for.
@frozen @usableFromInline package enum BarMetrics: UInt8, Enumeration {
  /// The standard height.
  case `default`
  /// The compact-height bar of an iPhone in landscape.
  case compact
  /// The standard height, below a prompt.
  case defaultPrompt
  /// The compact-height bar, below a prompt.
  case compactPrompt
}

/// The bar position that a value is for.
@frozen @usableFromInline package enum BarPosition: UInt8, Enumeration {
  /// Every position without a value of its own.
  case any
  /// At the bottom of the container.
  case bottom
  /// At the top of the container.
  case top
  /// At the top of the screen; the background extends under the status bar.
  case topAttached
}

/// How a bar behaves on a Mac.
@frozen @usableFromInline package enum UIBehavioralStyle: UInt8, Enumeration {
  /// Follows the idiom of the app.
  case automatic
  /// As on an iPad.
  case pad
  /// As an AppKit control.
  case mac
}

/// The section of a Mac window's toolbar that shows a navigation bar.
@frozen @usableFromInline package enum UINavigationBarNSToolbarSection: UInt8, Enumeration {
  /// None: the bar is in the window's content.
  case none
  case sidebar
  case supplementary
  case content
}
