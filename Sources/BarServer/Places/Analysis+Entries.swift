import BarSyntax
import BarText

/// Entries of mappings by their keys.
extension Analysis {
  /// The value of a key, merged ones included; nothing in what is no mapping, and -1 for an alias of nothing.
  func value(of key: String, in mapping: Int32) -> Int32? {
    entry(of: key, in: mapping).map { tree.resolved($0.value) }
  }

  /// The entry of a key, merged ones included; `nil` in what is no mapping.
  func entry(of key: String, in mapping: Int32) -> YAMLTree.MergedEntry? {
    guard mapping >= 0 else { return nil }
    let node = tree.resolved(mapping)
    guard node >= 0, tree.nodes[Int(node)].kind == .mapping else { return nil }
    return tree.mergedEntries(of: node).first { entry in
      let name = tree.resolved(entry.key)
      return name >= 0 && tree.text(of: name) == key
    }
  }

  /// The edit that writes entries at the beginning of a mapping, or as one where nothing is written.
  ///
  /// - Returns: `nil` if the mapping counts elsewhere too.
  func insertion(of entries: [String], into mapping: Int32) -> Fix.Edit? {
    guard mapping >= 0 else { return nil }
    let node = tree.nodes[Int(mapping)]
    if !(tree.properties(of: mapping)?.anchor.isEmpty ?? true) { return nil }
    if node.kind == .scalar {
      guard node.range.isEmpty else { return nil }
      let colon = tree.nodes[Int(mapping - 1)].range.upper + 1
      return Fix.Edit(SourceRange(colon, colon), " {" + entries.joined(separator: ", ") + "}")
    }
    guard node.kind == .mapping else { return nil }
    if node.link == mapping + 1 {
      return Fix.Edit(node.range, "{" + entries.joined(separator: ", ") + "}")
    }
    let first = tree.nodes[Int(mapping + 1)].range.lower
    let column = Int(first) - tree.lineStart(of: Int(first))
    let separator =
      node.flags.contains(.isFlow) ? ", " : lineBreak + String(repeating: " ", count: column)
    return tree.insertion(
      of: entries.joined(separator: separator), before: mapping + 1, in: mapping)
  }
}
