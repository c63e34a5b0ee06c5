package import BarText

/// The page of a kind of findings, as `barc explain` shows it.
package enum KindPage {
  /// Appends name, severity, summary, rationale, examples, how to silence it, and sources.
  package static func append(_ kind: FindingKind, to output: inout [UInt8]) {
    output.append(kind.name)
    output.append(" (")
    output.append(kind.severity.name)
    switch kind.tier {
    case .hard: output.append("; nothing is written until it is fixed)\n\n")
    case .configuration:
      output.append("; nothing that the configuration applies to is checked)\n\n")
    case .lint: output.append(")\n\n")
    }
    output.append(kind.summary)
    output.append("\n\n")
    output.append(kind.rationale)
    output.append("\n")
    if let explanation = kind.explanation { output.append(contentsOf: "\n\(explanation)\n".utf8) }
    append("Wrong:", FindingKind.examples(in: kind.bad), to: &output)
    append("After the fix:", FindingKind.examples(in: kind.fixed), to: &output)
    append("Right:", FindingKind.examples(in: kind.good), to: &output)
    append("Options:", kind.options.map(\.phrase), to: &output)
    if kind.tier == .lint {
      append(
        "Silenced by a comment above the entry, or in `.barc.yaml` for all files:",
        ["# barc:disable:next \(kind.name) -- why\nignore: [\(kind.name)]"], to: &output)
    }
    if !kind.sourceList.isEmpty {
      append("Sources:", [kind.sourceList.joined(separator: "\n")], to: &output)
    }
  }

  /// Appends a title, and below it texts by four columns to the right.
  private static func append(_ title: StaticString, _ texts: [String], to output: inout [UInt8]) {
    if texts.isEmpty { return }
    output.append("\n")
    output.append(title)
    output.append("\n")
    for text in texts {
      output.append("\n")
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        output.append(contentsOf: "    \(line)\n".utf8)
      }
    }
  }
}
