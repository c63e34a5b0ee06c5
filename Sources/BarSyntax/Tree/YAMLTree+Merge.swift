extension YAMLTree {
  /// An entry of a mapping after `<<` has been applied.
  @frozen @usableFromInline
  package struct MergedEntry: Sendable {
    @usableFromInline package let key: Int32
    @usableFromInline package let value: Int32
    /// The `<<` of the mapping itself through which the entry came; -1 for an entry of its own.
    @usableFromInline package let mergeKey: Int32

    @inlinable init(key: Int32, value: Int32, mergeKey: Int32) {
      self.key = key
      self.value = value
      self.mergeKey = mergeKey
    }

    /// Whether the entry stands in another mapping.
    @inlinable package var cameThroughMerge: Bool { mergeKey >= 0 }
  }

  /// The entries of a mapping with `<<` applied, merged ones where their `<<` stands; none for anything but a mapping.
  ///
  /// A mapping's own key wins over a merged one wherever it stands, and an earlier source over a later one.
  /// A source that is not a mapping is passed over.
  @inlinable package func mergedEntries(of node: Int32) -> MergedEntries {
    if nodes[Int(node)].flags.contains(.isMerge), nodes[Int(node)].kind == .mapping {
      return MergedEntries(entries: entries(of: node), merged: merged(node))
    }
    return MergedEntries(entries: entries(of: node), merged: nil)
  }

  /// The entries of a mapping with `<<` applied.
  @frozen @usableFromInline
  package struct MergedEntries: Sequence, IteratorProtocol, Sendable {
    @usableFromInline var entries: YAMLEntries
    @usableFromInline let merged: [MergedEntry]?
    @usableFromInline var position = 0

    @inlinable init(entries: YAMLEntries, merged: [MergedEntry]?) {
      self.entries = entries
      self.merged = merged
    }

    @inlinable package mutating func next() -> MergedEntry? {
      if let merged {
        if position == merged.count { return nil }
        position += 1
        return merged[position - 1]
      }
      guard let (key, value) = entries.next() else { return nil }
      return MergedEntry(key: key, value: value, mergeKey: -1)
    }
  }

  /// Whether a key is the `<<` of its mapping.
  @inlinable package func isMergeKey(_ key: Int32) -> Bool {
    nodes[Int(key)].kind == .scalar && nodes[Int(key)].flags.contains(.isMerge)
  }

  @usableFromInline func merged(_ node: Int32) -> [MergedEntry] {
    var merge = Merge(tree: self)
    merge.run(node)
    return merge.result
  }
}

/// Expands the `<<` of one mapping, with a stack of its own.
private struct Merge {
  /// What is still to be read: entries of a mapping, or sources of a `<<`.
  private enum Task {
    case entries(YAMLEntries)
    case sources(YAMLChildren)
  }

  let tree: YAMLTree
  var result: [YAMLTree.MergedEntry] = []
  private var tasks: [Task] = []
  private var winners: KeyTable
  private var mergeKey: Int32 = -1

  init(tree: YAMLTree) {
    self.tree = tree
    winners = KeyTable(tree: tree)
  }

  mutating func run(_ node: Int32) {
    push(node)
    while let task = tasks.popLast() {
      switch task {
      case .entries(var entries):
        guard let (key, value) = entries.next() else { continue }
        tasks.append(.entries(entries))
        add(key, value)
      case .sources(var sources):
        guard let source = sources.next() else { continue }
        tasks.append(.sources(sources))
        push(source)
      }
    }
  }

  private mutating func add(_ key: Int32, _ value: Int32) {
    if tree.isMergeKey(key) {
      // Callers who ask where an entry came from mean the mapping's own `<<`, not one inside of what it merges.
      if tasks.count == 1 { mergeKey = key }
      let target = tree.resolved(value)
      if target < 0 { return }
      switch tree.nodes[Int(target)].kind {
      case .mapping: push(target)
      case .sequence: tasks.append(.sources(tree.children(of: target)))
      case .scalar, .alias: break
      }
    } else if winners.take(key) {
      let origin = tasks.count == 1 ? -1 : mergeKey
      result.append(YAMLTree.MergedEntry(key: key, value: value, mergeKey: origin))
    }
  }

  /// Begins a mapping: its own keys win over all that come later.
  private mutating func push(_ node: Int32) {
    let mapping = tree.resolved(node)
    guard mapping >= 0, tree.nodes[Int(mapping)].kind == .mapping else { return }
    for (key, _) in tree.entries(of: mapping) where !tree.isMergeKey(key) { winners.enter(key) }
    tasks.append(.entries(tree.entries(of: mapping)))
  }
}

/// For every text of a key, the node that wins.
private struct KeyTable {
  let tree: YAMLTree
  /// Open addressing: a key's index plus 1, or 0; negative once it is taken.
  private var slots = [Int32](repeating: 0, count: 32)
  private var hashes = [UInt32](repeating: 0, count: 32)
  private var count = 0

  init(tree: YAMLTree) {
    self.tree = tree
  }

  /// Lets a key win unless an equal one is there.
  mutating func enter(_ key: Int32) {
    guard let word = text(of: key) else { return }
    if count * 2 >= slots.count { grow() }
    let hash = tree.texts.hash(of: word)
    let slot = slot(of: word, hash)
    if slots[slot] != 0 { return }
    slots[slot] = key + 1
    hashes[slot] = hash
    count += 1
  }

  /// Whether a key wins, which it does once; a key without a text always does.
  mutating func take(_ key: Int32) -> Bool {
    guard let word = text(of: key) else { return true }
    let slot = slot(of: word, tree.texts.hash(of: word))
    if slots[slot] != key + 1 { return false }
    slots[slot] = -slots[slot]
    return true
  }

  private func text(of key: Int32) -> UInt64? {
    let target = tree.resolved(key)
    if target < 0 || tree.nodes[Int(target)].kind != .scalar { return nil }
    return tree.textWord(target)
  }

  private func slot(of word: UInt64, _ hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if hashes[slot] == hash, let other = text(of: abs(slots[slot]) - 1),
        tree.texts.areEqual(other, word)
      {
        break
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    let old = zip(slots, hashes)
    let size = slots.count * 2
    slots = [Int32](repeating: 0, count: size)
    hashes = [UInt32](repeating: 0, count: size)
    for (key, hash) in old where key != 0 {
      var slot = Int(hash) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = key
      hashes[slot] = hash
    }
  }
}
