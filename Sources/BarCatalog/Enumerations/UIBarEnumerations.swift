/// The basic look of a bar, light or dark.
@frozen @usableFromInline package enum UIBarStyle: UInt8, Enumeration {
  /// Light, or whatever the appearance of the app is.
  case `default`
  /// Dark.
  case black
  /// Dark; nothing shows through.
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

/// Metrics of a bar that an accessor is keyed by.
@frozen @usableFromInline package enum BarMetrics: UInt8, Enumeration {
  /// The usual height.
  case `default`
  /// The low bar of an iPhone in landscape.
  case compact
  /// The usual height below a prompt.
  case defaultPrompt
  /// The low bar below a prompt.
  case compactPrompt
}

/// A place of a bar that an accessor is keyed by.
@frozen @usableFromInline package enum BarPosition: UInt8, Enumeration {
  /// Every place that has no value of its own.
  case any
  /// At the bottom of what holds the bar.
  case bottom
  /// At the top of what holds the bar.
  case top
  /// At the top of the screen, with the background reaching below the status bar.
  case topAttached
}

/// What a bar behaves like on a Mac.
@frozen @usableFromInline package enum UIBehavioralStyle: UInt8, Enumeration {
  /// As the idiom of the app says.
  case automatic
  /// Like on an iPad.
  case pad
  /// Like a control of AppKit.
  case mac
}

/// The part of a Mac window's toolbar that shows a navigation bar.
@frozen @usableFromInline package enum UINavigationBarNSToolbarSection: UInt8, Enumeration {
  /// None: the bar is in the window's content.
  case none
  case sidebar
  case supplementary
  case content
}
