import BarCatalog
import BarCompiler
import BarLint
import BarSyntax

/// What one place says about rules, and where exactly it does.
struct RuleSource {
  /// A text that somebody wrote.
  struct Entry {
    let text: String
    let origin: Origin
  }

  /// Where a value is written.
  enum Origin {
    case commandLine
    case node(Int32, YAMLTree)
  }

  /// What is said about one rule.
  struct OfRule {
    let name: String
    let severity: Entry?
    /// The options by their names.
    let options: [(name: String, value: Entry)]
  }

  /// `nil` if nothing is selected.
  var selected: [Entry]?
  var ignored: [Entry] = []
  var rules: [OfRule] = []

  /// What the command line says.
  init(_ layer: RuleLayer) {
    selected = layer.selected?.map { Entry(text: $0, origin: .commandLine) }
    ignored = layer.ignored.map { Entry(text: $0, origin: .commandLine) }
  }

  /// What a configuration says of all files.
  init(_ file: ConfigurationFile) {
    let configuration = file.checked.configuration
    self.init(configuration[.select], configuration[.ignore], configuration[.rules], file.tree)
  }

  /// What a configuration says of the files that a pattern matches.
  init(_ file: ConfigurationFile, row: Int) {
    let member = file.checked.configuration[.perFile]?.member(row)
    self.init(member?[.select], member?[.ignore], member?[.rules], file.tree)
  }

  private init(
    _ selected: List<Name>?, _ ignored: List<Name>?, _ rules: Table<Element<RuleConfiguration>>?,
    _ tree: YAMLTree
  ) {
    self.selected = selected.map { Self.entries($0, tree) }
    self.ignored = ignored.map { Self.entries($0, tree) } ?? []
    guard let rules else { return }
    for row in 0..<rules.count {
      let member = rules.member(row)
      let severity = member.cell(.severity).map { cell in
        Entry(text: tree.flowText(of: cell.node), origin: .node(cell.node, tree))
      }
      let options = member.cell(.options).map { cell in
        tree.mergedEntries(of: tree.resolved(cell.node)).map { entry in
          (
            name: tree.text(of: tree.resolved(entry.key)),
            value: Entry(text: tree.flowText(of: entry.value), origin: .node(entry.value, tree))
          )
        }
      }
      self.rules.append(
        OfRule(
          name: tree.string(rules.name(row).word), severity: severity, options: options ?? []))
    }
  }

  /// The members of a list, each with its place.
  static func entries(_ list: List<Name>, _ tree: YAMLTree) -> [Entry] {
    (0..<list.count).map { position in
      let node = list.cell(position).node
      return Entry(text: tree.flowText(of: node), origin: .node(node, tree))
    }
  }
}

extension YAMLTree {
  /// A value as it would be written on one line, with what its aliases stand for.
  func flowText(of node: Int32) -> String {
    let node = resolved(node)
    guard node >= 0 else { return "~" }
    switch nodes[Int(node)].kind {
    case .scalar:
      let text = text(in: nodes[Int(node)].range)
      return text.contains("\n") ? "…" : text
    case .sequence: return "[" + children(of: node).map(flowText).joined(separator: ", ") + "]"
    case .mapping:
      let entries = mergedEntries(of: node).map { entry in
        "\(flowText(of: entry.key)): \(flowText(of: entry.value))"
      }
      return "{" + entries.joined(separator: ", ") + "}"
    case .alias: return "~"
    }
  }
}
