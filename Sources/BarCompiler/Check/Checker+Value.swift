import BarCatalog
import BarSyntax
import BarText

extension Checker {
  /// Reads the value of a property and returns its word, or `nil` if it is not set or has a finding.
  mutating func value(
    _ form: ValueForm, _ written: Written, of property: PropertyName, traits: Traits,
    owner: BarType
  ) -> UInt64? {
    let node = target(written.node)
    guard node >= 0 else { return nil }
    let entered = enter(written.node)
    defer { leave(entered) }
    if isNull(node) {
      let hidesDefault = written.beneath >= 0 || written.bottom >= 0
      let isRequired = !hidesDefault && (traits.contains(.notNull) || !form.isOptional)
      if form.kind == .color, reportColorComment(node, property, isRequired: isRequired) {
        return nil
      }
      if isRequired {
        reportNull(written.node, node, property, form)
      }
      return nil
    }
    if form.isKeyed { return keyed(form, written, node, of: property, owner: owner) }
    switch form.container {
    case .single: return single(form, written, of: property, owner: owner)
    case .list: return list(form, written, node, of: property, owner: owner)
    case .table: return table(form, written, node, of: property, owner: owner)
    }
  }

  /// Reads one value that is there.
  private mutating func single(
    _ form: ValueForm, _ written: Written, of property: PropertyName, owner: BarType
  ) -> UInt64? {
    let node = target(written.node)
    guard node >= 0 else { return nil }
    switch form.kind {
    case .boolean: return boolean(node, of: property)
    case .integer: return integer(node, of: property)
    case .number: return number(node, of: property)
    case .length: return length(node, form, of: property)
    case .text: return text(written, node, of: property)
    case .name: return name(node, form, of: property)
    case .version: return version(node, of: property)
    case .enumeration: return enumeration(node, form, of: property)
    case .optionSet: return optionSet(node, form, of: property)
    case .color: return color(written, node, of: property)
    case .element:
      guard let type = form.elementType(isUIKit: toolkit == .uikit) else { return nil }
      if property.type == Defaults.type { return screenDefaults(written, of: property) }
      return element(type, written, of: property)
    case .changes: return changes(node, of: property, owner: owner)
    case .anything: return UInt64(node)
    }
  }

  // MARK: Lists and tables

  private mutating func list(
    _ form: ValueForm, _ written: Written, _ node: Int32, of property: PropertyName,
    owner: BarType
  ) -> UInt64? {
    var member = form
    member.container = .single
    let mark = pending.count
    if kind(node) == .sequence {
      for child in tree.children(of: node) {
        append(child, member, written.isDefault, of: property.member, owner)
      }
    } else if acceptsOne(member, kind(node)) {
      append(node, member, written.isDefault, of: property, owner)
    } else {
      reportWrongKind(node, property, form)
      return nil
    }
    return UInt64(closeRun(from: mark, node: node))
  }

  private mutating func append(
    _ child: Int32, _ form: ValueForm, _ isDefault: Bool, of property: PropertyName,
    _ owner: BarType
  ) {
    var written = Written(child)
    written.isDefault = isDefault
    guard
      let word = value(form, written, of: property, traits: .notNull, owner: owner)
    else { return }
    pending.append(Cell(word: word, node: child))
  }

  /// Whether one value may stand for a list of one: where a member is a scalar.
  private func acceptsOne(_ form: ValueForm, _ kind: YAMLKind) -> Bool {
    if kind != .scalar { return false }
    if form.kind != .element { return true }
    return BarType(rawValue: form.parameter)?.shortForm.scalar != 0
  }

  private mutating func table(
    _ form: ValueForm, _ written: Written, _ node: Int32, of property: PropertyName,
    owner: BarType
  ) -> UInt64? {
    guard kind(node) == .mapping else {
      reportWrongKind(node, property, form)
      return nil
    }
    var member = form
    member.container = .single
    let mark = pending.count
    var seen = WordSet()
    forEachLayer(written) { checker, mapping, layer in
      for entry in checker.tree.mergedEntries(of: mapping) {
        checker.row(member, entry.key, entry.value, layer, of: property, owner, &seen)
      }
    }
    return UInt64(closeRun(from: mark, node: node))
  }

  /// Reads one row of a table.
  private mutating func row(
    _ form: ValueForm, _ key: Int32, _ value: Int32, _ layer: Written, of property: PropertyName,
    _ owner: BarType, _ seen: inout WordSet
  ) {
    let node = target(key)
    guard node >= 0 else { return }
    guard kind(node) == .scalar, !isNull(node) else {
      report(
        .wrongKind, range(node),
        "an entry of \(quotedName(property)) has a name, not \(description(of: node))")
      return
    }
    let name = tree.textWord(node)
    // Names repeat only through defaults; the parser reports duplicates in the text.
    if layer.isLayered {
      guard seen.insert(name, in: tree.texts) else { return }
    }
    guard let word = memberOfRow(form, key, value, layer, of: property, owner) else { return }
    pending.append(Cell(word: name, node: key))
    pending.append(Cell(word: word, node: value))
  }

  private mutating func memberOfRow(
    _ form: ValueForm, _ key: Int32, _ value: Int32, _ layer: Written,
    of property: PropertyName, _ owner: BarType
  ) -> UInt64? {
    let written = layered(value, key, layer)
    let property = property.entry(key)
    if form.kind == .element, form.parameter == Screen.type.rawValue {
      return screen(key, written, of: property)
    }
    let traits: Traits = form.kind == .anything ? [] : .notNull
    return self.value(form, written, of: property, traits: traits, owner: owner)
  }

  // MARK: Accessors with a key

  /// Reads the value of an accessor: one value, or a mapping from keys to values, nested in the accessor's order.
  private mutating func keyed(
    _ form: ValueForm, _ written: Written, _ node: Int32, of property: PropertyName,
    owner: BarType
  ) -> UInt64? {
    let mark = pending.count
    readKeyed(form, written, node, of: property, owner: owner, space: 0, key: 0)
    if pending.count == mark { return nil }
    return UInt64(closeRun(from: mark, node: node))
  }

  private mutating func readKeyed(
    _ form: ValueForm, _ written: Written, _ node: Int32, of property: PropertyName,
    owner: BarType, space: Int, key: UInt16
  ) {
    var next = space
    while next < 3, let keys = form.keySpace(next) {
      if kind(node) == .mapping, isKeyed(node, by: keys) {
        var seen: UInt64 = 0
        var layer: Written? = written
        while let current = layer {
          let mapping = target(current.node)
          // A mapping hides defaults that are not mappings themselves, such as one value for all keys.
          guard mapping >= 0, kind(mapping) == .mapping, isKeyed(mapping, by: keys) else { break }
          for entry in tree.mergedEntries(of: mapping) {
            let value = target(entry.value)
            guard target(entry.key) >= 0, value >= 0 else { continue }
            guard let number = caseNumber(target(entry.key), keys) else {
              reportUnknownKeyOfAccessor(target(entry.key), keys, property)
              continue
            }
            if seen & 1 << UInt64(number) != 0 { continue }
            seen |= 1 << UInt64(number)
            readKeyed(
              form, layered(entry.value, entry.key, current), value, of: property, owner: owner,
              space: next + 1, key: key | UInt16(number + 1) << UInt16(5 * next))
          }
          layer = lowered(current)
        }
        return
      }
      next += 1
    }
    var plain = form
    plain.firstKey = 255
    guard
      let word = value(plain, written, of: property, traits: [], owner: owner)
    else { return }
    pending.append(Cell(word: word, node: written.node, key: key))
  }

  /// Whether a mapping is one from keys to values: then one of its keys at least is in the space.
  private func isKeyed(_ mapping: Int32, by keys: EnumerationName) -> Bool {
    for entry in tree.mergedEntries(of: mapping) {
      let key = target(entry.key)
      if key >= 0, caseNumber(key, keys) != nil || currentName(of: key, keys) != nil { return true }
    }
    return false
  }

  /// What a key is called since iOS 8, where it is one of metrics by their older name (UIKit/UIBarCommon.h).
  func currentName(of key: Int32, _ keys: EnumerationName) -> StaticString? {
    guard keys == .barMetrics, kind(key) == .scalar else { return nil }
    return switch shownText(of: key) {
    case "landscapePhone": "compact"
    case "landscapePhonePrompt": "compactPrompt"
    default: nil
    }
  }

  // MARK: Changes at run time

  /// Reads the properties that change: a list of names, or a mapping from names to the values that they take.
  private mutating func changes(_ node: Int32, of property: PropertyName, owner: BarType) -> UInt64?
  {
    let mark = pending.count
    switch kind(node) {
    case .sequence:
      for member in tree.children(of: node) { change(member, nil, of: property, owner) }
    case .mapping:
      for entry in tree.mergedEntries(of: node) {
        change(entry.key, entry.value, of: property, owner)
      }
    case .scalar: change(node, nil, of: property, owner)
    case .alias: return nil
    }
    return UInt64(closeRun(from: mark, node: node))
  }

  private mutating func change(
    _ name: Int32, _ values: Int32?, of property: PropertyName, _ owner: BarType
  ) {
    let node = target(name)
    guard node >= 0 else { return }
    guard kind(node) == .scalar else {
      report(
        .wrongKind, range(node),
        "\(quotedName(property)) lists names of properties, not \(description(of: node))")
      return
    }
    guard let place = place(of: name, in: owner) else { return }
    let shape = memory.shapes.shape(owner, place)
    var word: UInt64 = 0
    if let values, target(values) >= 0, shape.form.container == .single {
      var list = shape.form
      list.container = .list
      list.firstKey = 255
      word =
        value(list, Written(values), of: PropertyName(owner, place), traits: [], owner: owner)
        ?? 0
    }
    pending.append(Cell(word: word, node: name, id: shape.id))
  }
}
