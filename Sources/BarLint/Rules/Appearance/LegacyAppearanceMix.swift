import BarCatalog
import BarText

extension Rule {
  static var legacyAppearanceMix: Rule {
    Rule(
      .appearance,
      FindingKind(
        "legacy-appearance-mix", .warning, tier: .lint,
        explaining: ["glass-background"],
        summary: "An older property is set next to an appearance that replaces it.",
        rationale:
          "Since iOS 13, a bar with a `standardAppearance` takes its background, shadow and title only from it. The properties of the bar itself apply only on older systems.",
        sources: """
          https://developer.apple.com/documentation/uikit/uinavigationbar-legacy-customizations
          https://github.com/xamarin/Xamarin.Forms/pull/10144
          https://github.com/yiplee/YPNavigationBarTransition/issues/41
          """,
        bad: """
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0"}
          flows:
            main:
              screens: [inbox]
              navigationBar:
                titleTextAttributes: {foregroundColor: white}
              # ^^^^^^^^^^^^^^^^^^^ `titleTextAttributes` of the bar has no effect when `standardAppearance` is set
                standardAppearance: {}
          screens: {inbox: {navigationItem: {title: Inbox}}}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0", deployment: "13.0"}
          screens:
            inbox:
              toolbar:
                items: [{title: Edit, action: edit}]
                standardAppearance: {}
                barTintColor: systemTeal
              # ^^^^^^^^^^^^ `barTintColor` of the bar has no effect when `standardAppearance` is set
          """,
        good: """
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0"}
          flows:
            main:
              screens: [inbox]
              navigationBar: {standardAppearance: {titleTextAttributes: {foregroundColor: white}}}
          screens: {inbox: {navigationItem: {title: Inbox}}}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0", deployment: "12.0"}
          flows:
            main:
              screens: [inbox]
              navigationBar:
                titleTextAttributes: {foregroundColor: white}
                tintColor: white
                # barc:disable:next unavailable-property -- set where the system has it
                standardAppearance: {titleTextAttributes: {foregroundColor: white}}
          screens: {inbox: {navigationItem: {title: Inbox}}}
          """),
      .objects(
        of: [.uiNavigationBar, .uiToolbar],
        having: Presence(all: [UINavigationBar.id(.standardAppearance)], any: replaced), find))
  }
}

/// What a look has a property of its own for.
private let replaced: [UInt16] = [
  UINavigationBar.id(.barTintColor), UINavigationBar.id(.backgroundImage),
  UINavigationBar.id(.shadowImage), UINavigationBar.id(.titleTextAttributes),
  UINavigationBar.id(.largeTitleTextAttributes),
  UINavigationBar.id(.titleVerticalPositionAdjustment), UINavigationBar.id(.backIndicatorImage),
  UINavigationBar.id(.backIndicatorTransitionMaskImage),
]

private func find(_ place: ObjectPlace, _ report: inout Report) {
  if place.isNeverShown { return }
  // Older systems have no looks and take what is set on the bar.
  if let deployment = place.versions.deployment, deployment < Version(13) { return }
  for index in place.tape.run(at: Int(place.visit.head)) {
    let cell = place.tape[index]
    guard replaced.contains(cell.id) else { continue }
    report.key(
      of: cell,
      "`\(place.type.propertyName(at: cell.place))` of the bar has no effect when `standardAppearance` is set",
      help: "set it in the appearance")
  }
}
