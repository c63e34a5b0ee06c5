import BarText

/// A copy of a broken text that libyaml reads farther, and what was done to it.
struct MendedText {
  let text: [UInt8]
  /// The lines that were edited, in text order.
  let damaged: [SourceRange]
  /// Edges of nodes that the copy has elsewhere than the source.
  let edges: [RecoveryEdit.Edge]
  let reports: [Recovery.Report]
  let conflicts: [Conflict]

  /// What is to be said about it.
  func findings(in source: SourceFile, _ lines: LineTable) -> [Finding] {
    conflicts.map {
      Finding(
        .conflictMarker, $0.opening, "unresolved merge conflict",
        help: "keep one side and remove the markers; the first side is read for now")
    } + reports.map { $0.finding(in: source.bytes, lines: lines) }
  }
}

/// Mends a text that has an error: line breaks that no editor knows, conflicts, and then by recovery.
func mend(_ text: [UInt8], _ survey: CharacterSurvey, _ lines: LineTable) -> MendedText {
  var copy = text
  for range in survey.unicodeBreaks { blank(range, in: &copy) }
  let conflicts = conflicts(in: copy, lines)
  var edited: [ClosedRange<Int>] = []
  for dropped in conflicts.flatMap(\.dropped) {
    edited.append(dropped)
    blank(
      SourceRange(
        lines.start(ofLine: dropped.lowerBound),
        Int(lines.range(ofLine: dropped.upperBound).upper)), in: &copy)
  }
  var recovery = Recovery(text: copy, textStart: survey.textStart, lines: lines)
  recovery.run()
  edited += recovery.editedLines
  let damaged = edited.map {
    SourceRange(
      lines.range(ofLine: $0.lowerBound).lower, lines.range(ofLine: $0.upperBound).upper)
  }
  return MendedText(
    text: recovery.text, damaged: merged(damaged), edges: recovery.edges,
    reports: recovery.reports, conflicts: conflicts)
}

/// Sorts ranges, and joins those that overlap.
func merged(_ ranges: [SourceRange]) -> [SourceRange] {
  var result: [SourceRange] = []
  for range in ranges.sorted(by: { ($0.lower, $0.upper) < ($1.lower, $1.upper) }) {
    if let last = result.last, range.lower <= last.upper {
      result[result.count - 1].upper = max(last.upper, range.upper)
    } else {
      result.append(range)
    }
  }
  return result
}

/// Turns a range into spaces; breaks stay.
func blank(_ range: SourceRange, in text: inout [UInt8]) {
  for offset in Int(range.lower)..<Int(range.upper) where !text[offset].isBreak {
    text[offset] = .space
  }
}
