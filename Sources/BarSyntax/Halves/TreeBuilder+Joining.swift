import BarText

extension TreeBuilder {
  /// Appends what was built after a seam to the whole of what stands before it.
  ///
  /// Says false where the result would not be what one pass gives; then this tree is of no more use.
  mutating func append(_ rest: BuiltTree, behind seam: Seam) -> Bool {
    guard hasNothingToReport(rest), let mapping = openMapping(at: seam),
      continues(rest, at: seam), let document = rest.documents.first
    else { return false }
    let root = Int(built.documents[built.documents.count - 1].root)
    // The preface stands for nodes that the first half has built already, the mapping at the seam among them.
    let shift = Int32(truncatingIfNeeded: built.nodes.count - prefaceNodes)
    let end = rest.nodes[Int(document.root)].link
    guard !redefinesAnchor(rest, before: end), appendNodes(rest, before: end, shift) else {
      return false
    }
    extend(root, to: rest.nodes[0], shift)
    extend(mapping, to: rest.nodes[prefaceNodes - 1], shift)
    appendTexts(rest, shift)
    appendDocuments(rest, shift)
    built.comments += rest.comments
    appendIssues(rest)
    let count = built.issues.count
    reportDuplicates(in: root)
    reportDuplicates(in: mapping)
    return built.issues.count == count
  }

  /// Whether nothing is wrong in either half, as far as one half knows.
  private func hasNothingToReport(_ rest: BuiltTree) -> Bool {
    built.problem == nil && rest.problem == nil && !built.isOverBound && !rest.isOverBound
      && built.issues.allSatisfy { $0.kind == .unusedAnchor }
      && rest.issues.allSatisfy { $0.kind == .unusedAnchor || $0.kind == .unknownAlias }
  }

  /// The mapping that goes on after the seam: the last value of the last document's root, indented as the seam is.
  private func openMapping(at seam: Seam) -> Int? {
    guard let document = built.documents.last, isBlockMapping(Int(document.root), column: 0) else {
      return nil
    }
    let end = Int32(truncatingIfNeeded: built.nodes.count)
    var key = document.root + 1
    while key < end {
      let value = built.nodes[Int(key)].next(at: key)
      key = built.nodes[Int(value)].next(at: value)
      if key == end { return isBlockMapping(Int(value), column: seam.column) ? Int(value) : nil }
    }
    return nil
  }

  /// Whether a node is a mapping in lines, whose keys stand in a column.
  private func isBlockMapping(_ node: Int, column: Int) -> Bool {
    guard built.nodes[node].kind == .mapping, !built.nodes[node].flags.contains(.isFlow),
      node + 1 < built.nodes.count, built.nodes[node + 1].flags.isEmpty
    else { return false }
    let key = Int(built.nodes[node + 1].range.lower)
    var start = key
    while start > textStart, bytes[start - 1] == .space { start -= 1 }
    return key - start == column && (start == textStart || bytes[start - 1].isBreak)
  }

  /// Whether the tree after a seam begins with an entry there.
  private func continues(_ rest: BuiltTree, at seam: Seam) -> Bool {
    guard rest.nodes.count > prefaceNodes, rest.nodes[0].kind == .mapping,
      rest.nodes[prefaceNodes - 1].kind == .mapping
    else { return false }
    // Of two `<<` in one mapping the second is reported.
    return !rest.nodes[0].flags.contains(.isMerge)
      && !rest.nodes[prefaceNodes - 1].flags.contains(.isMerge)
      && Int(rest.nodes[prefaceNodes].range.lower) == seam.offset + seam.column
  }

  /// Whether the open document goes on to define an anchor that it has.
  private func redefinesAnchor(_ rest: BuiltTree, before end: Int32) -> Bool {
    rest.properties.contains { property in
      let name = property.anchorName
      return property.node < end && !name.isEmpty
        && anchors.index(of: bytes + Int(name.lower), count: name.count, in: bytes) != nil
    }
  }

  /// Says false where an alias stands for nothing, or a bound may be met.
  private mutating func appendNodes(_ rest: BuiltTree, before end: Int32, _ shift: Int32) -> Bool {
    let texts = Int32(truncatingIfNeeded: built.arenaStarts.count - 1)
    var added = (count: 0, weight: 0, height: 0)
    for index in prefaceNodes..<rest.nodes.count {
      var node = rest.nodes[index]
      switch node.kind {
      case .scalar: if node.link >= 0 { node.link += texts }
      case .mapping, .sequence: node.link += shift
      case .alias where node.link >= 0: node.link += shift
      case .alias:
        let name = bytes + Int(node.range.lower) + 1
        guard index < end,
          let entry = anchors.index(of: name, count: node.range.count - 1, in: bytes)
        else { return false }
        anchors.use(entry)
        node.link = anchors.entries[entry].node
        added.count += 1
        added.weight = max(added.weight, Int(anchors.entries[entry].weight))
        added.height = max(added.height, Int(anchors.entries[entry].height))
      }
      built.nodes.append(node)
    }
    // Each alias around another one repeats the nodes that the inner one adds. Only sums are known here, so this is
    // the most that they can come to.
    let weight = (added.count + rest.addedByAliases) * added.weight
    return rest.height + added.height <= YAMLTree.maximumDepth
      && addedByAliases + rest.addedByAliases + weight <= YAMLTree.maximumAddedNodes
  }

  /// Ends a mapping where its second part does.
  private mutating func extend(_ node: Int, to part: YAMLNode, _ shift: Int32) {
    built.nodes[node].range.upper = part.range.upper
    built.nodes[node].link = part.link + shift
  }

  private mutating func appendTexts(_ rest: BuiltTree, _ shift: Int32) {
    let offset = built.arena.count
    for property in rest.properties {
      built.properties.append(
        NodeProperties(
          node: property.node + shift, anchor: property.anchor, tag: property.tag,
          resolvedTag: TextStorage.moved(property.resolvedTag, by: offset)))
    }
    for start in rest.arenaStarts.dropFirst() {
      built.arenaStarts.append(start + Int32(truncatingIfNeeded: offset))
    }
    built.arena += rest.arena
  }

  private mutating func appendDocuments(_ rest: BuiltTree, _ shift: Int32) {
    let head = built.documents.removeLast()
    for document in rest.documents {
      let isFirst = document.root == 0
      built.documents.append(
        YAMLDocument(
          root: isFirst ? head.root : document.root + shift,
          range: isFirst ? SourceRange(head.range.lower, document.range.upper) : document.range,
          startsExplicitly: isFirst ? head.startsExplicitly : document.startsExplicitly,
          endsExplicitly: document.endsExplicitly))
    }
  }

  /// Keeps the anchors that nobody uses in either half.
  private mutating func appendIssues(_ rest: BuiltTree) {
    let used = anchors.entries.filter(\.isUsed).map(\.name.lower)
    built.issues.removeAll { issue in
      let index = used.partitioningIndex { $0 > issue.range.lower }
      return index < used.count && used[index] == issue.range.lower + 1
    }
    built.issues += rest.issues.filter { $0.kind == .unusedAnchor }
  }
}

extension TextStorage {
  /// The word of a text whose arena was appended to another one of that many bytes.
  fileprivate static func moved(_ word: UInt64, by offset: Int) -> UInt64 {
    word >> 63 == 0 ? word : word + UInt64(offset)
  }
}

/// The nodes that the preface of a seam gives: a mapping, its key, and the mapping that goes on after the seam.
private let prefaceNodes = 3
