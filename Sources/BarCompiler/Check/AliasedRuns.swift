package import BarSyntax
package import BarText

/// A node that names something else of the description, and how it was reached.
package struct Reference: Hashable, Sendable {
  package let node: Int32
  /// The outermost alias that led there, or -1.
  package let use: Int32
}

/// The runs of a tape that were read through an alias, with the outermost one that led there.
struct AliasedRuns: Sendable {
  private var runs: [(head: Int32, use: Int32)] = []

  /// Adds a run; the heads of runs ascend.
  mutating func append(_ head: Int32, use: Int32) { runs.append((head, use)) }

  /// The alias that led to a run, or -1.
  func use(ofRun head: Int32) -> Int32 {
    let index = runs.partitioningIndex { $0.head >= head }
    return index < runs.count && runs[index].head == head ? runs[index].use : -1
  }
}

extension Checked {
  /// The outermost alias that led to a member of a run, or that the member is; -1 if there is none.
  package func use(of node: Int32, inRun head: Int32) -> Int32 {
    let use = aliasedRuns.use(ofRun: head)
    if use >= 0 || node < 0 { return use }
    return tree.nodes[Int(node)].kind == .alias ? node : -1
  }
}

extension YAMLTree {
  /// What points from a finding in an anchored node to where the node counts.
  func noteOfUse(_ use: Int32) -> Finding.Note { .use(nodes[Int(use)].range) }

  /// The note of an alias, or none for -1.
  package func notes(ofUse use: Int32) -> [Finding.Note] { use < 0 ? [] : [noteOfUse(use)] }

  /// The alias in a `<<` of a mapping through which a node is a value of the mapping; -1 if there is none.
  package func mergedAlias(leadingTo value: Int32, in mapping: Int32) -> Int32 {
    for entry in mergedEntries(of: mapping) where entry.value == value && entry.cameThroughMerge {
      let merged = entry.mergeKey + 1
      if nodes[Int(merged)].kind == .alias { return merged }
      return children(of: merged).first { member in
        let source = resolved(member)
        return nodes[Int(member)].kind == .alias && source >= 0 && source < value
          && value < nodes[Int(source)].link
      } ?? -1
    }
    return -1
  }
}
