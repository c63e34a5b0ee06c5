/// A color that UIKit has a name for.
@frozen @usableFromInline package enum SystemColor: UInt8, Enumeration {
  case black, darkGray, lightGray, white, gray, red, green, blue, cyan, yellow
  case magenta, orange, purple, brown, clear, label, secondaryLabel, tertiaryLabel
  case quaternaryLabel, placeholderText, separator, opaqueSeparator, link, systemBackground
  case secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground
  case secondarySystemGroupedBackground, tertiarySystemGroupedBackground, systemFill
  case secondarySystemFill, tertiarySystemFill, quaternarySystemFill, systemRed
  case systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown, systemGray
  case systemGray2, systemGray3, systemGray4, systemGray5, systemGray6, tintColor
  case darkText, lightText

  /// UIKit/UIColor.h.
  @usableFromInline package var availability: CaseAvailability {
    switch self {
    case .black, .darkGray, .lightGray, .white, .gray, .red, .green, .blue, .cyan, .yellow,
      .magenta, .orange, .purple, .brown, .clear, .darkText, .lightText:
      .always
    case .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
      .systemPink, .systemGray:
      CaseAvailability(.from(7))
    case .systemPurple: CaseAvailability(.from(9))
    case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .separator,
      .opaqueSeparator, .link, .systemBackground, .secondarySystemBackground,
      .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill, .tertiarySystemFill,
      .quaternarySystemFill, .systemIndigo, .systemBrown, .systemGray2, .systemGray3,
      .systemGray4, .systemGray5, .systemGray6:
      CaseAvailability(.from(13))
    case .systemMint, .systemCyan, .tintColor: CaseAvailability(.from(15))
    }
  }

  /// Red, green, blue and alpha, a byte each, red highest, of a color that is the same everywhere.
  ///
  /// UIKit/UIColor.h: components of a half or a third are rounded to a byte.
  package var components: UInt32? {
    switch self {
    case .black: 0x0000_00FF
    case .darkGray: 0x5555_55FF
    case .lightGray: 0xAAAA_AAFF
    case .white: 0xFFFF_FFFF
    case .gray: 0x8080_80FF
    case .red: 0xFF00_00FF
    case .green: 0x00FF_00FF
    case .blue: 0x0000_FFFF
    case .cyan: 0x00FF_FFFF
    case .yellow: 0xFFFF_00FF
    case .magenta: 0xFF00_FFFF
    case .orange: 0xFF80_00FF
    case .purple: 0x8000_80FF
    case .brown: 0x9966_33FF
    case .clear: 0x0000_0000
    case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText,
      .separator, .opaqueSeparator, .link, .systemBackground, .secondarySystemBackground,
      .tertiarySystemBackground, .systemGroupedBackground,
      .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .systemFill,
      .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .systemRed,
      .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
      .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray,
      .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .tintColor,
      .darkText, .lightText:
      nil
    }
  }
}
