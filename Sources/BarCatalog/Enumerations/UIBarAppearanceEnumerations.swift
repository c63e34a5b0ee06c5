/// The background that an appearance starts with.
@frozen @usableFromInline package enum BarAppearanceConfiguration: UInt8, Enumeration {
  /// The system's background and shadow.
  case `default`
  /// Opaque colors of the theme.
  case opaque
  /// No background and no shadow.
  case transparent
}

/// A blur style; a material blurs and tints.
@frozen @usableFromInline package enum UIBlurEffectStyle: UInt8, Enumeration {
  /// Lighter than the content behind it.
  case extraLight
  /// As light as the content behind it.
  case light
  /// Darker than the content behind it.
  case dark
  /// Light or dark, following the appearance.
  case regular
  /// More visible; light or dark, following the appearance.
  case prominent
  /// The thinnest material; light or dark, following the appearance.
  case systemUltraThinMaterial
  /// A thin material; light or dark, following the appearance.
  case systemThinMaterial
  /// The default material; light or dark, following the appearance.
  case systemMaterial
  /// A thick material; light or dark, following the appearance.
  case systemThickMaterial
  /// The material of the system's bars; light or dark, following the appearance.
  case systemChromeMaterial
  /// The thinnest material, always light.
  case systemUltraThinMaterialLight
  /// A thin material, always light.
  case systemThinMaterialLight
  /// The default material, always light.
  case systemMaterialLight
  /// A thick material, always light.
  case systemThickMaterialLight
  /// The material of the system's bars, always light.
  case systemChromeMaterialLight
  /// The thinnest material, always dark.
  case systemUltraThinMaterialDark
  /// A thin material, always dark.
  case systemThinMaterialDark
  /// The default material, always dark.
  case systemMaterialDark
  /// A thick material, always dark.
  case systemThickMaterialDark
  /// The material of the system's bars, always dark.
  case systemChromeMaterialDark

  @usableFromInline package var availability: CaseAvailability {
    switch self {
    case .extraLight, .light, .dark: CaseAvailability(.from(8))
    case .regular, .prominent: CaseAvailability(.from(10))
    case .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight,
      .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      CaseAvailability(.from(13))
    }
  }
}

/// How an image fills the space that it has.
@frozen @usableFromInline package enum UIViewContentMode: UInt8, Enumeration {
  /// Stretched in both directions to fill the space.
  case scaleToFill
  /// As large as possible while all of it is visible.
  case scaleAspectFit
  /// As small as possible while all of the space is filled.
  case scaleAspectFill
  /// Redrawn at each size; bars treat it as `scaleToFill`.
  case redraw
  /// At its own size, in the center.
  case center
  /// At its own size, at the center of the top edge.
  case top
  /// At its own size, at the center of the bottom edge.
  case bottom
  /// At its own size, at the center of the left edge.
  case left
  /// At its own size, at the center of the right edge.
  case right
  /// At its own size, in the corner.
  case topLeft, topRight, bottomLeft, bottomRight
}

/// Light or dark.
@frozen @usableFromInline package enum UIUserInterfaceStyle: UInt8, Enumeration {
  /// Follows the surroundings.
  case unspecified
  case light, dark
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Light or dark, spelled as in a property list.
@frozen @usableFromInline package enum AppUserInterfaceStyle: UInt8, Enumeration {
  /// Follows the device.
  case Automatic
  case Light, Dark
}

/// The kind of device that an interface is designed for.
@frozen @usableFromInline package enum UIUserInterfaceIdiom: UInt8, Enumeration {
  case unspecified, phone, pad
  /// A television.
  case tv
  case carPlay
  /// A Mac with its own interface, not that of an iPad.
  case mac
  /// A headset.
  case vision

  @usableFromInline package var availability: CaseAvailability {
    switch self {
    case .unspecified, .phone, .pad: .always
    case .tv, .carPlay: CaseAvailability(.from(9))
    case .mac: CaseAvailability(.from(14))
    case .vision: CaseAvailability(.from(17))
    }
  }
}
