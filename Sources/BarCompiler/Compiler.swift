// BarCompiler: tree to checked to resolved to laid out. It does no input or output and throws nothing.

package import BarSyntax
package import BarText

/// What a file means, as far as it can be told, and all that is wrong with it.
package struct Compilation: Sendable {
  package let tree: YAMLTree
  /// One for each YAML document of the file.
  package let documents: [Resolved]
  package let findings: [Finding]

  package init(tree: YAMLTree, documents: [Resolved], findings: [Finding]) {
    self.tree = tree
    self.documents = documents
    self.findings = findings
  }

  /// Whether something in the file has no meaning, so that no output may be written.
  package var hasHardErrors: Bool {
    findings.contains { $0.kind.tier == .hard && $0.severity == .error }
  }
}

/// Reads, checks and resolves a file; laying out is asked for screen by screen, with a `LayoutStage`.
///
/// - Parameter targets: What to lay out for where the file does not say.
package func compile(_ source: SourceFile, targets: TargetDefaults = .none) -> Compilation {
  var timing = Timing.off
  var memory = CompilerMemory()
  return compile(source, targets: targets, &timing, &memory)
}

/// The same, with the time of each stage.
///
/// - Parameter memory: What was found out for other files.
package func compile(
  _ source: SourceFile, targets: TargetDefaults, _ timing: inout Timing,
  _ memory: inout CompilerMemory
) -> Compilation {
  var (tree, findings) = timing.measure("parse") { parse(source) }
  var documents: [Resolved] = []
  for number in tree.documents.indices {
    let (checked, ofChecking) = timing.measure("check") { check(tree, document: number, &memory) }
    let (resolved, ofResolving) = timing.measure("resolve") {
      resolve(checked, targets, &memory.targets)
    }
    findings += ofChecking
    findings += ofResolving
    if resolved.checked.mayOverflow { findings += layoutFindings(of: resolved) }
    documents.append(resolved)
  }
  if documents.isEmpty, findings.isEmpty { findings.append(emptyFile()) }
  return Compilation(tree: tree, documents: documents, findings: findings)
}

private func emptyFile() -> Finding {
  Finding(
    .noDescription, SourceRange(0, 0), "the file is empty", help: "begin it with `barc: 1`")
}
