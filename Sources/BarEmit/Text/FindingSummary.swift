package import BarText

/// How many findings of each severity a run had, and in how many files.
package struct FindingSummary: Equatable, Sendable {
  package private(set) var errors = 0
  package private(set) var warnings = 0
  package private(set) var notes = 0
  /// The files that were read, with and without findings.
  package private(set) var files = 0

  package init() {}

  package mutating func add(_ file: FileFindings) {
    files += 1
    for finding in file.findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }

  /// Whether a finding is at least this bad.
  package func reaches(_ severity: Severity) -> Bool {
    switch severity {
    case .error: errors > 0
    case .warning: errors + warnings > 0
    case .note: errors + warnings + notes > 0
    }
  }

  /// Appends a line such as `2 errors, 1 warning in 3 files`.
  package func append(to output: inout [UInt8]) {
    let start = output.count
    Self.append(errors, "error", after: start, to: &output)
    Self.append(warnings, "warning", after: start, to: &output)
    Self.append(notes, "note", after: start, to: &output)
    if output.count == start { output.append("no findings") }
    output.append(" in ")
    output.appendDecimal(files)
    output.append(files == 1 ? " file\n" : " files\n")
  }

  private static func append(
    _ count: Int, _ noun: StaticString, after start: Int, to output: inout [UInt8]
  ) {
    guard count > 0 else { return }
    if output.count > start { output.append(", ") }
    output.appendDecimal(count)
    output.append(" ")
    output.append(noun)
    if count > 1 { output.append("s") }
  }
}
