package import BarText

/// The page of a kind of findings, as `barc explain` shows it.
package enum KindPage {
  /// Appends name, severity, summary, rationale and examples.
  package static func append(_ kind: FindingKind, to output: inout [UInt8]) {
    output.append(kind.name)
    output.append(" (")
    output.append(kind.severity.name)
    output.append(kind.tier == .hard ? "; nothing is written while it stands)\n\n" : ")\n\n")
    output.append(kind.summary)
    output.append("\n\n")
    output.append(kind.rationale)
    output.append("\n")
    examples("Wrong:", kind.bad, to: &output)
    examples("Right:", kind.good, to: &output)
    if kind.sources.utf8CodeUnitCount > 0 {
      output.append("\nSources:\n\n")
      append(kind.sources, to: &output)
    }
  }

  private static func examples(
    _ title: StaticString, _ text: StaticString, to output: inout [UInt8]
  ) {
    if text.utf8CodeUnitCount == 0 { return }
    output.append("\n")
    output.append(title)
    output.append("\n\n")
    append(text, to: &output)
  }

  /// Appends lines by four columns to the right; a line of `---` between two examples becomes an empty one.
  private static func append(_ text: StaticString, to output: inout [UInt8]) {
    text.withUTF8Buffer { bytes in
      for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        if !line.elementsEqual("---".utf8) {
          output.append("    ")
          output.append(contentsOf: line)
        }
        output.append("\n")
      }
    }
  }
}
