import BarText

/// Finds several errors in one file: edits a copy until libyaml reads on, and reports where an edit helped.
///
/// Edits keep every position and never touch a break, so that offsets and lines of the copy are those of the source.
struct Recovery {
  /// How many errors of one file are reported: more would only hide the first ones.
  static var maximumErrors: Int { 5 }
  /// How often a file is parsed to try edits.
  static var maximumTrials: Int { 48 }

  /// An error, and the edit that got over it.
  struct Report {
    let fault: Fault
    let edit: RecoveryEdit?
  }

  private(set) var text: [UInt8]
  private let textStart: Int
  private let lines: LineTable
  private(set) var reports: [Report] = []
  /// The lines that edits touched, in the order of the edits.
  private(set) var editedLines: [ClosedRange<Int>] = []
  /// Edges of nodes that the copy has elsewhere than the source.
  private(set) var edges: [RecoveryEdit.Edge] = []
  private var trials = 0

  init(text: [UInt8], textStart: Int, lines: LineTable) {
    self.text = text
    self.textStart = textStart
    self.lines = lines
  }

  /// Edits the copy until it has no error, or until an error is only an echo of one that is known.
  mutating func run() {
    var next = firstFault(in: text, textStart: textStart, lines: lines)
    while let fault = next {
      guard let (edit, remaining) = bestEdit(for: fault) else {
        reports.append(Report(fault: fault, edit: nil))
        return
      }
      _ = edit.apply(to: &text)
      // An error in the rest of a line that was edited before is an echo of the first.
      if !editedLines.contains(where: { $0.contains(edit.suspect.line) }) {
        reports.append(Report(fault: fault, edit: edit))
      }
      editedLines.append(edit.lines)
      edges += edit.edges
      if let remaining, isEcho(remaining, of: fault, edit) { return }
      if editedLines.count == 2 * Recovery.maximumErrors { return }
      if reports.count == Recovery.maximumErrors { return }
      next = remaining
    }
  }

  /// The first edit that leaves no error, else the one whose next error begins farthest on.
  private mutating func bestEdit(for fault: Fault) -> (edit: RecoveryEdit, remaining: Fault?)? {
    let indentation = Indentation(of: text, lines)
    let proposals = EditProposals(
      text: text, lines: lines, fault: fault, indentation: indentation)
    let suspects = suspects(of: fault, in: text, lines, indentation)
    if let edit = editOfQuote(fault, proposals, suspects) { return edit }
    var best: (edit: RecoveryEdit, remaining: Fault)?
    // Small edits first: a larger one that hides a second error must not win over them.
    for tier in 0..<3 {
      for suspect in suspects {
        let edits =
          switch tier {
          case 0: proposals.ofLine(suspect)
          case 1: proposals.ofEntry(suspect)
          default: proposals.ofParents(suspect)
          }
        for edit in edits {
          if trials == Recovery.maximumTrials { return best.map { ($0.edit, $0.remaining) } }
          guard let remaining = attempt(edit) else { return (edit, nil) }
          if best == nil || remaining.start > best?.remaining.start ?? 0 {
            best = (edit, remaining)
          }
        }
      }
      if let best, !isEcho(best.remaining, of: fault, best.edit) { break }
    }
    return best.map { ($0.edit, $0.remaining) }
  }

  /// The edit of a line whose quote swallowed entries below it: what was wrong among them comes to light, and is no echo.
  private mutating func editOfQuote(
    _ fault: Fault, _ proposals: EditProposals, _ suspects: [Suspect]
  ) -> (edit: RecoveryEdit, remaining: Fault?)? {
    guard swallowsEntries(fault), let suspect = suspects.first, suspect.role == .quote else {
      return nil
    }
    for edit in proposals.ofLine(suspect) where trials < Recovery.maximumTrials {
      guard let remaining = attempt(edit) else { return (edit, nil) }
      if lines.line(at: min(remaining.start, text.count)) > edit.lines.upperBound {
        return (edit, remaining)
      }
    }
    return nil
  }

  /// Whether lines that look like entries stand in a quoted text, no deeper than the line that opens it.
  private func swallowsEntries(_ fault: Fault) -> Bool {
    guard let quote = fault.quote else { return false }
    let first = LineShape(lines.line(at: quote), of: text, lines)
    let last = lines.line(at: min(fault.problem.offset, text.count))
    return (first.line + 1..<max(first.line + 1, last)).contains { line in
      let shape = LineShape(line, of: text, lines)
      return shape.hasContent && shape.indentation <= first.indentation
        && (shape.keyEnd != nil || shape.hasDash)
    }
  }

  /// The first error that an edit leaves.
  private mutating func attempt(_ edit: RecoveryEdit) -> Fault? {
    trials += 1
    let undo = edit.apply(to: &text)
    defer {
      for (offset, bytes) in undo {
        text.replaceSubrange(offset..<offset + bytes.count, with: bytes)
      }
    }
    return firstFault(in: text, textStart: textStart, lines: lines)
  }

  /// Whether an error does not begin after the one before it and what was edited for that.
  private func isEcho(_ fault: Fault, of earlier: Fault, _ edit: RecoveryEdit) -> Bool {
    let line = lines.line(at: min(fault.start, text.count))
    if edit.suspect.role == .quote, swallowsEntries(earlier) {
      return line <= edit.lines.upperBound
    }
    return line <= lines.line(at: min(earlier.problem.offset, text.count))
      || line <= edit.lines.upperBound
  }
}
