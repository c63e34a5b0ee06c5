/// The background that an appearance begins with.
@frozen @usableFromInline package enum BarAppearanceConfiguration: UInt8, Enumeration {
  /// The system's background and shadow.
  case `default`
  /// Colors of the theme that nothing shows through.
  case opaque
  /// Neither background nor shadow.
  case transparent
}

/// A style of blur; a material is one that blurs and tints.
@frozen @usableFromInline package enum UIBlurEffectStyle: UInt8, Enumeration {
  /// Lighter than what is behind it.
  case extraLight
  /// As light as what is behind it.
  case light
  /// Darker than what is behind it.
  case dark
  /// Light or dark as the appearance is.
  case regular
  /// Light or dark as the appearance is, and more visible.
  case prominent
  /// The thinnest material; light or dark as the appearance is.
  case systemUltraThinMaterial
  /// A thin material; light or dark as the appearance is.
  case systemThinMaterial
  /// The usual material; light or dark as the appearance is.
  case systemMaterial
  /// A thick material; light or dark as the appearance is.
  case systemThickMaterial
  /// The material of the system's bars; light or dark as the appearance is.
  case systemChromeMaterial
  /// The thinnest material, always light.
  case systemUltraThinMaterialLight
  /// A thin material, always light.
  case systemThinMaterialLight
  /// The usual material, always light.
  case systemMaterialLight
  /// A thick material, always light.
  case systemThickMaterialLight
  /// The material of the system's bars, always light.
  case systemChromeMaterialLight
  /// The thinnest material, always dark.
  case systemUltraThinMaterialDark
  /// A thin material, always dark.
  case systemThinMaterialDark
  /// The usual material, always dark.
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

/// How an image fills the room that it has.
@frozen @usableFromInline package enum UIViewContentMode: UInt8, Enumeration {
  /// Stretched to the room in both directions.
  case scaleToFill
  /// As large as possible, all of it visible.
  case scaleAspectFit
  /// As small as possible, all of the room filled.
  case scaleAspectFill
  /// Drawn again at each size; a bar takes it for `scaleToFill`.
  case redraw
  /// At its own size in the middle.
  case center
  /// At its own size in the middle of the top edge.
  case top
  /// At its own size in the middle of the bottom edge.
  case bottom
  /// At its own size in the middle of the left edge.
  case left
  /// At its own size in the middle of the right edge.
  case right
  /// At its own size in the corner.
  case topLeft, topRight, bottomLeft, bottomRight
}

/// Light or dark.
@frozen @usableFromInline package enum UIUserInterfaceStyle: UInt8, Enumeration {
  /// As around it.
  case unspecified
  case light, dark
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Light or dark, as a property list spells it.
@frozen @usableFromInline package enum AppUserInterfaceStyle: UInt8, Enumeration {
  /// As the device is.
  case Automatic
  case Light, Dark
}

/// The kind of device that an interface is made for.
@frozen @usableFromInline package enum UIUserInterfaceIdiom: UInt8, Enumeration {
  case unspecified, phone, pad
  /// A television.
  case tv
  case carPlay
  /// A Mac with an interface of its own, not that of an iPad.
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
