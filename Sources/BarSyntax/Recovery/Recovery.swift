import BarText

/// Finds several errors in one file: edits a copy until libyaml reads on, and reports where an edit helped.
///
/// Edits keep every position and never touch a break, so that offsets and lines of the copy are those of the source.
struct Recovery {
  /// How many errors of one file are reported; whoever has more wants to see the first ones.
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
  /// Where words gave their last letter for a colon.
  private(set) var colons: [Int] = []
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
      reports.append(Report(fault: fault, edit: edit))
      editedLines.append(edit.lines)
      if edit.isColon, let mark = edit.mark { colons.append(mark.offset) }
      if let remaining, isEcho(remaining, of: fault, edit) { return }
      if reports.count == Recovery.maximumErrors { return }
      next = remaining
    }
  }

  /// The first edit that leaves no error, else the one whose next error begins farthest on.
  private mutating func bestEdit(for fault: Fault) -> (edit: RecoveryEdit, remaining: Fault?)? {
    let proposals = EditProposals(text: text, lines: lines, fault: fault)
    let suspects = suspects(of: fault, in: text, lines)
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
    return line <= lines.line(at: min(earlier.problem.offset, text.count))
      || line <= edit.lines.upperBound
  }
}
