package import BarText

/// What resolving a description finds.
extension FindingKind {
  package static var danglingReference: FindingKind {
    FindingKind(
      "dangling-reference", .error, tier: .hard,
      summary: "A name refers to something that does not exist.",
      rationale:
        "A flow shows screens, a header tracks a scroll view, and a target is a device. Each must exist under its name.",
      bad: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {}}\nflows: {main: [inbox, mesage]}",
      good:
        "barc: 1\ntoolkit: mdc\nscreens: {inbox: {}, message: {}}\nflows: {main: [inbox, message]}")
  }

  package static var unknownDevice: FindingKind {
    FindingKind(
      "unknown-device", .error, tier: .hard,
      summary: "Neither barc nor the file has a device of that name.",
      rationale: "`barc devices` lists the built-in devices. Define others under `devices`.",
      bad: "barc: 1\ntoolkit: mdc\ntargets: {devices: [iphone-16-por]}",
      good: "barc: 1\ntoolkit: mdc\ntargets: {devices: [iphone-16-pro]}")
  }

  package static var languagesAndDirections: FindingKind {
    FindingKind(
      "languages-and-directions", .error, tier: .hard,
      summary: "Both languages and directions are listed.",
      rationale: "Each language has its own direction, so a second list could only contradict it.",
      bad: "barc: 1\ntoolkit: mdc\ntargets: {languages: [en, ar], directions: [ltr]}",
      good: "barc: 1\ntoolkit: mdc\ntargets: {languages: [en, ar]}")
  }

  package static var noEnvironment: FindingKind {
    FindingKind(
      "no-environment", .warning, tier: .lint, summary: "The targets leave nothing to lay out for.",
      rationale:
        "A device is skipped for versions of iOS that it never ran. If all devices are skipped, or a list is empty, nothing is laid out.",
      bad: "barc: 1\ntoolkit: mdc\ntargets: {devices: [iphone-17], os: [\"15.0\"]}",
      good: "barc: 1\ntoolkit: mdc\ntargets: {devices: [iphone-17], os: [\"26.0\"]}")
  }

  package static var overwrittenByNavigationItem: FindingKind {
    FindingKind(
      "overwritten-by-navigation-item", .warning, tier: .lint, tag: .unnecessary,
      explaining: ["back-item-replaced", "singular-and-plural"],
      summary: "A bar sets a property that it copies from the navigation item that it observes.",
      rationale:
        "When a Material bar begins to observe a navigation item, it copies eight properties of the item, set or not, over its own values. The navigation bar of an app bar always observes the item of its screen.",
      bad:
        "barc: 1\ntoolkit: mdc\nscreens: {inbox: {navigationItem: {title: Inbox}, navigationBar: {title: Mail}}}",
      good:
        "barc: 1\ntoolkit: mdc\nscreens: {inbox: {navigationItem: {title: Inbox}, navigationBar: {}}}"
    )
  }
}
