import BarCatalog
import BarCompiler
import BarText

extension Rule {
  static var titleFontSizeForced: Rule {
    Rule(
      .flags,
      FindingKind(
        "title-font-size-forced", .warning, tier: .lint,
        summary: "The size of a title font is replaced by 20 points.",
        rationale:
          "A navigation bar keeps the size of the font only if `allowAnyTitleFontSize` is on when the font is set. The app bar themes `primary` and `surface` turn it on.",
        sources: """
          components/NavigationBar/src/MDCNavigationBar.m setTitleFont:
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationBar:
                title: Inbox
                titleFont: {size: 17}
              # ^^^^^^^^^ `titleFont` of 17 points is drawn at 20
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                navigationBar: {allowAnyTitleFontSize: false, titleFont: {textStyle: headline}}
                #                                             ^^^^^^^^^ `titleFont` of a text style is drawn at 20 points
          """,
        fixed: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationBar:
                title: Inbox
                allowAnyTitleFontSize: true
                titleFont: {size: 17}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar:
                inferTopSafeAreaInsetFromViewController: true
                navigationBar: {allowAnyTitleFontSize: true, titleFont: {textStyle: headline}}
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationBar: {title: Inbox, allowAnyTitleFontSize: true, titleFont: {size: 17}}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              appBar: {theme: primary, navigationBar: {titleFont: {size: 17}}}
              navigationBar: {observesNavigationItem: false, title: Inbox, titleFont: {size: 20, weight: bold}}
          """),
      .property(MDCNavigationBar.id(.titleFont), of: [.mdcNavigationBar], find))
  }
}

private func find(_ use: PropertyUse, _ report: inout Report) {
  let bar = Element<MDCNavigationBar>(use.object.tape, at: use.object.visit.head)
  guard let font = bar[.titleFont] else { return }
  if isAnySizeAllowed(bar, use.object) { return }
  let what: String
  if let size = font[.size] {
    if size == 20 { return }
    what = "`titleFont` of \(decimal(size)) points is drawn at 20"
  } else if font[.textStyle] != nil {
    what = "`titleFont` of a text style is drawn at 20 points, whatever size people choose"
  } else {
    return
  }
  report.key(
    of: use.cell, what, help: "set `allowAnyTitleFontSize: true`",
    fixes: [.flag(.allowAnyTitleFontSize, true, of: bar)])
}

/// Whether the bar takes any size, by itself or by a theme of the app bar that it is in.
private func isAnySizeAllowed(_ bar: Element<MDCNavigationBar>, _ place: ObjectPlace) -> Bool {
  guard place.owner(MDCAppBarViewController.self) != nil, let screen = place.screen,
    let header = place.document.header(of: screen, .mdcAppBarViewController)
  else { return bar.resolved(.allowAnyTitleFontSize) }
  return header.allowsAnyTitleFontSize
}
