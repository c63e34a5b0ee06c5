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
    example("Wrong:", kind.bad, to: &output)
    example("Right:", kind.good, to: &output)
  }

  private static func example(_ title: StaticString, _ text: StaticString, to output: inout [UInt8])
  {
    if text.utf8CodeUnitCount == 0 { return }
    output.append("\n")
    output.append(title)
    output.append("\n\n    ")
    text.withUTF8Buffer { bytes in
      for byte in bytes {
        output.append(byte)
        if byte == UInt8(ascii: "\n") { output.append("    ") }
      }
    }
    output.append("\n")
  }
}
