package import BarCatalog

extension Host {
  /// The class of the bar.
  package var className: StaticString {
    switch self {
    case .buttonBar: "MDCButtonBar"
    case .navigationBar: "MDCNavigationBar"
    case .appBar: "MDCAppBarViewController"
    case .bottomAppBar: "MDCBottomAppBarView"
    case .uiNavigationBar: "UINavigationBar"
    case .uiToolbar: "UIToolbar"
    }
  }
}

extension SupportStatus {
  /// What it means for whoever sets the property, to follow the name of the bar.
  package var phrase: StaticString {
    switch self {
    case .unknown: "not known"
    case .observed: "works, and later changes show"
    case .readOnce: "is read once: later changes do not show"
    case .unspecified: "works; nothing is said about later changes"
    case .ignored: "is ignored"
    case .unsupported: "is unsupported: it asserts, crashes or draws nothing"
    case .notApplicable: "has no place there"
    }
  }

  /// The status in a few words, for lists and narrow tables.
  package var words: StaticString {
    switch self {
    case .unknown: "not known"
    case .observed: "works"
    case .readOnce: "read once"
    case .unspecified: "works, changes not stated"
    case .ignored: "ignored"
    case .unsupported: "unsupported"
    case .notApplicable: "no place"
    }
  }

  /// What the word says, for a legend.
  var meaning: StaticString {
    switch self {
    case .unknown: "not established"
    case .observed: "the bar shows it and later changes to it"
    case .readOnce:
      "the bar shows its value at the time the items are set; later changes do not show"
    case .unspecified: "said to work; nothing is said about later changes"
    case .ignored: "the bar never reads it"
    case .unsupported: "with it, the bar asserts, crashes or draws nothing"
    case .notApplicable: "the bar has no such object"
    }
  }

  /// The status as JSON has it.
  package var name: StaticString {
    switch self {
    case .unknown: "unknown"
    case .observed: "observed"
    case .readOnce: "readOnce"
    case .unspecified: "unspecified"
    case .ignored: "ignored"
    case .unsupported: "unsupported"
    case .notApplicable: "notApplicable"
    }
  }
}

extension Support {
  /// Whether what is documented for a host is another thing than what its code does.
  package func differs(on host: Host) -> Bool {
    let documented = documented(on: host)
    let actual = actual(on: host)
    if documented == .unknown || actual == .unknown { return false }
    // A document that says only that it works does not contradict the code.
    if documented == .unspecified { return actual == .ignored || actual == .unsupported }
    return documented != actual
  }

  /// The hosts with each actual status, in the order of hosts; those that have no place for the object are left out.
  package var groups: [(status: SupportStatus, hosts: [Host])] {
    var groups: [(status: SupportStatus, hosts: [Host])] = []
    for host in Host.allCases {
      let status = actual(on: host)
      if status == .notApplicable { continue }
      if let index = groups.firstIndex(where: { $0.status == status }) {
        groups[index].hosts.append(host)
      } else {
        groups.append((status, [host]))
      }
    }
    return groups
  }

  /// Whether anything is known of any host.
  package var isStated: Bool { self != .unstated }
}
