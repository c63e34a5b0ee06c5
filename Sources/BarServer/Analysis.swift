// BarServer: what editors ask about a description or a configuration, and the protocol in which they ask.

package import BarCompiler
package import BarLint
package import BarText

/// A text that somebody edits, and all that is known of it. Features are functions of it, and answer in bytes of the text.
package struct Analysis: Sendable {
  package let source: SourceFile
  package let form: TextForm
  /// What the text means; a configuration has a tree, and no documents that could be laid out.
  package let compilation: Compilation
  package let judgement: Judgement
  /// What was asked for, to judge the text again after a change.
  package let settings: LintSettings
}

/// Reads, checks, resolves and judges a text, as `barc lint` does.
package func analyze(
  _ source: SourceFile, as form: TextForm = .description, _ settings: LintSettings
) -> Analysis {
  var memory = LayoutMemory()
  return analyze(source, as: form, settings, &memory)
}

/// The same for a text that is an edited one, without laying out again what has stayed as it was.
package func analyze(
  _ source: SourceFile, as form: TextForm = .description, _ settings: LintSettings,
  _ memory: inout LayoutMemory
) -> Analysis {
  let compilation: Compilation
  let judgement: Judgement
  switch form {
  case .description:
    compilation = compile(source, targets: settings.targets)
    judgement = judge(compilation, settings, &memory)
  case .configuration:
    let (file, findings) = readConfiguration(source)
    compilation = Compilation(tree: file.tree, documents: [], findings: findings)
    judgement = Judgement(findings: findings, suppressed: [])
  }
  return Analysis(
    source: source, form: form, compilation: compilation, judgement: judgement, settings: settings)
}
