import BarCatalog
import BarSyntax
import BarText

extension Checker {
  /// Reads an object of a type and returns the index of its head, or `nil` if it is not such an object.
  mutating func element(
    _ type: BarType, _ written: Written, of property: PropertyName
  ) -> UInt64? {
    let node = target(written.node)
    guard node >= 0 else { return nil }
    switch kind(node) {
    case .mapping: return UInt64(object(type, node, written))
    case .sequence: return sequence(type, node, written, of: property)
    case .scalar: return scalar(type, node, written, of: property)
    case .alias: return nil
    }
  }

  /// Reads a mapping as an object.
  mutating func object(_ type: BarType, _ node: Int32, _ written: Written) -> Int {
    let mark = pending.count
    let findingCount = findings.count
    let entered = enter(written.node)
    defer { leave(entered) }
    owners.append(type)
    if owners.count > 1, owners[owners.count - 2] == .viewDescription, type.isObject {
      hasBarsInViews = true
    }
    var mask: UInt64 = 0
    let top = Written(
      node, beneath: written.beneath, bottom: written.bottom, isDefault: written.isDefault)
    forEachLayer(top) { checker, mapping, layer in checker.entries(type, mapping, layer, &mask) }
    owners.removeLast()
    requireKeys(type, node, mask)
    if type == .targets, findings.count > findingCount { wrongTargets.insert(node) }
    if type == .uiBarButtonItem { completeItem(from: mark) }
    if type == .mdcBottomAppBarView { foreseeOutline(from: mark) }
    if type == .mdcAppBarViewController { foreseeHeight(from: mark) }
    if type == .windowDescription { requireOneWindow(from: mark) }
    sortPending(from: mark)
    return closeRun(from: mark, node: node, id: UInt16(type.rawValue))
  }

  /// Reads the entries of one mapping: its own, then those of the mappings that it merges.
  private mutating func entries(
    _ type: BarType, _ mapping: Int32, _ layer: Written, _ mask: inout UInt64
  ) {
    let merges = tree.nodes[Int(mapping)].flags.contains(.isMerge)
    let above = mask
    let end = tree.nodes[Int(mapping)].link
    var key = mapping + 1
    while key < end {
      let value = tree.nodes[Int(key)].next(at: key)
      if !merges || !tree.isMergeKey(key) { entry(type, key, value, mapping, layer, above, &mask) }
      key = tree.nodes[Int(value)].next(at: value)
    }
    if !merges { return }
    for (key, value) in tree.entries(of: mapping) where tree.isMergeKey(key) {
      forEachMergeSource(value) { checker, source, alias in
        let entered = checker.enter(alias)
        checker.entries(type, source, layer, &mask)
        checker.leave(entered)
      }
    }
  }

  /// Reads one entry, unless its key was read before.
  ///
  /// - Parameter above: The properties that mappings above this one have.
  private mutating func entry(
    _ type: BarType, _ key: Int32, _ value: Int32, _ mapping: Int32, _ layer: Written,
    _ above: UInt64, _ mask: inout UInt64
  ) {
    guard let place = place(of: key, in: type) else { return }
    let bit: UInt64 = 1 << UInt64(place)
    if mask & bit != 0 {
      if above & bit == 0 { reportSecondSpelling(key, PropertyName(type, place), in: mapping) }
      return
    }
    mask |= bit
    let shape = memory.shapes.shape(type, place)
    guard shape.traits.isDisjoint(with: .notEverywhere) || isWritable(shape, type, place, key)
    else { return }
    let written = layer.isLayered ? layered(value, key, layer) : Written(value)
    guard
      let word = self.value(
        shape.form, written, of: PropertyName(type, place), traits: shape.traits, owner: type)
    else { return }
    pending.append(
      Cell(
        word: word, node: value, id: shape.id, place: place,
        origin: layer.isDefault ? .defaults : .file))
  }

  /// A value with what the layers beneath its mapping have under the same key.
  func layered(_ value: Int32, _ key: Int32, _ layer: Written) -> Written {
    var written = Written(value)
    written.isDefault = layer.isDefault
    if layer.beneath >= 0 { written.beneath = valueBeneath(key, layer.beneath) }
    if layer.bottom >= 0 { written.bottom = valueBeneath(key, layer.bottom) }
    return written
  }

  private func valueBeneath(_ key: Int32, _ mapping: Int32) -> Int32 {
    let mapping = target(mapping)
    guard mapping >= 0, kind(mapping) == .mapping else { return -1 }
    let word = tree.textWord(target(key))
    // Every key above defaults asks. Few mappings merge, and for the others this is cheaper.
    if tree.nodes[Int(mapping)].flags.contains(.isMerge) {
      let entry = tree.mergedEntries(of: mapping).first { isKey($0.key, word) }
      return entry?.value ?? -1
    }
    for (key, value) in tree.entries(of: mapping) where isKey(key, word) { return value }
    return -1
  }

  private func isKey(_ key: Int32, _ word: UInt64) -> Bool {
    let node = target(key)
    guard node >= 0, kind(node) == .scalar else { return false }
    return tree.texts.areEqual(tree.textWord(node), word)
  }

  /// The place of a key in its type, with a finding if it has none.
  mutating func place(of key: Int32, in type: BarType) -> UInt8? {
    let node = target(key)
    guard node >= 0 else { return nil }
    guard kind(node) == .scalar else {
      report(
        .wrongKind, range(node), "a key of \(article(type)) is a name, not \(description(of: node))"
      )
      return nil
    }
    let word = tree.textWord(node)
    if let place = memory.knownKeys.place(of: word, in: type, tree.texts) { return place }
    let spelling = tree.withText(word) { bytes -> Spelling? in
      guard let start = bytes.baseAddress else { return nil }
      return Spelling.find(start.assumingMemoryBound(to: UInt8.self), bytes.count)
    }
    if let spelling {
      let place = type.place(spelling.number)
      if place != 255 {
        memory.knownKeys.insert(word, spelling, in: type, at: place, tree.texts)
        return place
      }
      let swift = type.swiftPlace(forObjectiveC: spelling.number)
      if swift != 255 {
        reportObjectiveC(node, type.propertyName(at: swift))
        return swift
      }
    }
    reportUnknownKey(node, type, spelling)
    return nil
  }

  /// Brings the pending cells from a mark on into the order of setting.
  private mutating func sortPending(from mark: Int) {
    var index = mark + 1
    while index < pending.count {
      let cell = pending[index]
      var position = index
      while position > mark, pending[position - 1].place > cell.place {
        pending[position] = pending[position - 1]
        position -= 1
      }
      if position < index { pending[position] = cell }
      index += 1
    }
  }

  /// Reports the required keys that an object lacks.
  private mutating func requireKeys(_ type: BarType, _ node: Int32, _ mask: UInt64) {
    let missing = type.requiredPlaces & ~mask
    if missing == 0 || tree.isTruncated { return }
    var range = range(node)
    if !tree.damaged.isEmpty, tree.isDamaged(range) { return }
    // Otherwise the whole file would be underlined.
    if type == Description.type { range = firstCharacter(of: range) }
    for place in UInt8(0)..<64 where missing & 1 << UInt64(place) != 0 {
      report(
        .missingKey, range, "\(article(type)) has no `\(type.propertyName(at: place))`",
        help: type == Description.type ? "begin the file with `barc: 1`" : nil)
    }
  }

  private func firstCharacter(of range: SourceRange) -> SourceRange {
    let bytes = tree.source.bytes[Int(range.lower)..<Int(range.upper)]
    let rest = bytes.dropFirst().prefix { $0 & 0xC0 == 0x80 }
    return SourceRange(Int(range.lower), min(rest.endIndex, Int(range.upper)))
  }

  // MARK: Short forms

  /// Reads a sequence as an object whose type says what a sequence stands for.
  private mutating func sequence(
    _ type: BarType, _ node: Int32, _ written: Written, of property: PropertyName
  ) -> UInt64? {
    let short = type.shortForm
    let mark = pending.count
    if short.positional > 0 {
      guard positional(type, node, Int(short.positional), of: property) else { return nil }
    } else if short.sequence != 0 {
      let place = type.place(ofID: short.sequence)
      let shape = memory.shapes.shape(type, place)
      guard
        let word = value(
          shape.form, Written(written.node), of: property, traits: shape.traits, owner: type)
      else { return nil }
      pending.append(Cell(word: word, node: written.node, id: shape.id, place: place))
    } else {
      reportList(node, written.node, property, type)
      return nil
    }
    return UInt64(closeRun(from: mark, node: node, id: UInt16(type.rawValue)))
  }

  /// Reads the members of a sequence as the first properties of a type; returns whether all were read.
  private mutating func positional(
    _ type: BarType, _ node: Int32, _ count: Int, of property: PropertyName
  ) -> Bool {
    let mark = pending.count
    var read = 0
    for member in tree.children(of: node) {
      if read < count {
        let place = UInt8(read)
        let shape = memory.shapes.shape(type, place)
        guard
          let word = value(
            shape.form, Written(member), of: PropertyName(type, place),
            traits: shape.traits.union(.notNull),
            owner: type)
        else {
          pending.removeSubrange(mark...)
          return false
        }
        pending.append(Cell(word: word, node: member, id: shape.id, place: place))
      }
      read += 1
    }
    if read == count { return true }
    pending.removeSubrange(mark...)
    report(
      .wrongKind, range(node), "\(subject(property)) takes \(count) numbers, not \(read)",
      help: "write \(positionalForm(type, count))")
    return false
  }

  /// Reads a scalar as an object whose type says what a scalar stands for.
  private mutating func scalar(
    _ type: BarType, _ node: Int32, _ written: Written, of property: PropertyName
  ) -> UInt64? {
    let short = type.shortForm
    let mark = pending.count
    if short.scalar != 0 {
      let place = type.place(ofID: short.scalar)
      let shape = memory.shapes.shape(type, place)
      guard
        let word = value(
          shape.form, Written(written.node), of: property, traits: shape.traits.union(.notNull),
          owner: type)
      else { return nil }
      pending.append(Cell(word: word, node: written.node, id: shape.id, place: place))
    } else if short.repeats, let word = number(node, of: property) {
      for place in UInt8(0)..<short.positional {
        pending.append(
          Cell(
            word: word, node: written.node, id: memory.shapes.shape(type, place).id, place: place))
      }
    } else {
      if !short.repeats {
        reportWrongKind(node, property, ValueForm(.element, parameter: type.rawValue))
      }
      return nil
    }
    return UInt64(closeRun(from: mark, node: node, id: UInt16(type.rawValue)))
  }
}
