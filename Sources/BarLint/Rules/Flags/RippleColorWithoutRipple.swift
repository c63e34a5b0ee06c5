import BarCatalog
import BarText

extension Rule {
  static var rippleColorWithoutRipple: Rule {
    Rule(
      .flags,
      FindingKind(
        "ripple-color-without-ripple", .note, tier: .lint, tag: .unnecessary,
        summary: "A ripple color is set, but touches are shown as ink.",
        rationale:
          "According to the header files, the color has an effect only with `enableRippleBehavior`. In the code of the bars, it colors the ink of the existing buttons, but nothing guarantees that.",
        sources: """
          components/ButtonBar/src/MDCButtonBar.h rippleColor, enableRippleBehavior
          components/ButtonBar/src/MDCButtonBar.m setRippleColor:
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items: [{title: Edit, action: edit}]
                rippleColor: red
              # ^^^^^^^^^^^ `rippleColor` is for ripples, but `enableRippleBehavior` is off
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar: {enableRippleBehavior: false, rippleColor: red}
              #                                           ^^^^^^^^^^^ `rippleColor` is for ripples, but `enableRippleBehavior` is off
          """,
        fixed: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items: [{title: Edit, action: edit}]
                enableRippleBehavior: true
                rippleColor: red
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar: {enableRippleBehavior: true, rippleColor: red}
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items: [{title: Edit, action: edit}]
                enableRippleBehavior: true
                rippleColor: red
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar: {enableRippleBehavior: true}
          """),
      .property(
        MDCButtonBar.id(.rippleColor),
        of: [.mdcButtonBar, .mdcNavigationBar, .mdcBottomAppBarView, .mdcFloatingButton], find))
  }
}

private func find(_ use: PropertyUse, _ report: inout Report) {
  // Ids are of names, so the flag is read alike from each of the types.
  let bar = Element<MDCButtonBar>(use.object.tape, at: use.object.visit.head)
  if bar.resolved(.enableRippleBehavior) { return }
  report.key(
    of: use.cell, "`rippleColor` is for ripples, but `enableRippleBehavior` is off",
    help: "set `enableRippleBehavior: true`",
    fixes: [.flag(.enableRippleBehavior, true, of: bar)])
}
