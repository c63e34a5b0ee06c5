import BarCatalog
import BarText

extension Rule {
  static var deprecatedTheming: Rule {
    Rule(
      .support,
      FindingKind(
        "deprecated-theming", .warning, tier: .lint, tag: .deprecated,
        summary: "An app bar gets its colors or fonts from an older themer.",
        rationale:
          "The themers of app bars each do only one part and are no longer supported. One call of the theming extension, `applyPrimaryTheme` or `applySurfaceTheme`, does all of it from a container scheme.",
        sources: """
          AppBar README Unsupported
          CHANGELOG.md 117.0.0
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar:
                theme: colorThemer
                #      ^^^^^^^^^^^ `MDCAppBarColorThemer` is deprecated since Material Components 117.0
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar:
                theme: [primary, typographyThemer]
                #                ^^^^^^^^^^^^^^^^ `MDCAppBarTypographyThemer` will be deprecated
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar: {theme: primary}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar: {theme: {variant: surface, scheme: {surfaceColor: white}}}
          """),
      .objects(of: MDCAppBarViewController.self, find))
  }
}

private func find(_ use: ObjectUse<MDCAppBarViewController>, _ report: inout Report) {
  guard let theme = use[.theme] else { return }
  if let themes = theme[.themes] {
    for member in themes { judge(member[.variant], member.cell(.variant), &report) }
  } else {
    judge(theme[.variant], theme.cell(.variant), &report)
  }
}

private func judge(_ variant: AppBarThemeVariant?, _ cell: Cell?, _ report: inout Report) {
  guard let variant, let cell else { return }
  switch variant {
  case .primary, .surface: return
  case .colorThemer:
    report.value(
      at: cell.node, "`MDCAppBarColorThemer` is deprecated since Material Components 117.0",
      help: "write `primary` or `surface`: `applyPrimaryTheme` or `applySurfaceTheme`")
  case .typographyThemer:
    report.value(
      at: cell.node,
      "`MDCAppBarTypographyThemer` will be deprecated, and its replacement sets fonts and colors",
      help: "write `primary` or `surface`: `applyPrimaryTheme` or `applySurfaceTheme`")
  }
}
