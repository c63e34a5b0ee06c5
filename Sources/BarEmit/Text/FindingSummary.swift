package import BarText

/// How many findings of each severity a run had, and in how many files.
package struct FindingSummary: Equatable, Sendable {
  package private(set) var errors = 0
  package private(set) var warnings = 0
  package private(set) var notes = 0
  /// The files that were read, with and without findings.
  package private(set) var files = 0
  /// How many findings have a fix that may be applied freely.
  package private(set) var fixable = 0
  /// How many more have a fix that may change the meaning.
  package private(set) var unsafelyFixable = 0
  /// How many findings are silenced by comments.
  package private(set) var suppressed = 0
  /// How many findings a baseline knows.
  package private(set) var baselined = 0
  /// How many fixes were applied.
  package var fixed = 0

  package init() {}

  package mutating func add(_ file: FileFindings) {
    files += 1
    for finding in file.all {
      switch finding.silence {
      case .comment:
        suppressed += 1
        continue
      case .baseline:
        baselined += 1
        continue
      case nil: break
      }
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
      switch finding.fixes.map(\.applicability).max() {
      case .safe: fixable += 1
      case .unsafe: unsafelyFixable += 1
      case .display, nil: break
      }
    }
  }

  /// Adds what another summary counts.
  package mutating func add(_ other: FindingSummary) {
    errors += other.errors
    warnings += other.warnings
    notes += other.notes
    files += other.files
    fixable += other.fixable
    unsafelyFixable += other.unsafelyFixable
    suppressed += other.suppressed
    baselined += other.baselined
    fixed += other.fixed
  }

  /// Whether a finding is at least this bad.
  package func reaches(_ severity: Severity) -> Bool {
    switch severity {
    case .error: errors > 0
    case .warning: errors + warnings > 0
    case .note: errors + warnings + notes > 0
    }
  }

  /// Appends a line such as `2 errors, 1 warning in 3 files (1 fixable with --fix)`.
  package func append(to output: inout [UInt8]) {
    let start = output.count
    Self.append(errors, "error", after: start, to: &output)
    Self.append(warnings, "warning", after: start, to: &output)
    Self.append(notes, "note", after: start, to: &output)
    if output.count == start { output.append("no findings") }
    output.append(" in ")
    output.appendDecimal(files)
    output.append(files == 1 ? " file" : " files")
    appendRemarks(to: &output)
    output.append("\n")
  }

  private func appendRemarks(to output: inout [UInt8]) {
    var parts: [String] = []
    if fixed > 0 { parts.append("\(fixed) fixed") }
    if fixable > 0 { parts.append("\(fixable) fixable with --fix") }
    if unsafelyFixable > 0 {
      parts.append("\(unsafelyFixable) \(fixable > 0 ? "more " : "fixable ")with --unsafe-fixes")
    }
    if suppressed > 0 { parts.append("\(suppressed) suppressed") }
    if baselined > 0 { parts.append("\(baselined) baselined") }
    if !parts.isEmpty { output.append(contentsOf: " (\(parts.joined(separator: ", ")))".utf8) }
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
