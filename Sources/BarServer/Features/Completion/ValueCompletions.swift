import BarCatalog
import BarEmit
import BarSyntax
import BarText

/// The scalars that may be written as a value.
struct ValueCompletions {
  let analysis: Analysis
  let context: CaretContext
  /// What the value is.
  let slot: Slot
  let insertion: Insertion

  /// Every word that is not in the list already.
  func all() -> [Completion] {
    let used = usedWords()
    return words().filter { !used.contains($0.label) }
  }

  /// The other members of a list in which it is of no use to say something twice: in all but a stack of screens.
  private func usedWords() -> Set<String> {
    let tree = analysis.tree
    guard context.list >= 0, tree.nodes[Int(context.list)].kind == .sequence,
      !slot.isOf(Flow.property(.screens))
    else { return [] }
    let others = tree.children(of: context.list).filter { member in
      tree.nodes[Int(member)].kind == .scalar
        && tree.nodes[Int(member)].range.lower != context.place.word.start
    }
    return Set(others.map { tree.text(of: $0) })
  }

  private func words() -> [Completion] {
    guard let slot = slot.scalar else { return [] }
    if slot.namesProperty { return properties(of: slot) }
    switch slot.form.kind {
    // In quotes they would be texts.
    case .boolean where insertion.quotes != nil, .integer where insertion.quotes != nil: return []
    case .boolean: return ["true", "false"].map { word($0, isDefault: slot.isDefault($0)) }
    case .enumeration: return cases(slot)
    case .length: return cases(slot)
    case .optionSet: return cases(slot) + (slot.isScalar ? [] : [word("none")])
    case .color: return colors()
    case .version: return versions()
    case .name: return names(slot)
    case .integer:
      return slot.isOf(Description.property(.barc)) ? [word("1")] : []
    case .number, .text, .element, .changes, .anything: return []
    }
  }

  private func word(_ text: String, isDefault: Bool = false) -> Completion {
    insertion.completion(text, .keyword, insertion.scalar(text), detail: isDefault ? "default" : "")
  }

  private func cases(_ slot: Slot) -> [Completion] {
    guard let name = EnumerationName(rawValue: slot.form.parameter) else { return [] }
    return (0..<name.count).map { number in
      let spelling = "\(name.spelling(number))"
      let isDefault = slot.isDefault(spelling)
      return insertion.completion(
        spelling, .keyword, insertion.scalar(spelling),
        detail: isDefault ? "\(name.name), default" : "\(name.name)",
        documentation: name.remark(number),
        isDeprecated: name.availability(number).ios.deprecated != 0)
    }
  }

  private func properties(of slot: Slot) -> [Completion] {
    guard let owner = slot.property?.owner else { return [] }
    return owner.entries.map { entry in
      insertion.completion(
        "\(entry.name)", .key, insertion.scalar("\(entry.name)"),
        detail: "\(owner.name)", documentation: PropertyNote(entry).markdown)
    }
  }

  /// The file's own colors, then UIKit's.
  private func colors() -> [Completion] {
    let own = analysis.declared(.color, in: context).map { name in
      insertion.completion(
        name, .color, insertion.scalar(name), detail: "color of the file")
    }
    let system = EnumerationName.systemColor
    return own
      + (0..<system.count).map { number in
        insertion.completion(
          "\(system.spelling(number))", .color, insertion.scalar("\(system.spelling(number))"),
          detail: "color of UIKit")
      }
  }

  private func versions() -> [Completion] {
    let newest = KnownVersions.newest
    let majors = (12...newest.major).filter { KnownVersions.exists(Version($0)) }.reversed()
    return ([newest] + majors.map { Version($0) }).map { version in
      insertion.completion(
        version.spelling, .keyword,
        insertion.quotes == nil
          ? SnippetText("\"\(version.spelling)\"") : insertion.scalar(version.spelling),
        detail: "iOS")
    }
  }

  private func names(_ slot: Slot) -> [Completion] {
    if slot.isOf(Targets.property(.devices)) { return devices() }
    if slot.isOf(Targets.property(.languages)) {
      return LanguageName.tags.map { reference("\($0)", "language") }
    }
    if slot.isOf(UIBarButtonItem.property(.target)) { return [word("self")] }
    if slot.namesRules { return insertion.groups() + insertion.rules() }
    guard let kind = NameKind(namedAt: slot) else { return [] }
    let declared = analysis.declared(kind, in: context)
    let used = kind == .image ? analysis.undeclared(kind, in: context) : []
    return declared.map { reference($0, kind.noun) }
      + used.filter { !declared.contains($0) }.map {
        reference($0, "\(kind.noun) of the usual size")
      }
  }

  private func reference(_ name: String, _ detail: String) -> Completion {
    insertion.completion(name, .reference, insertion.scalar(name), detail: detail)
  }

  private func devices() -> [Completion] {
    analysis.declared(.device, in: context).map { reference($0, "device of the file") }
      + DeviceGroup.allCases.map { group in
        insertion.completion(
          group.rawValue, .reference, insertion.scalar(group.rawValue), detail: "group of devices",
          documentation: group.devices.map(\.name).joined(separator: ", "))
      }
      + Device.all.map { device in
        insertion.completion(
          device.id, .reference, insertion.scalar(device.id), detail: device.name)
      }
  }
}

extension Slot {
  /// Whether a word is what a fresh object has.
  fileprivate func isDefault(_ word: String) -> Bool {
    guard let entry, !entry.isComputed, !form.isKeyed else { return false }
    return entry.initial == word
  }
}
