/// The library that draws a bar.
@frozen @usableFromInline package enum Toolkit: UInt8, Enumeration {
  case mdc, uikit
}

/// The orientation of a device.
@frozen @usableFromInline package enum Orientation: UInt8, Enumeration {
  case portrait, landscape
}

/// The direction that a language is written in.
@frozen @usableFromInline package enum LayoutDirection: UInt8, Enumeration {
  case ltr, rtl
}

/// A kind of device.
@frozen @usableFromInline package enum Idiom: UInt8, Enumeration {
  case phone, pad
}

/// The size class along one axis: how much space there is.
@frozen @usableFromInline package enum SizeClass: UInt8, Enumeration {
  case compact, regular
}

/// A text size that the user chooses, smallest first.
@frozen @usableFromInline package enum ContentSizeCategory: UInt8, Enumeration {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
}

/// A window or sheet that a screen is shown in.
@frozen @usableFromInline package enum WindowKind: UInt8, Enumeration {
  case fullScreen, pageSheet, formSheet, popover, splitThird, splitHalf, splitTwoThirds
  case `extension`

  /// Whether such a window begins at the top of the screen, and so has the device's safe area there.
  package var touchesTopOfScreen: Bool {
    switch self {
    case .fullScreen, .splitThird, .splitHalf, .splitTwoThirds: true
    case .pageSheet, .formSheet, .popover, .extension: false
    }
  }
}

/// A font whose metrics are known.
@frozen @usableFromInline package enum FontModelName: UInt8, Enumeration {
  case system, roboto
}
