import BarCatalog
package import BarCompiler
package import BarSyntax
package import BarText

/// What one configuration file says, understood.
package struct ConfigurationFile: Sendable {
  /// What else is said of the files that a pattern matches.
  package struct PerFile: Sendable {
    /// As `.gitignore` would have it in the configuration's folder.
    package let pattern: String
    package let layer: RuleLayer
  }

  package let checked: CheckedConfiguration
  package let layer: RuleLayer
  package let perFile: [PerFile]
  /// Patterns of what is passed over, likewise.
  package let excluded: [String]
  /// The path of what it extends, as written, and the node that says so.
  package let extends: (path: String, node: Int32)?
  /// The path of the baseline, as written.
  package let baseline: String?

  package var tree: YAMLTree { checked.tree }
  package var targets: TargetDefaults { checked.targets }
}

/// Reads a configuration and checks all that can be checked without other files.
package func readConfiguration(
  _ source: SourceFile
) -> (file: ConfigurationFile, findings: [Finding]) {
  let (checked, findings) = checkConfiguration(source)
  var reader = ConfigurationReader(checked, findings)
  let file = reader.file()
  return (file, FindingOrder.ordered(reader.findings))
}

/// Understands the names and paths of a checked configuration.
private struct ConfigurationReader {
  private let checked: CheckedConfiguration
  private let tree: YAMLTree
  var findings: [Finding]
  /// Everything that can be found.
  private let known = FindingKind.known
  private let selectable = RuleSelection.names

  init(_ checked: CheckedConfiguration, _ findings: [Finding]) {
    self.checked = checked
    tree = checked.tree
    self.findings = findings
  }

  mutating func file() -> ConfigurationFile {
    let configuration = checked.configuration
    var perFile: [ConfigurationFile.PerFile] = []
    if let table = configuration[.perFile] {
      for row in 0..<table.count {
        let member = table.member(row)
        perFile.append(
          .init(
            pattern: tree.string(table.name(row).word),
            layer: layer(member[.select], member[.ignore], member[.rules])))
      }
    }
    return ConfigurationFile(
      checked: checked,
      layer: layer(configuration[.select], configuration[.ignore], configuration[.rules]),
      perFile: perFile,
      excluded: configuration[.exclude].map { names in
        names.map { tree.string($0.word) }
      } ?? [],
      extends: configuration.cell(.extends).map { (tree.string($0.word), $0.node) },
      baseline: configuration[.baseline].map { tree.string($0.word) })
  }

  private mutating func layer(
    _ selected: List<Name>?, _ ignored: List<Name>?, _ rules: Table<Element<RuleConfiguration>>?
  ) -> RuleLayer {
    var layer = RuleLayer(
      selected: selected.map { names($0) }, ignored: ignored.map { names($0) } ?? [])
    guard let rules else { return layer }
    for row in 0..<rules.count {
      let name = tree.string(rules.name(row).word)
      guard isRule(name, at: rules.nameCell(row).node) else { continue }
      let member = rules.member(row)
      if let severity = member[.severity] {
        layer.severities[name] = Severity(rawValue: severity.rawValue)
      }
      if let cell = member.cell(.options) { layer.options[name] = options(cell.node, of: name) }
    }
    return layer
  }

  // MARK: Names of rules

  /// The names of rules and groups in a list, with a finding for every one that may not be there.
  private mutating func names(_ list: List<Name>) -> [String] {
    (0..<list.count).compactMap { position in
      let name = tree.string(list[position].word)
      if selectable.contains(where: { "\($0)" == name }) { return name }
      reportUnknown(name, list.cell(position).node, selectable, "cannot be switched off or on")
      return nil
    }
  }

  /// Whether there is a rule whose severity and options may be said, with a finding if there is none.
  private mutating func isRule(_ name: String, at node: Int32) -> Bool {
    let names = known.filter { $0.tier == .lint }.map(\.name)
    if names.contains(where: { "\($0)" == name }) { return true }
    if Rule.Group.allCases.contains(where: { "\($0.name)" == name }) {
      report(.unknownRule, node, "`\(name)` is a group of rules", help: "name each of its rules")
    } else {
      reportUnknown(name, node, names, "is always an error")
    }
    return false
  }

  private mutating func reportUnknown(
    _ name: String, _ node: Int32, _ names: [StaticString], _ isFixed: String
  ) {
    if known.contains(where: { "\($0.name)" == name }) {
      return report(
        .unknownRule, node, "`\(name)` \(isFixed): nothing can be laid out until it is fixed",
        help: "remove it")
    }
    let near = NearestName.nearest(to: [UInt8](name.utf8), among: names)
    report(
      .unknownRule, node, "there is no rule `\(name)`",
      help: near.map { "did you mean `\($0)`?" } ?? "`barc rules` lists them",
      fixes: near.map { [.write("\($0)", at: tree.resolvedRange(of: node), .unsafe)] } ?? [])
  }

  // MARK: Options

  private mutating func options(_ node: Int32, of name: String) -> RuleOptions {
    var options = RuleOptions()
    let mapping = tree.resolved(node)
    guard mapping >= 0 else { return options }
    guard tree.nodes[Int(mapping)].kind == .mapping else {
      report(.wrongKind, node, "`options` takes a mapping of names to values")
      return options
    }
    let known = self.known.first { "\($0.name)" == name }?.options ?? []
    for entry in tree.mergedEntries(of: mapping) {
      let (key, value) = (entry.key, entry.value)
      let option = tree.text(of: tree.resolved(key))
      guard known.contains(where: { "\($0.name)" == option }) else {
        reportUnknownOption(option, key, name, known.map(\.name))
        continue
      }
      if let texts = texts(value) {
        options.set(option, to: texts)
      } else {
        report(.wrongKind, value, "`\(option)` takes a list of texts")
      }
    }
    return options
  }

  private mutating func reportUnknownOption(
    _ option: String, _ key: Int32, _ rule: String, _ names: [StaticString]
  ) {
    let near = NearestName.nearest(to: [UInt8](option.utf8), among: names)
    let known = names.map { "`\($0)`" }.joined(separator: ", ")
    report(
      .unknownOption, key,
      names.isEmpty ? "`\(rule)` has no options" : "`\(rule)` has no option `\(option)`",
      help: near.map { "did you mean `\($0)`?" }
        ?? (names.isEmpty ? "remove it" : "it has \(known)"),
      fixes: near.map { [.write("\($0)", at: tree.resolvedRange(of: key), .unsafe)] } ?? [])
  }

  /// The texts of a list of scalars, or of one scalar.
  private func texts(_ node: Int32) -> [String]? {
    let node = tree.resolved(node)
    guard node >= 0 else { return nil }
    switch tree.nodes[Int(node)].kind {
    case .scalar: return [tree.text(of: node)]
    case .mapping, .alias: return nil
    case .sequence:
      let members = tree.children(of: node).map { tree.resolved($0) }
      guard members.allSatisfy({ $0 >= 0 && tree.nodes[Int($0)].kind == .scalar }) else {
        return nil
      }
      return members.map { tree.text(of: $0) }
    }
  }

  private mutating func report(
    _ kind: FindingKind, _ node: Int32, _ message: String, help: String? = nil, fixes: [Fix] = []
  ) {
    findings.append(
      Finding(kind, tree.resolvedRange(of: node), message, help: help, fixes: fixes))
  }
}
