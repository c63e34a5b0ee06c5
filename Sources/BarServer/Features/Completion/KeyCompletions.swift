import BarCatalog
import BarCompiler
import BarEmit
import BarJSON
import BarSyntax
import BarText

/// The keys that may be written in a mapping.
struct KeyCompletions {
  let analysis: Analysis
  let context: CaretContext
  /// What the mapping is.
  let slot: Slot
  /// The mapping in the tree; -1 where it has not begun.
  let mapping: Int32
  let insertion: Insertion

  /// Every key that the mapping has not, in the order of the catalog.
  func all() -> [Completion] {
    if slot.isScalar || slot.form.container == .list { return [] }
    let used = usedKeys()
    var keys: [Completion] = []
    // Keys of an accessor stand beside their like alone.
    let isKeyed = used.contains { isAccessorKey($0) }
    if isKeyed || used.isEmpty {
      for space in slot.keySpace..<3 {
        guard let name = slot.form.keySpace(space) else { break }
        keys += cases(of: name, space, used)
      }
      if isKeyed { return keys + merges(used) }
    }
    switch slot.form.container {
    case .table:
      return keys + (slot.isTableOfRules ? rules(used) : members(used)) + merges(used)
    case .list: return keys + merges(used)
    case .single: break
    }
    switch slot.form.kind {
    case .element: keys += properties(used)
    case .text: keys += languages(used)
    case .color:
      keys += ["light", "dark"].filter { !used.contains($0) }.map { name in
        insertion.completion(
          name, .key, insertion.entry(name, slot.value(behind: .appearance)),
          detail: "color", documentation: "The color of \(name) appearance.")
      }
    case .changes: keys += changes(used)
    case .anything: keys += options(used)
    case .boolean, .integer, .number, .length, .name, .version, .enumeration, .optionSet:
      break
    }
    return keys + merges(used)
  }

  /// The keys that the mapping has, merged ones included, properties by their Swift names; without the one at the caret.
  private func usedKeys() -> Set<String> {
    var used: Set<String> = []
    let tree = analysis.tree
    if mapping >= 0, tree.nodes[Int(mapping)].kind == .mapping {
      for entry in tree.mergedEntries(of: mapping) {
        let key = tree.resolved(entry.key)
        guard key >= 0, tree.nodes[Int(entry.key)].range.lower != context.place.word.start else {
          continue
        }
        used.insert(canonical(tree.text(of: key)))
      }
      if tree.entries(of: mapping).contains(where: { tree.isMergeKey($0.key) }) {
        used.insert("<<")
      }
    }
    for key in context.place.siblings { used.insert(canonical(analysis.keyText(key))) }
    return used
  }

  private func isAccessorKey(_ key: String) -> Bool {
    if case .accessorKey = slot.meaning(ofKey: key) { true } else { false }
  }

  private func canonical(_ key: String) -> String {
    guard case .property(let type, let place) = slot.meaning(ofKey: key) else { return key }
    return "\(type.propertyName(at: place))"
  }

  // MARK: Kinds of keys

  private func properties(_ used: Set<String>) -> [Completion] {
    guard let type = slot.objectType else { return [] }
    return type.entries.filter { entry in
      let foreign: Traits = slot.isUIKit ? .mdcOnly : .uikitOnly
      return entry.traits.isDisjoint(with: [.unwritable, .later, foreign])
        && !used.contains("\(entry.name)")
    }.compactMap { entry in
      let value = slot.value(behind: .property(type, place: type.place(ofID: entry.id)))
      // Most rules have no options.
      if slot.rule != nil, value.form.kind == .anything, value.options.isEmpty { return nil }
      let text: SnippetText =
        type == .description && entry.traits.contains(.required) && !insertion.isBeforeColon
        ? insertion.scalar("\(entry.name)") + ": 1"
        : insertion.entry("\(entry.name)", value)
      return insertion.completion(
        "\(entry.name)", .key, text, detail: detail(of: entry),
        documentation: PropertyNote(entry).markdown, isDeprecated: !entry.until.isEmpty)
    }
  }

  /// What a property takes, and what the bar around it makes of it.
  private func detail(of entry: Entry) -> String {
    let phrase = ValuePhrase { _, words in words }.text(entry.form).filter { $0 != "`" }
    guard let host = context.host, entry.support.isStated else { return phrase }
    let status = entry.support.actual(on: host)
    return status == .unknown ? phrase : "\(phrase) · \(host.className): \(status.words)"
  }

  private func cases(
    of name: EnumerationName, _ space: Int, _ used: Set<String>
  ) -> [Completion] {
    (0..<name.count).filter { !used.contains("\(name.spelling($0))") }.map { number in
      let value = slot.value(behind: .accessorKey(name, number: number, space: space))
      return insertion.completion(
        "\(name.spelling(number))", .key, insertion.entry("\(name.spelling(number))", value),
        detail: "\(name.name)", documentation: name.remark(number),
        isDeprecated: name.availability(number).ios.deprecated != 0)
    }
  }

  private func changes(_ used: Set<String>) -> [Completion] {
    guard let owner = slot.property?.owner else { return [] }
    return owner.entries.filter { !used.contains("\($0.name)") }.map { entry in
      let value = slot.value(behind: .change(owner, place: owner.place(ofID: entry.id)))
      return insertion.completion(
        "\(entry.name)", .key, insertion.entry("\(entry.name)", value),
        detail: detail(of: entry), documentation: PropertyNote(entry).markdown)
    }
  }

  /// The languages that the description is laid out for; where it names none, those that iOS is translated to, but not
  /// where somebody is about to write a text.
  private func languages(_ used: Set<String>) -> [Completion] {
    let languages =
      switch context.place.spot {
      case .inlineValue, .flowValue:
        analysis.statedLanguages(inDocument: context.document, screen: context.screen)
      case .key, .item, .value, .comment:
        analysis.languages(inDocument: context.document, screen: context.screen)
      }
    return languages.filter { !used.contains($0) }.map { language in
      insertion.completion(
        language, .key, insertion.entry(language, slot.value(behind: .language)),
        detail: "language")
    }
  }

  /// Members of a table: what the description names and does not declare, and some to begin with, each with a name to fill
  /// in.
  private func members(_ used: Set<String>) -> [Completion] {
    let screen = context.screen.flatMap {
      analysis.resolved(context.document)?.screens[$0].node
    }
    let kind = NameKind(declaredIn: slot, screen: screen ?? -1)
    let wanted = kind.map { analysis.undeclared($0, in: context) } ?? []
    return wanted.filter { !used.contains($0) }.map { name in
      insertion.completion(
        name, .key, insertion.entry(name, slot.value(behind: .name)),
        detail: "\(kind?.noun ?? "") that is named in the file")
    } + newMembers()
  }

  private func newMembers() -> [Completion] {
    guard let type = slot.memberType, !insertion.isBeforeColon,
      insertion.quotes == nil
    else { return [] }
    return InputSchema.snippets(for: type).compactMap { snippet in
      guard let label = snippet["label"]?.string, let body = snippet["body"] else { return nil }
      let column = insertion.column.map { $0 + 2 }
      let text = SnippetText(body, column: column)
      return insertion.completion(
        label, .snippet,
        .field("name") + ":" + SnippetText(column.map(SnippetText.lineBreak) ?? " ") + text,
        detail: snippet["description"]?.string ?? "")
    }
  }

  private func merges(_ used: Set<String>) -> [Completion] {
    if used.contains("<<") || insertion.isBeforeColon || insertion.quotes != nil { return [] }
    let anchors = analysis.anchors(
      before: context.place.word.range.lower, inDocument: context.document)
    return anchors.filter { anchor in
      analysis.tree.nodes[Int(anchor.node)].kind == .mapping
        && analysis.fits(anchor.node, slot)
    }.map { anchor in
      insertion.completion(
        "<<: *\(anchor.name)", .reference, SnippetText("<<: *\(anchor.name)"),
        detail: "merge", documentation: analysis.excerpt(of: anchor.node))
    }
  }
}
