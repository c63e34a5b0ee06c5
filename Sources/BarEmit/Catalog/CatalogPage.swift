import BarCatalog

/// The page of something of the catalog, as `barc explain` shows it on a terminal.
package struct CatalogPage {
  private var output: [UInt8] = []
  private let palette: TextPalette

  /// The page of one thing, or a list of those that a name may mean.
  package static func bytes(of subjects: [CatalogSubject], isColored: Bool) -> [UInt8] {
    var page = CatalogPage(palette: TextPalette(isColored: isColored))
    if subjects.count == 1 {
      page.append(subjects[0])
    } else {
      page.choice(subjects)
    }
    return page.output
  }

  private init(palette: TextPalette) { self.palette = palette }

  private mutating func append(_ subject: CatalogSubject) {
    switch subject {
    case .type(let type): self.type(type)
    case .property(let types, let entry): property(types, entry)
    case .enumeration(let name): enumeration(name)
    }
  }

  // MARK: Pages

  private mutating func type(_ type: BarType) {
    title("\(type.name)")
    paragraph("\(type.sentence)")
    let short = type.shortFormPhrases
    if !short.isEmpty { paragraph("In short: \(short.joined(separator: ", or ")).") }
    heading("Properties")
    let rows = type.entries.map { entry -> (String, String) in
      let isOld = !entry.until.isEmpty && !entry.traits.contains(.unwritable)
      let remark =
        entry.traits.contains(.unwritable) ? "Not writable. " : isOld ? "Deprecated. " : ""
      return ("\(entry.name)", remark + "\(entry.sentence)")
    }
    table(rows)
    paragraph("`barc explain \(type.name).PROPERTY` shows one of them.")
  }

  private mutating func property(_ types: [BarType], _ entry: Entry) {
    title(types.count == 1 ? "\(types[0].name).\(entry.name)" : "\(entry.name)")
    paragraph("\(entry.sentence)")
    if types.count > 1 {
      paragraph("Of " + types.map { "\($0.name)" }.joined(separator: ", ") + ".")
    }
    let isWritable = !entry.traits.contains(.unwritable)
    var rows = [isWritable ? ("takes", written(entry.form)) : ("writable", "no")]
    rows.append(("default", entry.initialPhrase))
    if entry.traits.contains(.required) { rows.append(("required", "yes")) }
    if !entry.since.isEmpty { rows.append(("since", entry.since)) }
    if !entry.until.isEmpty { rows.append(("deprecated", entry.until)) }
    if !entry.instead.isEmpty {
      rows.append((isWritable ? "instead" : "because", "\(entry.instead)"))
    }
    if let bounds = entry.bounds.phrase { rows.append(("sensible", bounds)) }
    if let toolkit = entry.traits.toolkit { rows.append(("only with", "toolkit: \(toolkit)")) }
    if !entry.objectiveC.isEmpty { rows.append(("Objective-C", "\(entry.objectiveC)")) }
    line("")
    table(rows)
    for (name, text) in [("Constraints", entry.constraint), ("Differences", entry.difference)]
    where !text.isEmpty {
      heading(name)
      line("\(text)")
    }
    if entry.support.isStated { support(entry.support) }
    heading("Source")
    for source in "\(entry.source)".split(separator: "; ") { line("  \(source)") }
  }

  /// What a value is, with the cases of an enumeration.
  private func written(_ form: ValueForm) -> String {
    let phrase = ValuePhrase { _, words in words }.text(form)
    guard form.kind == .enumeration || form.kind == .optionSet,
      let name = EnumerationName(rawValue: form.parameter)
    else { return phrase }
    let cases = (0..<name.count).map { "\(name.spelling($0))" }
    return "\(phrase): \(cases.joined(separator: ", "))"
  }

  private mutating func support(_ support: Support) {
    heading("Support")
    table(
      Host.allCases.map { host in
        let actual = support.actual(on: host).phrase
        let documented = support.documented(on: host)
        let remark = support.differs(on: host) ? " (documented: \(documented.phrase))" : ""
        return ("\(host.className)", "\(actual)\(remark)")
      })
  }

  private mutating func enumeration(_ name: EnumerationName) {
    title("\(name.name)")
    paragraph("\(name.sentence)")
    heading("Cases")
    table((0..<name.count).map { ("\(name.spelling($0))", name.remark($0)) })
    let uses = BarType.allCases.flatMap { type in
      type.entries.filter { $0.form.mentions(name) }.map { "\(type.name).\($0.name)" }
    }
    if uses.isEmpty { return }
    heading("Taken by")
    for use in uses { line("  \(use)") }
  }

  private mutating func choice(_ subjects: [CatalogSubject]) {
    line("More than one has this name; ask for one of them:")
    line("")
    table(
      subjects.flatMap { subject -> [(String, String)] in
        switch subject {
        case .type(let type): [("\(type.name)", "\(type.sentence)")]
        case .property(let types, let entry):
          types.map { ("\($0.name).\(entry.name)", "\(entry.sentence)") }
        case .enumeration(let name): [("\(name.name)", "\(name.sentence)")]
        }
      })
  }

  // MARK: Lines

  private mutating func title(_ text: String) {
    palette.begin(.path, &output)
    output += text.utf8
    palette.end(&output)
    output.append("\n")
  }

  private mutating func heading(_ text: String) {
    output.append("\n")
    palette.begin(.message, &output)
    output += text.utf8
    palette.end(&output)
    output.append("\n\n")
  }

  private mutating func paragraph(_ text: String) {
    line("")
    line(text)
  }

  private mutating func line(_ text: String) {
    output += text.utf8
    output.append("\n")
  }

  /// Rows of a name and what is said of it.
  private mutating func table(_ rows: [(String, String)]) {
    let width = rows.map(\.0.utf8.count).max() ?? 0
    for (name, text) in rows {
      output.append("  ")
      palette.begin(.gutter, &output)
      output += name.utf8
      palette.end(&output)
      if !text.isEmpty {
        output.append(repeating: UInt8(ascii: " "), count: width - name.utf8.count + 2)
        output += text.utf8
      }
      output.append("\n")
    }
  }
}

extension ValueForm {
  /// Whether values or keys are cases of an enumeration.
  func mentions(_ name: EnumerationName) -> Bool {
    let isValue =
      (kind == .enumeration || kind == .optionSet || kind == .length) && parameter == name.rawValue
    return isValue || (0..<3).contains { keySpace($0) == name }
  }
}
