import BarCatalog
import BarText

extension Rule {
  static var glassBarTint: Rule {
    Rule(
      .appearance,
      FindingKind(
        "glass-bar-tint", .warning, tier: .lint,
        summary: "A navigation bar with glass items is tinted as a whole.",
        rationale:
          "From iOS 26, the tint of a bar no longer colors its items. Apple recommends setting `tintColor` on the items that need it, and the style `prominent` for a colored background.",
        sources: """
          UINavigationBar documentation Customize the appearance of a navigation bar
          https://github.com/xbmc/Official-Kodi-Remote-iOS/pull/1451
          https://github.com/dotnet/maui/issues/33970
          """,
        bad: """
          barc: 1
          toolkit: uikit
          targets: {sdk: "26.0"}
          flows:
            main: {screens: [inbox], navigationBar: {tintColor: systemTeal}}
            #                                        ^^^^^^^^^ `tintColor` of the bar does not color its items on iOS 26 and later
          screens: {inbox: {navigationItem: {title: Inbox}}}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "26.0"}
          screens:
            inbox:
              navigationBar:
                delegate: self
                items: [{title: Inbox}]
                tintColor: systemTeal
              # ^^^^^^^^^ `tintColor` of the bar does not color its items on iOS 26 and later
          """,
        good: """
          barc: 1
          toolkit: uikit
          targets: {sdk: "26.0"}
          flows: {main: [inbox]}
          screens:
            inbox:
              navigationItem: {title: Inbox, rightBarButtonItem: {title: Edit, tintColor: systemTeal, action: edit}}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0"}
          flows:
            main: {screens: [inbox], navigationBar: {tintColor: systemTeal}}
          screens: {inbox: {navigationItem: {title: Inbox}}}
          """),
      .property(UINavigationBar.id(.tintColor), of: [.uiNavigationBar], find))
  }
}

private func find(_ use: PropertyUse, _ report: inout Report) {
  guard use.object.hasGlass, !use.object.isNeverShown else { return }
  report.key(
    of: use.cell, "`tintColor` of the bar does not color its items on iOS 26 and later",
    help: "set `tintColor` on individual items")
}
