// BarServer: what editors ask about a description, and the protocol in which they ask.

package import BarCompiler
package import BarLint
package import BarText

/// A text that somebody edits, and all that is known of it. Features are functions of it, and answer in bytes of the text.
package struct Analysis: Sendable {
  package let source: SourceFile
  package let compilation: Compilation
  package let judgement: Judgement
  /// What was asked for, to judge the text again after a change.
  package let settings: LintSettings
}

/// Reads, checks, resolves and judges a text, as `barc lint` does.
package func analyze(_ source: SourceFile, _ settings: LintSettings) -> Analysis {
  let compilation = compile(source, targets: settings.targets)
  return Analysis(
    source: source, compilation: compilation, judgement: judge(compilation, settings),
    settings: settings)
}

/// The same for a text that is an edited one, without laying out again what has stayed as it was.
package func analyze(
  _ source: SourceFile, _ settings: LintSettings, _ memory: inout LayoutMemory
) -> Analysis {
  let compilation = compile(source, targets: settings.targets)
  return Analysis(
    source: source, compilation: compilation, judgement: judge(compilation, settings, &memory),
    settings: settings)
}
