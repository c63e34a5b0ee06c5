package import BarText

/// What libyaml itself makes of a file, without recovery: the tree, and its first error.
package func parseAsLibrary(_ source: SourceFile) -> (tree: YAMLTree, problem: LibraryProblem?) {
  let survey = CharacterSurvey(source.bytes)
  if let range = survey.excessiveDirective {
    let problem = LibraryProblem(
      stage: .parser, problem: "found too many directives", offset: Int(range.lower),
      context: nil, contextOffset: nil)
    return (YAMLTree(source), problem)
  }
  // Malformed UTF-8 is left for libyaml to refuse; the marks before it are still exact.
  let built = build(source.bytes, survey)
  return (YAMLTree(source, built: built), built.problem)
}

extension YAMLTree {
  /// The tree in the notation of the public YAML test suite, one event per line.
  ///
  /// A tag is written with its handle resolved; in a text, backslash, line breaks, tab and backspace are escaped.
  package func eventNotation() -> [UInt8] {
    var writer = EventWriter(tree: self)
    writer.write()
    return writer.output
  }
}

private struct EventWriter {
  let tree: YAMLTree
  var output: [UInt8] = []
  /// The collections that are open, innermost last.
  private var open: [Int32] = []

  init(tree: YAMLTree) {
    self.tree = tree
  }

  mutating func write() {
    line("+STR")
    for document in tree.documents {
      line(document.startsExplicitly ? "+DOC ---" : "+DOC")
      writeNodes(document.root..<tree.nodes[Int(document.root)].next(at: document.root))
      line(document.endsExplicitly ? "-DOC ..." : "-DOC")
    }
    line("-STR")
  }

  private mutating func writeNodes(_ indexes: Range<Int32>) {
    for index in indexes {
      close(before: index)
      let node = tree.nodes[Int(index)]
      switch node.kind {
      case .scalar: writeScalar(index, node)
      case .alias:
        append("=ALI ")
        output += tree.source.bytes[Int(node.range.lower)..<Int(node.range.upper)]
        line("")
      case .sequence, .mapping:
        let isFlow = node.flags.contains(.isFlow)
        if node.kind == .sequence {
          append(isFlow ? "+SEQ []" : "+SEQ")
        } else {
          append(isFlow ? "+MAP {}" : "+MAP")
        }
        writeProperties(index)
        line("")
        open.append(index)
      }
    }
    close(before: indexes.upperBound)
  }

  private mutating func close(before index: Int32) {
    while let last = open.last, tree.nodes[Int(last)].link <= index {
      line(tree.nodes[Int(last)].kind == .sequence ? "-SEQ" : "-MAP")
      open.removeLast()
    }
  }

  private mutating func writeScalar(_ index: Int32, _ node: YAMLNode) {
    append("=VAL")
    writeProperties(index)
    switch node.style {
    case .plain: append(" :")
    case .singleQuoted: append(" '")
    case .doubleQuoted: append(" \"")
    case .literal: append(" |")
    case .folded: append(" >")
    }
    tree.withText(tree.textWord(index)) { text in
      for byte in text {
        switch byte {
        case 0x5C: append("\\\\")
        case 0x0A: append("\\n")
        case 0x0D: append("\\r")
        case 0x09: append("\\t")
        case 0x08: append("\\b")
        default: output.append(byte)
        }
      }
    }
    line("")
  }

  private mutating func writeProperties(_ index: Int32) {
    guard let found = tree.properties(of: index) else { return }
    if !found.anchor.isEmpty {
      append(" ")
      output += tree.source.bytes[Int(found.anchor.lower)..<Int(found.anchor.upper)]
    }
    if !found.tag.isEmpty {
      append(" <")
      tree.withText(found.resolvedTag) { output += $0 }
      append(">")
    }
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { output += $0 }
  }

  private mutating func line(_ text: StaticString) {
    append(text)
    output.append(.lineFeed)
  }
}
