import BarCatalog
import BarCompiler
import BarEmit
import BarLint
import BarSyntax
import BarText

/// A configuration as it counts for one file, as YAML with a comment after each value that says where it comes from.
struct EffectiveConfiguration {
  private var lines: [(text: String, remark: String)] = []

  /// - Parameters:
  ///   - links: The closest configuration first.
  ///   - commandLine: What the command line says, which counts before all of them.
  ///   - path: The file's.
  init(
    _ links: [ConfigurationChain.Link], _ commandLine: RuleLayer, for path: AbsolutePath
  ) {
    var sources = [RuleSource(commandLine)]
    for link in links {
      sources += link.matchingRows(path).reversed().map { RuleSource(link.file, row: $0) }
      sources.append(RuleSource(link.file))
    }
    addSelection(sources)
    addRules(sources)
    addExclusions(links)
    addTargets(links)
    addBaseline(links)
  }

  /// The bytes of the text, with the remarks in a column.
  var bytes: [UInt8] {
    let cells = lines.map { DisplayWidth.cells(of: $0.text) }
    let width = zip(cells, lines).filter { !$1.remark.isEmpty }.map(\.0).max() ?? 0
    var output: [UInt8] = []
    for ((text, remark), cells) in zip(lines, cells) {
      VisibleText.append(text, to: &output)
      if !remark.isEmpty {
        output.append(repeating: UInt8(ascii: " "), count: width - cells + 2)
        output.append("# ")
        VisibleText.append(remark, to: &output)
      }
      output.append("\n")
    }
    return output
  }

  // MARK: Rules

  /// What is selected by the closest place that selects, and what is ignored there or closer.
  private mutating func addSelection(_ sources: [RuleSource]) {
    let closest = sources.firstIndex { $0.selected != nil }
    add("select", sources.lazy.compactMap(\.selected).first)
    let counting = closest.map { sources[...$0] } ?? sources[...]
    let ignored = counting.flatMap(\.ignored)
    add("ignore", ignored.isEmpty ? nil : ignored)
  }

  private mutating func addRules(_ sources: [RuleSource]) {
    let all = sources.flatMap(\.rules)
    lines.append((all.isEmpty ? "rules: {}" : "rules:", all.isEmpty ? "default" : ""))
    for name in Set(all.map(\.name)).sorted() {
      let said = all.filter { $0.name == name }
      let severity = said.lazy.compactMap(\.severity).first
      var options: [(name: String, value: RuleSource.Entry)] = []
      for option in said.flatMap(\.options)
      where !options.contains(where: { $0.name == option.name }) {
        options.append(option)
      }
      if severity == nil, options.isEmpty { continue }
      lines.append(("  \(name):", ""))
      if let severity { lines.append(("    severity: \(severity.text)", remark(severity.origin))) }
      if options.isEmpty { continue }
      lines.append(("    options:", ""))
      for option in options {
        lines.append(("      \(option.name): \(option.value.text)", remark(option.value.origin)))
      }
    }
  }

  // MARK: Files and targets

  private mutating func addExclusions(_ links: [ConfigurationChain.Link]) {
    let entries = links.flatMap { link in
      link.file.checked.configuration[.exclude].map { RuleSource.entries($0, link.file.tree) } ?? []
    }
    add("exclude", entries.isEmpty ? nil : entries)
  }

  private mutating func addTargets(_ links: [ConfigurationChain.Link]) {
    lines.append(("targets:", ""))
    for entry in Targets.type.entries {
      let written = links.lazy.compactMap { link -> (Int32, YAMLTree)? in
        guard let targets = link.file.checked.configuration[.targets],
          let index = targets.index(of: entry.id)
        else { return nil }
        return (targets.tape[index].node, link.file.tree)
      }.first
      if let (node, tree) = written {
        lines.append(
          ("  \(entry.name): \(tree.flowText(of: node))", remark(.node(node, tree))))
      } else {
        lines.append(("  \(entry.name): ~", "default: \(entry.initial)"))
      }
    }
  }

  private mutating func addBaseline(_ links: [ConfigurationChain.Link]) {
    let written = links.lazy.compactMap { link in
      link.file.checked.configuration.cell(.baseline).map { ($0.node, link.file.tree) }
    }.first
    if let (node, tree) = written {
      lines.append(("baseline: \(tree.flowText(of: node))", remark(.node(node, tree))))
    } else {
      lines.append(("baseline: ~", "default"))
    }
  }

  // MARK: Lines

  /// Adds a list, one line per member; nothing written is the default.
  private mutating func add(_ key: String, _ entries: [RuleSource.Entry]?) {
    guard let entries else {
      let entry = Configuration.type.entries.first { "\($0.name)" == key }
      lines.append(("\(key): ~", "default: \(entry?.initial ?? "")"))
      return
    }
    lines.append((entries.isEmpty ? "\(key): []" : "\(key):", ""))
    for entry in entries { lines.append(("  - \(entry.text)", remark(entry.origin))) }
  }

  private func remark(_ origin: RuleSource.Origin) -> String {
    switch origin {
    case .commandLine: return "command line"
    case .node(let node, let tree):
      let range = tree.nodes[Int(node)].range
      let position = LineTable(tree.source.bytes).position(of: Int(range.lower))
      return "\(tree.source.path):\(position.line):\(position.column)"
    }
  }
}
