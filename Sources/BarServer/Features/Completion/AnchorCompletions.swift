import BarCatalog
import BarSyntax
import BarText

extension Analysis {
  /// A node with an anchor.
  struct Anchor {
    let name: String
    let node: Int32
  }

  /// How many anchors are offered: those that stand closest.
  private static var mostAnchors: Int { 200 }

  /// The anchors that an alias at an offset may name, in text order; of equal names the last one counts.
  func anchors(before offset: Int32, inDocument document: Int) -> [Anchor] {
    guard tree.documents.indices.contains(document) else { return [] }
    let start = tree.documents[document].range.lower
    var anchors: [Anchor] = []
    var seen: Set<String> = []
    for properties in tree.properties.reversed() where !properties.anchor.isEmpty {
      if anchors.count == Self.mostAnchors { break }
      guard properties.anchor.lower >= start, properties.anchor.upper <= offset else { continue }
      // An alias inside of the node that it names has no meaning.
      let isAround =
        tree.nodes[Int(properties.node)].isCollection
        && tree.nodes[Int(properties.node)].range.upper >= offset
      let name = tree.text(in: properties.anchorName)
      if seen.insert(name).inserted, !isAround {
        anchors.append(Anchor(name: name, node: properties.node))
      }
    }
    return anchors.reversed()
  }

  /// Whether a node may stand somewhere: all keys of a mapping are known there, and a scalar is one of the words.
  func fits(_ node: Int32, _ slot: Slot) -> Bool {
    if slot.form.kind == .anything { return true }
    switch tree.nodes[Int(node)].kind {
    case .alias: return false
    case .sequence: return slot.item(0) != nil
    case .mapping:
      let entries = Array(tree.entries(of: node))
      return !entries.isEmpty
        && entries.allSatisfy { entry in
          let key = tree.resolved(entry.key)
          return key >= 0 && slot.meaning(ofKey: tree.text(of: key)) != nil
        }
    case .scalar:
      guard let scalar = slot.scalar else { return false }
      let text = tree.text(of: node)
      switch scalar.form.kind {
      case .boolean: return text == "true" || text == "false"
      case .enumeration, .optionSet:
        return EnumerationName(rawValue: scalar.form.parameter)?.number(of: text) != nil
      case .number, .integer: return Double(text) != nil
      case .version: return Version(text) != nil
      case .element: return false
      case .length, .text, .name, .color, .changes, .anything: return true
      }
    }
  }

  /// Aliases of everything that may stand at the caret.
  func aliases(_ context: CaretContext, _ slot: Slot, _ insertion: Insertion) -> [Completion] {
    anchors(before: context.place.word.range.lower, inDocument: context.document)
      .filter { fits($0.node, slot) && !(slot.isMerged && isMerged($0, in: context)) }
      .map { anchor in
        insertion.completion(
          "*\(anchor.name)", .reference, SnippetText("*\(anchor.name)"), detail: "alias",
          documentation: excerpt(of: anchor.node))
      }
  }

  /// Whether an anchor is none of a mapping, or is in the list of what is merged already.
  private func isMerged(_ anchor: Anchor, in context: CaretContext) -> Bool {
    if tree.nodes[Int(anchor.node)].kind != .mapping { return true }
    guard context.list >= 0, tree.nodes[Int(context.list)].kind == .sequence else { return false }
    return tree.children(of: context.list).contains { member in
      tree.nodes[Int(member)].kind == .alias && tree.nodes[Int(member)].link == anchor.node
        && tree.nodes[Int(member)].range.lower != context.place.word.start
    }
  }

  /// The text of a node as a block of code, as far as it is short.
  func excerpt(of node: Int32) -> String {
    let longest = 8
    let range = tree.nodes[Int(node)].range
    let start = tree.lineStart(of: Int(range.lower))
    let indentation = source.bytes[start...].prefix { $0 == UInt8(ascii: " ") }.count
    // The lines of a block are told apart by how deep they are; only what all have is taken away.
    let isBlock = Int(range.lower) == start + indentation
    let lines = tree.text(in: range).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var shown = lines.prefix(longest).enumerated().map { number, line in
      number == 0 || !isBlock
        ? String(line) : String(line.dropFirst(min(indentation, line.prefix { $0 == " " }.count)))
    }
    if lines.count > longest { shown.append("…") }
    return "```yaml\n" + shown.joined(separator: "\n") + "\n```"
  }
}
