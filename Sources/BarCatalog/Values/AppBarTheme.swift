/// What a theme is made of.
@usableFromInline package protocol AppliedTheme: BarObject {}

/// One theme of several.
@usableFromInline package enum AppBarThemeMember: AppliedTheme {}

/// The theme of an app bar: a variant with its scheme, or several themes one after another.
@usableFromInline package enum AppBarTheme: AppliedTheme {}

extension Property where Owner: AppliedTheme {
  @inlinable package static var variant: Of<AppBarThemeVariant?> {
    .init(
      "Which colors of the scheme the bar uses.",
      default: .value(nil),
      source: "AppBar README Theming")
  }

  @inlinable package static var scheme: Of<Element<ColorScheme>?> {
    .init(
      "The colors to choose from.",
      default: .computed("the baseline scheme of Material"),
      source: "components/schemes/Color/src/MDCSemanticColorScheme.m")
  }
}

extension Property where Owner == AppBarTheme {
  @inlinable package static var themes: Of<List<Element<AppBarThemeMember>>?> {
    .init(
      "Themes to apply, in this order.",
      default: .value(nil),
      source: "the description language")
  }
}

extension AppBarThemeMember {
  @inlinable package static var shortForm: ShortForm {
    ShortForm(scalar: id(.variant))
  }
}

extension AppBarTheme {
  @inlinable package static var shortForm: ShortForm {
    ShortForm(scalar: id(.variant), sequence: id(.themes))
  }
}

/// The colors that a theme chooses from.
@usableFromInline package enum ColorScheme: BarObject {}

extension Property where Owner == ColorScheme {
  @inlinable package static var primaryColor: Of<Color?> {
    .init(
      "The color of the header with `primary`.",
      default: .computed("#6200EE"),
      source: "components/schemes/Color/src/MDCSemanticColorScheme.m initWithDefaults:")
  }

  @inlinable package static var onPrimaryColor: Of<Color?> {
    .init(
      "The color of the title and buttons with `primary`.",
      default: .computed("white"),
      source: "components/schemes/Color/src/MDCSemanticColorScheme.m initWithDefaults:")
  }

  @inlinable package static var surfaceColor: Of<Color?> {
    .init(
      "The color of the header with `surface`.",
      default: .computed("white"),
      source: "components/schemes/Color/src/MDCSemanticColorScheme.m initWithDefaults:")
  }

  @inlinable package static var onSurfaceColor: Of<Color?> {
    .init(
      "The color of leading buttons with `surface`; the title uses it at 87%, trailing buttons at 54%.",
      default: .computed("black"),
      source:
        "components/schemes/Color/src/MDCSemanticColorScheme.m initWithDefaults:; components/AppBar/src/Theming/MDCAppBarViewController+MaterialTheming.m"
    )
  }
}
