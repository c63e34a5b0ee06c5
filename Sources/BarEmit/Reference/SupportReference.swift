import BarCatalog

/// `Grammar/support.md`: what each bar makes of the properties of items.
package enum SupportReference {
  package static var bytes: [UInt8] {
    var page = Markdown(
      from: "the catalog", by: "GrammarTests",
      title: "What bars do with items")
    page.paragraph(
      """
      An item has one set of properties, and every bar that shows it reads some of them. The tables show what the code
      of each bar does. An asterisk marks a property that the documents describe differently; the list below the table
      has the details.
      """)
    let statuses: [SupportStatus] = [
      .observed, .readOnce, .unspecified, .ignored, .unsupported, .notApplicable, .unknown,
    ]
    page.list(statuses.map { "**\($0.words)**: \($0.meaning)" })
    for type in BarType.allCases where type.entries.contains(where: { $0.support.isStated }) {
      section(type, &page)
    }
    return page.bytes
  }

  private static func section(_ type: BarType, _ page: inout Markdown) {
    let entries = type.entries.filter { $0.support.isStated }
    let hosts = Host.allCases.filter { host in
      entries.contains { entry in
        ![.notApplicable, .unknown].contains(entry.support.actual(on: host))
      }
    }
    let groups = groups(hosts, entries)
    page.heading(2, "\(type.name)")
    page.paragraph("\(type.sentence)")
    page.table(
      ["property"] + groups.map { names($0, "<br>") },
      entries.map { entry in ["`\(entry.name)`"] + groups.map { cell(entry, $0[0]) } })
    differences(entries, hosts, &page)
    for group in groups { lists(of: group, entries, &page) }
  }

  private static func cell(_ entry: Entry, _ host: Host) -> String {
    "\(entry.support.actual(on: host).words)\(entry.support.differs(on: host) ? "\\*" : "")"
  }

  private static func names(_ hosts: [Host], _ separator: String) -> String {
    hosts.map { "`\($0.className)`" }.joined(separator: separator)
  }

  /// Bars that make the same of every property, together.
  private static func groups(_ hosts: [Host], _ entries: [Entry]) -> [[Host]] {
    hosts.reduce(into: []) { groups, host in
      let index = groups.firstIndex { group in
        entries.allSatisfy { cell($0, group[0]) == cell($0, host) }
      }
      if let index { groups[index].append(host) } else { groups.append([host]) }
    }
  }

  /// Where a document says another thing than the code does, bars of one answer together.
  private static func differences(_ entries: [Entry], _ hosts: [Host], _ page: inout Markdown) {
    var items: [String] = []
    for entry in entries {
      var answers: [(text: String, hosts: [Host])] = []
      for host in hosts where entry.support.differs(on: host) {
        let documented = entry.support.documented(on: host).words
        let text = "documented as \(documented), in fact \(entry.support.actual(on: host).words)"
        if let index = answers.firstIndex(where: { $0.text == text }) {
          answers[index].hosts.append(host)
        } else {
          answers.append((text, [host]))
        }
      }
      let facts = answers.map { "\(names($0.hosts, ", ")): \($0.text)" }
      if !entry.difference.isEmpty {
        items.append("`\(entry.name)`: \(entry.difference)")
      } else if !facts.isEmpty {
        items.append("`\(entry.name)` in \(facts.joined(separator: "; in "))")
      }
    }
    if items.isEmpty { return }
    page.heading(3, "Where documents and code differ")
    page.list(items)
  }

  /// The properties of each status, for whoever builds one bar, or several that are alike.
  private static func lists(of hosts: [Host], _ entries: [Entry], _ page: inout Markdown) {
    let statuses: [(SupportStatus, String)] = [
      (.observed, "Works"), (.unspecified, "Works, changes not stated"),
      (.readOnce, "Read once: set the items again after a change"), (.ignored, "Ignored"),
      (.unsupported, "Unsupported: asserts, crashes or draws nothing"), (.unknown, "Not known"),
    ]
    page.heading(3, "In " + names(hosts, ", "))
    page.list(
      statuses.compactMap { status, title in
        let names = entries.filter { $0.support.actual(on: hosts[0]) == status }
          .map { "`\($0.name)`" }
        return names.isEmpty ? nil : "**\(title)**: \(names.joined(separator: ", "))"
      })
  }
}
