package import BarText

/// What resolving a description finds.
extension FindingKind {
  package static var danglingReference: FindingKind {
    FindingKind(
      "dangling-reference", .error, tier: .hard, summary: "Something is named that is not there.",
      rationale:
        "A flow shows screens, a header tracks a scroll view, a target is a device: each must exist under its name.",
      bad: "barc: 1\ntoolkit: mdc\nscreens: {inbox: {}}\nflows: {main: [inbox, mesage]}",
      good:
        "barc: 1\ntoolkit: mdc\nscreens: {inbox: {}, message: {}}\nflows: {main: [inbox, message]}")
  }

  package static var unknownDevice: FindingKind {
    FindingKind(
      "unknown-device", .error, tier: .hard,
      summary: "Neither barc nor the file has a device of that name.",
      rationale: "`barc devices` lists what is built in; others are written under `devices`.",
      bad: "barc: 1\ntoolkit: mdc\ntargets: {devices: [iphone-16-por]}",
      good: "barc: 1\ntoolkit: mdc\ntargets: {devices: [iphone-16-pro]}")
  }

  package static var languagesAndDirections: FindingKind {
    FindingKind(
      "languages-and-directions", .error, tier: .hard,
      summary: "Languages and directions are both listed.",
      rationale: "A language has its direction; a second list could only contradict it.",
      bad: "barc: 1\ntoolkit: mdc\ntargets: {languages: [en, ar], directions: [ltr]}",
      good: "barc: 1\ntoolkit: mdc\ntargets: {languages: [en, ar]}")
  }

  package static var noEnvironment: FindingKind {
    FindingKind(
      "no-environment", .warning, tier: .lint, summary: "The targets leave nothing to lay out for.",
      rationale:
        "A device that never ran a version of iOS is passed over; where all are, or a list is empty, nothing is laid out.",
      bad: "barc: 1\ntoolkit: mdc\ntargets: {devices: [iphone-17], os: [\"15.0\"]}",
      good: "barc: 1\ntoolkit: mdc\ntargets: {devices: [iphone-17], os: [\"26.0\"]}")
  }

  package static var overwrittenByNavigationItem: FindingKind {
    FindingKind(
      "overwritten-by-navigation-item", .warning, tier: .lint, tag: .unnecessary,
      explaining: ["back-item-replaced", "singular-and-plural"],
      summary: "A bar sets what it copies from the navigation item that it observes.",
      rationale:
        "A Material bar copies eight properties of the item the moment it observes it, set or not; what the bar had is gone. The bar of an app bar always observes that of its screen.",
      bad:
        "barc: 1\ntoolkit: mdc\nscreens: {inbox: {navigationItem: {title: Inbox}, navigationBar: {title: Mail}}}",
      good:
        "barc: 1\ntoolkit: mdc\nscreens: {inbox: {navigationItem: {title: Inbox}, navigationBar: {}}}"
    )
  }
}
