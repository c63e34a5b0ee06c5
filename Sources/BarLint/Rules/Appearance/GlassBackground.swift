import BarCatalog
import BarText

extension Rule {
  static var glassBackground: Rule {
    Rule(
      .appearance,
      FindingKind(
        "glass-background", .warning, tier: .lint,
        summary: "A bar with glass items sets a background.",
        rationale:
          "From iOS 26, bars are transparent, and the system draws glass behind items and an effect at the scroll edge. A background of the app interferes with both. Whether an app has glass depends on the SDK, the system and Info.plist. A transparent appearance leaves that effect out, which is a note.",
        sources: """
          UINavigationBar documentation Customize the appearance of a navigation bar
          https://developer.apple.com/documentation/uikit/uitoolbar
          https://github.com/nextcloud/talk-ios/issues/2121
          """,
        bad: """
          barc: 1
          toolkit: uikit
          targets: {sdk: "26.0"}
          flows:
            main: {screens: [inbox], navigationBar: {barTintColor: systemTeal}}
            #                                        ^^^^^^^^^^^^ `barTintColor` is for bars with a background, but bars have none on iOS 26 and later
          screens: {inbox: {navigationItem: {title: Inbox}}}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "26.0"}
          screens:
            inbox:
              navigationItem:
                title: Inbox
                standardAppearance:
                  configuration: opaque
                # ^^^^^^^^^^^^^ `configuration: opaque` is for bars with a background, but bars have none on iOS 26 and later
                  backgroundColor: systemTeal
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "26.0"}
          screens:
            inbox:
              toolbar:
                items: [{title: Edit, action: edit}]
                isTranslucent: false
              # ^^^^^^^^^^^^^ `isTranslucent` is for bars with a background, but bars have none on iOS 26 and later
          """,
        good: """
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0"}
          shared: {look: &look {configuration: opaque, backgroundColor: systemTeal}}
          flows:
            main: {screens: [inbox], navigationBar: {standardAppearance: *look, scrollEdgeAppearance: *look}}
          screens: {inbox: {navigationItem: {title: Inbox}}}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "26.0"}
          infoPlist: {UIDesignRequiresCompatibility: true}
          flows:
            main:
              screens: [inbox]
              navigationBar:
                standardAppearance: {configuration: opaque}
                scrollEdgeAppearance: {configuration: opaque}
          screens: {inbox: {navigationItem: {title: Inbox}}}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "26.0"}
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {title: Send, style: prominent, tintColor: systemTeal, action: send}
          """),
      .properties(suspects: { facts, _, _ in assignments.contains { $0.id == facts.id } }, find))
  }
}

/// What gives a bar a background, as far as the advice about glass knows it.
private let assignments: [Assignment] =
  [
    GlassAdvice.navigationBarWithoutBackground, .shadow, .toolbarWithoutBackground,
  ].flatMap(\.properties)

private func find(_ use: PropertyUse, _ report: inout Report) {
  let type = use.object.type
  guard use.host == .uiNavigationBar || use.host == .uiToolbar, !use.isDefault,
    !use.object.isNeverShown
  else { return }
  if type == .uiNavigationBarAppearance, isTransparent(use), use.object.hasGlass {
    report.value(
      at: use.cell.node,
      "a transparent appearance leaves out the effect that keeps scrolling text away from the items",
      help: "write `default` for iOS 26 and later", severity: .note)
    return
  }
  guard
    let assignment = assignments.first(where: { $0.matches(type, use.cell.id, use.cell.word) }),
    use.object.hasGlass, isFirst(use)
  else { return }
  let name = use.facts.name
  let what = type == .uiToolbar ? "" : assignment.word == nil ? "" : value(of: use)
  let message =
    "`\(name)\(what)` is for bars with a background, but bars have none on iOS 26 and later"
  if use.versions.deployment.map({ $0 >= LiquidGlass.first }) ?? false {
    report.needlessKey(of: use.cell, message, help: "remove it", removing: .unsafe)
  } else {
    report.key(of: use.cell, message, help: "remove it, or set it only before iOS 26")
  }
}

/// Whether nothing that is written before asks for a background of the same bar or look: all of it is one cause.
private func isFirst(_ use: PropertyUse) -> Bool {
  !use.object.tape.run(at: Int(use.object.visit.head)).contains { index in
    let cell = use.object.tape[index]
    return cell.node < use.cell.node
      && assignments.contains { $0.matches(use.object.type, cell.id, cell.word) }
      && !PropertyUse(object: use.object, cell: cell).isDefault
  }
}

private func isTransparent(_ use: PropertyUse) -> Bool {
  use.cell.id == UIBarAppearance.id(.configuration)
    && use.cell.word == UInt64(BarAppearanceConfiguration.transparent.rawValue)
}

/// The value of a property that is only at fault with that value.
private func value(of use: PropertyUse) -> String {
  use.cell.id == UIBarAppearance.id(.configuration) ? ": opaque" : ": false"
}
