import BarCatalog
import BarText

extension Rule {
  static var bottomBarElevationWithoutShadow: Rule {
    Rule(
      .appearance,
      FindingKind(
        "bottom-bar-elevation-without-shadow", .note, tier: .lint, tag: .unnecessary,
        summary: "The elevation of a bottom app bar does not change its shadow.",
        rationale:
          "The bar reports its elevation to code that asks for it, but draws the same shadow at any elevation, including 0.",
        sources: """
          BottomAppBar README, Container attributes
          components/BottomAppBar/src/private/MDCBottomAppBarLayer.m
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar: {elevation: 0}
              #              ^^^^^^^^^ the bar draws the same shadow with an `elevation` of 0
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar:
                elevation: 16
              # ^^^^^^^^^ the bar draws the same shadow with an `elevation` of 16
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar: {elevation: 8}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar: {shadowColor: "#00000080"}
          """),
      .property(MDCBottomAppBarView.id(.elevation), of: [.mdcBottomAppBarView], find))
  }
}

private func find(_ use: PropertyUse, _ report: inout Report) {
  let bar = Element<MDCBottomAppBarView>(use.object.tape, at: use.object.visit.head)
  guard !use.isDefault, let elevation = bar[.elevation] else { return }
  report.key(
    of: use.cell,
    "the bar draws the same shadow with an `elevation` of \(decimal(elevation))",
    help: "set `shadowColor`, with `clear` for no shadow")
}
