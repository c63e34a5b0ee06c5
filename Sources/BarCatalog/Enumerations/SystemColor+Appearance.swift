extension SystemColor {
  /// Red, green, blue and alpha, a byte each, red highest, of a color that is known in an appearance; `nil` if the
  /// system decides in other ways, too: tints are other ones since iOS 26, and fills lie on what is behind them.
  ///
  /// The values are what `resolvedColor(with:)` answers without increased contrast
  /// (https://noahgilmore.com/blog/dark-mode-uicolor-compatibility/, https://github.com/noahsark769/ColorCompatibility).
  ///
  /// - Parameter isElevated: Whether the window lies on others, as a sheet does: dark backgrounds are lighter there.
  package func components(isDark: Bool, isElevated: Bool = false) -> UInt32? {
    if let components { return components }
    switch (self, isDark) {
    case (.label, false), (.darkText, _): return 0x0000_00FF
    case (.label, true): return 0xFFFF_FFFF
    case (.lightText, _): return 0xFFFF_FF99
    case (.secondaryLabel, false): return 0x3C3C_4399
    case (.secondaryLabel, true): return 0xEBEB_F599
    case (.tertiaryLabel, false), (.placeholderText, false): return 0x3C3C_434D
    case (.tertiaryLabel, true), (.placeholderText, true): return 0xEBEB_F54D
    case (.quaternaryLabel, false): return 0x3C3C_432E
    case (.quaternaryLabel, true): return 0xEBEB_F529
    case (.systemBackground, false), (.tertiarySystemBackground, false),
      (.secondarySystemGroupedBackground, false):
      return 0xFFFF_FFFF
    case (.secondarySystemBackground, false), (.systemGroupedBackground, false),
      (.tertiarySystemGroupedBackground, false):
      return 0xF2F2_F7FF
    case (.systemBackground, true), (.systemGroupedBackground, true):
      return isElevated ? 0x1C1C_1EFF : 0x0000_00FF
    case (.secondarySystemBackground, true), (.secondarySystemGroupedBackground, true):
      return isElevated ? 0x2C2C_2EFF : 0x1C1C_1EFF
    case (.tertiarySystemBackground, true), (.tertiarySystemGroupedBackground, true):
      return isElevated ? 0x3A3A_3CFF : 0x2C2C_2EFF
    default: return nil
    }
  }
}
