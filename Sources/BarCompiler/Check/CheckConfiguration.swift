package import BarCatalog
package import BarSyntax
package import BarText

/// A configuration whose keys are all in the catalog and whose values all have their type.
package struct CheckedConfiguration: Sendable {
  package let tree: YAMLTree
  package let tape: [Cell]
  /// The index of the head on the tape.
  package let head: Int32
  /// What the configuration targets.
  package let targets: TargetDefaults

  package var configuration: Element<Configuration> { Element(tape, at: head) }
}

/// Reads and checks a configuration, as a description is: what has no meaning in it has a finding.
package func checkConfiguration(
  _ source: SourceFile
) -> (configuration: CheckedConfiguration, findings: [Finding]) {
  let (tree, ofParsing) = parse(source)
  var checker = Checker(tree)
  let head = checker.configuration()
  let targets = checker.targetDefaults(of: head)
  let resolver = targets.layer.map { TargetResolver($0, .none) }
  return (
    CheckedConfiguration(tree: tree, tape: checker.tape, head: head, targets: targets),
    ofParsing + checker.findings + (resolver?.findingsOfFile() ?? [])
  )
}

extension Checker {
  /// Reads the file as a configuration and returns the index of its head; a file without a document says nothing.
  fileprivate mutating func configuration() -> Int32 {
    let documents = tree.documents
    if documents.count > 1 {
      report(
        .wrongKind, range(documents[1].root), "a configuration is one document",
        help: "remove the documents after the first one")
    }
    let root = documents.first?.root ?? -1
    guard root >= 0, kind(root) == .mapping else {
      if root >= 0, !isNull(root) {
        report(
          .wrongKind, range(root), "a configuration is a mapping, not \(description(of: root))")
      }
      return Int32(tape.appendRun([], node: root, id: UInt16(Configuration.type.rawValue)))
    }
    return Int32(object(Configuration.type, root, Written(root)))
  }

  /// The targets of a configuration, as those of a description that has nothing else.
  fileprivate mutating func targetDefaults(of head: Int32) -> TargetDefaults {
    let configuration = Element<Configuration>(tape, at: head)
    guard let cell = configuration.cell(.targets) else { return .none }
    let id = Description.id(.targets)
    pending.append(
      Cell(word: cell.word, node: cell.node, id: id, place: Description.type.place(ofID: id)))
    let root = tree.documents[0].root
    let description = closeRun(
      from: pending.count - 1, node: root, id: UInt16(Description.type.rawValue))
    return TargetDefaults(checked(head: Int32(description), root: root))
  }
}
