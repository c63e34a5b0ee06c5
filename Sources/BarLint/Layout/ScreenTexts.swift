import BarCompiler
import BarSyntax
import BarText

/// Where the screens of a text are, and all that tells whether they mean the same in another text.
struct ScreenTexts: Sendable {
  let bytes: [UInt8]
  /// The entry of each screen, from its key to the end of its value, in text order.
  let entries: [SourceRange]
  /// Where the first screen begins.
  let headEnd: Int32
  /// Where what follows all screens begins: the end of the text where nothing does.
  let tailStart: Int32
  /// The ranges of the keys and values of the description.
  private let parts: [SourceRange]
  /// By screen, what has an anchor that it uses.
  private let sources: [[Int]]
  /// Whether something around the screens uses an anchor in a screen.
  private let isUsedAround: [Bool]
  /// What the stacks that show a screen make of it, by screen.
  private let showings: [[Showing]]
  /// The names of all environments.
  private let environments: [[String]]

  /// `nil` if the screens of a document do not stand one after the other in it, or if its text is damaged.
  init?(_ document: Resolved) {
    let tree = document.tree
    guard tree.documents.count == 1, tree.damaged.isEmpty, !document.screens.isEmpty,
      let entries = Self.entries(of: document), let first = entries.first, let last = entries.last
    else { return nil }
    bytes = tree.source.bytes
    self.entries = entries
    parts = tree.children(of: tree.documents[0].root).map { tree.nodes[Int($0)].range }
    headEnd = first.lower
    tailStart =
      parts.first { $0.lower >= last.upper && !$0.isEmpty }?.lower
      ?? Int32(truncatingIfNeeded: bytes.count)
    (sources, isUsedAround) = Self.uses(of: entries, in: tree)
    showings = document.screens.map { screen in
      screen.surroundings.map { Showing($0, isImplied: document.flows[$0.flow].isImplied) }
    }
    environments = document.environments.map(\.names)
  }

  private static func entries(of document: Resolved) -> [SourceRange]? {
    let nodes = document.tree.nodes
    var entries: [SourceRange] = []
    entries.reserveCapacity(document.screens.count)
    var end: Int32 = 0
    for screen in document.screens {
      let key = Int(screen.node)
      guard key >= 0, key + 1 < nodes.count, nodes[key].kind == .scalar else { return nil }
      let entry = SourceRange(
        nodes[key].range.lower, max(nodes[key].range.upper, nodes[key + 1].range.upper))
      if entry.lower < end { return nil }
      entries.append(entry)
      end = entry.upper
    }
    return entries
  }

  /// What uses the anchors that are in screens: other screens, and what is around all of them.
  private static func uses(
    of entries: [SourceRange], in tree: YAMLTree
  ) -> (sources: [[Int]], isUsedAround: [Bool]) {
    var sources = [[Int]](repeating: [], count: entries.count)
    var isUsedAround = [Bool](repeating: false, count: entries.count)
    for node in tree.nodes where node.kind == .alias && node.link >= 0 {
      let target = tree.nodes[Int(node.link)].range
      guard let source = screen(at: target.lower, of: entries) else { continue }
      guard let user = screen(at: node.range.lower, of: entries) else {
        isUsedAround[source] = true
        continue
      }
      if user != source, sources[user].last != source { sources[user].append(source) }
    }
    return (sources, isUsedAround)
  }

  private static func screen(at place: Int32, of entries: [SourceRange]) -> Int? {
    if place < entries[0].lower { return nil }
    let next = entries.partitioningIndex { $0.upper > place }
    return next < entries.count && entries[next].lower <= place ? next : nil
  }

  // MARK: Comparison

  /// For each screen of a newer text the number of the one here that means the same; `nil` if all may differ.
  func unchanged(in newer: ScreenTexts) -> [Int?]? {
    let prefix = commonPrefix(bytes, newer.bytes)
    let suffix = commonSuffix(bytes, newer.bytes, behind: prefix)
    let growth = Int32(truncatingIfNeeded: newer.bytes.count - bytes.count)
    guard prefix >= headEnd, headEnd == newer.headEnd,
      suffix >= bytes.count - Int(tailStart), tailStart + growth == newer.tailStart,
      environments == newer.environments, hasSameParts(as: newer, growth)
    else { return nil }
    var pairs = newer.entries.indices.map { number -> Int? in
      let entry = newer.entries[number]
      if entry.upper <= prefix {
        return number < entries.count && entries[number] == entry ? number : nil
      }
      let old = entries.count - (newer.entries.count - number)
      guard Int(entry.lower) >= newer.bytes.count - suffix, entries.indices.contains(old),
        entries[old].lower + growth == entry.lower, entries[old].upper + growth == entry.upper
      else { return nil }
      return old
    }
    guard dropUsers(of: newer, &pairs) else { return nil }
    // A screen depends on the one below it in a stack: for its title, for large titles, and for hidden toolbars.
    let isSameText = pairs
    for (number, old) in pairs.enumerated() {
      guard let old else { continue }
      let isSame = showings[old].elementsEqual(newer.showings[number]) { before, after in
        before.isSame(as: after) { isSameText[$1] == $0 }
      }
      if !isSame { pairs[number] = nil }
    }
    return pairs
  }

  /// Keeps no screen that uses an anchor of a screen that is not kept, there or here.
  ///
  /// An anchor stands before what uses it, so that one pass finds what uses it in turn.
  ///
  /// - Returns: Whether all that is used around the screens is kept.
  private func dropUsers(of newer: ScreenTexts, _ pairs: inout [Int?]) -> Bool {
    var isKept = [Bool](repeating: false, count: entries.count)
    for case let old? in pairs { isKept[old] = true }
    for (number, old) in pairs.enumerated() {
      guard let old else { continue }
      let isSame =
        newer.sources[number].allSatisfy { pairs[$0] != nil }
        && sources[old].allSatisfy { isKept[$0] }
      if isSame { continue }
      pairs[number] = nil
      isKept[old] = false
    }
    return zip(isKept, isUsedAround).allSatisfy { $0 || !$1 }
      && zip(pairs, newer.isUsedAround).allSatisfy { $0 != nil || !$1 }
  }

  /// Whether the description has the same parts in the same places, but for what is in its screens.
  private func hasSameParts(as newer: ScreenTexts, _ growth: Int32) -> Bool {
    guard parts.count == newer.parts.count else { return false }
    for (old, new) in zip(parts, newer.parts) {
      if old.upper <= headEnd {
        if old != new { return false }
      } else if old.lower >= tailStart {
        if old.lower + growth != new.lower || old.upper + growth != new.upper { return false }
      } else if old.lower != new.lower {
        return false
      }
    }
    return true
  }
}

/// What a stack makes of a screen that it shows.
private struct Showing: Sendable {
  /// The index of the flow; `nil` for one that is only implied, which shows one screen alone.
  private let flow: Int?
  /// The screen below; `nil` for a root.
  private let back: Int?
  private let isLarge: Bool
  private let hidesToolbar: Bool

  init(_ surrounding: Surrounding, isImplied: Bool) {
    flow = isImplied ? nil : surrounding.flow
    back = surrounding.back
    isLarge = surrounding.isLarge
    hidesToolbar = surrounding.hidesToolbar
  }

  /// - Parameter isSameScreen: Whether a screen of this text is one of the other's.
  func isSame(as other: Showing, _ isSameScreen: (Int, Int) -> Bool) -> Bool {
    guard flow == other.flow, isLarge == other.isLarge, hidesToolbar == other.hidesToolbar else {
      return false
    }
    switch (back, other.back) {
    case (nil, nil): return true
    case (let back?, let otherBack?): return isSameScreen(back, otherBack)
    case (nil, _?), (_?, nil): return false
    }
  }
}

private func commonPrefix(_ left: [UInt8], _ right: [UInt8]) -> Int {
  left.withUnsafeBytes { left in
    right.withUnsafeBytes { right in
      let count = min(left.count, right.count)
      var offset = 0
      while offset + 8 <= count {
        let (a, b) = (word(left, offset), word(right, offset))
        if a != b { return offset + (a ^ b).trailingZeroBitCount / 8 }
        offset += 8
      }
      while offset < count, left[offset] == right[offset] { offset += 1 }
      return offset
    }
  }
}

/// - Parameter prefix: How many bytes at the front do not belong to what is compared.
private func commonSuffix(_ left: [UInt8], _ right: [UInt8], behind prefix: Int) -> Int {
  left.withUnsafeBytes { left in
    right.withUnsafeBytes { right in
      let count = min(left.count, right.count) - prefix
      var length = 0
      while length + 8 <= count,
        word(left, left.count - length - 8) == word(right, right.count - length - 8)
      {
        length += 8
      }
      while length < count, left[left.count - length - 1] == right[right.count - length - 1] {
        length += 1
      }
      return length
    }
  }
}

private func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
  UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
}
