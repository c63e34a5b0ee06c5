import BarSyntax
import BarText

/// How many cells of the tape may come from nodes that are read again: 128 MB.
private let maximumAddedCells = 8_000_000

extension Checker {
  /// Calls a function with every mapping that a merge names, earlier ones first.
  mutating func forEachMergeSource(
    _ value: Int32, _ body: (inout Checker, _ source: Int32, _ written: Int32) -> Void
  ) {
    let node = target(value)
    guard node >= 0 else { return }
    switch kind(node) {
    case .mapping: body(&self, node, value)
    case .sequence:
      let entered = enter(value)
      defer { leave(entered) }
      for member in tree.children(of: node) {
        let source = target(member)
        guard source >= 0 else { continue }
        if kind(source) == .mapping {
          body(&self, source, member)
        } else {
          reportMerge(source, written: member)
        }
      }
    case .scalar, .alias: reportMerge(node, written: value)
    }
  }

  private mutating func reportMerge(_ node: Int32, written: Int32) {
    let entered = enter(written)
    defer { leave(entered) }
    report(
      .wrongKind, range(node), "`<<` merges mappings, not \(description(of: node))",
      help: "write an alias of a mapping, such as `<<: *item`, or a list of them")
  }

  /// Calls a function with every mapping that counts for what is written: its own, then those of the defaults beneath.
  @inline(__always)
  mutating func forEachLayer(
    _ written: Written, _ body: (inout Checker, _ mapping: Int32, _ layer: Written) -> Void
  ) {
    var layer: Written? = written
    while let current = layer {
      let mapping = target(current.node)
      if mapping >= 0, kind(mapping) == .mapping { body(&self, mapping, current) }
      layer = lowered(current)
    }
  }

  /// The defaults beneath what is written, until they have made more than any description needs.
  @inline(__always)
  mutating func lowered(_ written: Written) -> Written? {
    // Inlined, because every mapping asks, and few have defaults beneath them.
    guard let lower = written.lowered else { return nil }
    return bounded(lower)
  }

  private mutating func bounded(_ lower: Written) -> Written? {
    if tape.count <= 2 * tree.nodes.count + maximumAddedCells { return lower }
    if !saidTooMany {
      saidTooMany = true
      report(
        .tooManyNodes, range(target(lower.node)),
        "defaults are merged under so many screens that they make more than \(maximumAddedCells) values",
        help: "the remaining screens are read without defaults")
    }
    return nil
  }

  /// Notes that what follows was reached through an alias; returns whether it was.
  @inline(__always)
  mutating func enter(_ node: Int32) -> Bool {
    guard kind(node) == .alias else { return false }
    uses.append(node)
    return true
  }

  @inline(__always)
  mutating func leave(_ entered: Bool) {
    if entered { uses.removeLast() }
  }
}
