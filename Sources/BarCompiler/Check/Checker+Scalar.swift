import BarCatalog
import BarSyntax
import BarText

extension Checker {
  /// Reads `true` or `false`; nothing else is a Boolean, whatever YAML 1.1 guessed.
  mutating func boolean(_ node: Int32, of property: PropertyName) -> UInt64? {
    if kind(node) == .scalar, tree.nodes[Int(node)].style == .plain {
      let answer = tree.withText(tree.textWord(node)) { bytes -> UInt64? in
        if matches(bytes, "true") { return 1 }
        return matches(bytes, "false") ? 0 : nil
      }
      if let answer { return answer }
    }
    reportNotBoolean(node, property)
    return nil
  }

  /// Reads a whole number.
  mutating func integer(_ node: Int32, of property: PropertyName) -> UInt64? {
    if kind(node) == .scalar, tree.nodes[Int(node)].style == .plain {
      let text = tree.text(of: node)
      if let value = Int(text), !text.hasPrefix("+") {
        return UInt64(bitPattern: Int64(value))
      }
      if !text.isEmpty, text.drop(while: { $0 == "-" }).utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
        case .number = tree.withText(tree.textWord(node), decimal)
      {
        report(.numberOutOfRange, range(node), "`\(text)` is too large for a whole number")
        return nil
      }
    }
    reportWrongKind(node, property, ValueForm(.integer))
    return nil
  }

  /// Reads a number with a decimal point or exponent, or without.
  mutating func number(_ node: Int32, of property: PropertyName) -> UInt64? {
    guard kind(node) == .scalar, tree.nodes[Int(node)].style == .plain else {
      reportWrongKind(node, property, ValueForm(.number))
      return nil
    }
    return number(node, ValueForm(.number), of: property)
  }

  /// The word of a number; of one so large that arithmetic may leave the finite numbers, that is remembered.
  private mutating func word(_ value: Double) -> UInt64 {
    if value.magnitude > 1e150 { mayOverflow = true }
    return value.bitPattern
  }

  /// Reads a number, or a keyword in its place.
  mutating func length(_ node: Int32, _ form: ValueForm, of property: PropertyName) -> UInt64? {
    if let keywords = EnumerationName(rawValue: form.parameter),
      let number = caseNumber(node, keywords)
    {
      return Length<FitKeyword>.word(keyword: number)
    }
    guard kind(node) == .scalar, tree.nodes[Int(node)].style == .plain else {
      reportWrongKind(node, property, form)
      return nil
    }
    return number(node, form, of: property)
  }

  private mutating func number(
    _ node: Int32, _ form: ValueForm, of property: PropertyName
  ) -> UInt64? {
    switch tree.withText(tree.textWord(node), decimal) {
    case .number(let value): return word(value)
    case .outOfRange:
      report(
        .numberOutOfRange, range(node),
        "`\(shownText(of: node))` is too large for a number of points")
      return nil
    case .notANumber:
      reportWrongKind(node, property, form)
      return nil
    }
  }

  /// Reads a version such as `15`, `15.0` or `"26.1"`.
  mutating func version(_ node: Int32, of property: PropertyName) -> UInt64? {
    if kind(node) == .scalar, let version = Version(tree.text(of: node)), version.minor < 1_000 {
      return UInt64(version.number)
    }
    reportWrongKind(node, property, ValueForm(.version))
    return nil
  }

  /// Reads a scalar that names something.
  mutating func name(_ node: Int32, _ form: ValueForm, of property: PropertyName) -> UInt64? {
    guard kind(node) == .scalar else {
      reportWrongKind(node, property, form)
      return nil
    }
    if property.type == Targets.type, property.place == languagesPlace, !isLanguage(node) {
      reportNoLanguage(node, property)
      return nil
    }
    if property.type == Segue.type {
      segueTargets.append(Reference(node: node, use: uses.first ?? -1))
    }
    return tree.textWord(node)
  }

  /// Reads a text: one scalar, or one for each language.
  mutating func text(_ written: Written, _ node: Int32, of property: PropertyName) -> UInt64? {
    switch kind(node) {
    case .scalar: return tree.textWord(node)
    case .sequence, .alias:
      reportWrongKind(node, property, ValueForm(.text))
      return nil
    case .mapping: break
    }
    let mark = pending.count
    var seen = WordSet()
    forEachLayer(written) { checker, mapping, layer in
      checker.languages(mapping, layer, property, &seen)
    }
    if pending.count == mark { return nil }
    return Text.perLanguage | UInt64(closeRun(from: mark, node: node))
  }

  /// Reads the texts of one mapping whose languages no mapping above it has.
  private mutating func languages(
    _ mapping: Int32, _ layer: Written, _ property: PropertyName, _ seen: inout WordSet
  ) {
    for entry in tree.mergedEntries(of: mapping) {
      let language = target(entry.key)
      let text = target(entry.value)
      guard language >= 0, text >= 0 else { continue }
      guard kind(language) == .scalar, isLanguage(language) else {
        reportNotLanguage(language, property)
        continue
      }
      if layer.isLayered {
        guard seen.insert(tree.textWord(language), in: tree.texts) else { continue }
        if isNull(text) { continue }
      }
      guard kind(text) == .scalar, !isNull(text) else {
        reportWrongKind(text, property, ValueForm(.text))
        continue
      }
      pending.append(Cell(word: tree.textWord(language), node: entry.key))
      pending.append(Cell(word: tree.textWord(text), node: entry.value))
    }
  }

  private var languagesPlace: UInt8 { Targets.type.place(ofID: Targets.id(.languages)) }

  /// Whether a scalar looks like a language tag: letters and digits in groups of at most eight, the first of two or three letters.
  private func isLanguage(_ node: Int32) -> Bool {
    let groups = tree.text(of: node).split(separator: "-", omittingEmptySubsequences: false)
    guard let first = groups.first, (2...3).contains(first.count), first.allSatisfy(\.isLetter)
    else {
      return false
    }
    return groups.allSatisfy { group in
      (1...8).contains(group.count)
        && group.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }

  // MARK: Enumerations

  /// The number of the case that a scalar names, counted from 0.
  func caseNumber(_ node: Int32, _ enumeration: EnumerationName) -> UInt8? {
    guard kind(node) == .scalar else { return nil }
    return tree.withText(tree.textWord(node)) { bytes in
      guard let start = bytes.baseAddress else { return nil }
      return enumeration.caseNumber(start.assumingMemoryBound(to: UInt8.self), bytes.count)
    }
  }

  mutating func enumeration(_ node: Int32, _ form: ValueForm, of property: PropertyName) -> UInt64?
  {
    guard let enumeration = EnumerationName(rawValue: form.parameter) else { return nil }
    guard kind(node) == .scalar else {
      reportWrongKind(node, property, form)
      return nil
    }
    if let number = caseNumber(node, enumeration) { return UInt64(number) }
    reportUnknownCase(node, enumeration, property)
    return nil
  }

  mutating func optionSet(_ node: Int32, _ form: ValueForm, of property: PropertyName) -> UInt64? {
    guard let enumeration = EnumerationName(rawValue: form.parameter) else { return nil }
    var bits: UInt64 = 0
    switch kind(node) {
    case .scalar:
      if let number = caseNumber(node, enumeration) { return 1 << UInt64(number) }
      if tree.withText(tree.textWord(node), { matches($0, "none") }) { return 0 }
      reportUnknownCase(node, enumeration, property)
      return nil
    case .sequence:
      for member in tree.children(of: node) {
        let option = target(member)
        guard option >= 0 else { continue }
        if let number = caseNumber(option, enumeration) {
          bits |= 1 << UInt64(number)
        } else if kind(option) == .scalar {
          reportUnknownCase(option, enumeration, property)
        } else {
          reportWrongKind(option, property, ValueForm(.enumeration, parameter: form.parameter))
        }
      }
      return bits
    case .mapping, .alias:
      reportWrongKind(node, property, form)
      return nil
    }
  }
}
