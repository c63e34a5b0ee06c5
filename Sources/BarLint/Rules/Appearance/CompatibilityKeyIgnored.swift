import BarCatalog
import BarText

extension Rule {
  static var compatibilityKeyIgnored: Rule {
    Rule(
      .appearance,
      FindingKind(
        "compatibility-key-ignored", .warning, tier: .lint, tag: .unnecessary,
        summary: "The app requests the look of older systems, but its SDK ignores the request.",
        rationale:
          "The key `UIDesignRequiresCompatibility` keeps the look of iOS 18 in apps that are built for iOS 26. In apps built for iOS 27 or later, the key is ignored and every bar is glass. One such app that kept the key is reported to have crashed on iOS 26.",
        sources: """
          https://developer.apple.com/documentation/bundleresources/information-property-list/uidesignrequirescompatibility
          https://developer.apple.com/forums/thread/832710
          https://developer.apple.com/forums/thread/858194
          """,
        bad: """
          barc: 1
          toolkit: uikit
          targets: {sdk: "27.0"}
          infoPlist: {UIDesignRequiresCompatibility: true}
          #           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `UIDesignRequiresCompatibility` is ignored in an app that is built with the SDK of iOS 27.0
          screens: {inbox: {navigationItem: {title: Inbox}}}
          ---
          barc: 1
          toolkit: uikit
          infoPlist:
            UIDesignRequiresCompatibility: true
          # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `UIDesignRequiresCompatibility` is ignored in an app that is built with the SDK of iOS 27.1, the newest known
          screens: {inbox: {navigationItem: {title: Inbox}}}
          """,
        good: """
          barc: 1
          toolkit: uikit
          targets: {sdk: "26.0"}
          infoPlist: {UIDesignRequiresCompatibility: true}
          screens: {inbox: {navigationItem: {title: Inbox}}}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "27.0"}
          infoPlist: {UIDesignRequiresCompatibility: false}
          screens: {inbox: {navigationItem: {title: Inbox}}}
          """),
      .objects(
        of: InfoPlist.self, having: Presence(all: [InfoPlist.id(.UIDesignRequiresCompatibility)]),
        find))
  }
}

private func find(_ keys: ObjectUse<InfoPlist>, _ report: inout Report) {
  let sdk = keys.place.versions.sdk
  guard let cell = keys.element.cell(.UIDesignRequiresCompatibility), cell.word != 0,
    sdk ?? KnownVersions.newest >= LiquidGlass.firstWithoutCompatibility
  else { return }
  let version = sdk.map(\.spelling) ?? "\(KnownVersions.newest.spelling), the newest known"
  report.needlessKey(
    of: cell,
    "`UIDesignRequiresCompatibility` is ignored in an app that is built with the SDK of iOS \(version)",
    help: "remove it, and check how the bars look on iOS 26 and later")
}
