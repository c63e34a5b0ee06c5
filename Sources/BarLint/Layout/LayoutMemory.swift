import BarCompiler
import BarSyntax
import BarText

/// What was found about the bars of a text's screens when they were laid out last, so that after an edit only the
/// screens are laid out that may have become others.
///
/// A screen is as it was where its text is, where the text around all screens is, and where no other screen that counts
/// for it has changed: one that is below it in a stack, or that has an anchor which is used elsewhere. Whoever changes
/// what is asked of a text begins with a new memory.
package struct LayoutMemory: Sendable {
  private var last: Remembered?
  /// How many screens were not laid out again the last time.
  package private(set) var keptCount = 0

  package init() {}

  /// Which screens are as they were, by number; what was found about them, in its new place.
  mutating func findings(of screens: ScreenTexts) -> [[Finding]?] {
    let findings = known(of: screens)
    keptCount = findings.count { $0 != nil }
    return findings
  }

  private func known(of screens: ScreenTexts) -> [[Finding]?] {
    guard let last, let reusable = last.screens.unchanged(in: screens) else {
      return [[Finding]?](repeating: nil, count: screens.entries.count)
    }
    let growth = Int32(truncatingIfNeeded: screens.bytes.count - last.screens.bytes.count)
    return reusable.enumerated().map { number, old in
      guard let old, let findings = last.findings[old] else { return nil }
      let before = last.screens.entries[old]
      let move = screens.entries[number].lower - before.lower
      if move == 0, growth == 0 { return findings }
      return findings.map { finding in
        finding.moved { range in
          if range.upper <= last.screens.headEnd { return range }
          let distance = range.lower >= last.screens.tailStart ? growth : move
          return SourceRange(range.lower + distance, range.upper + distance)
        }
      }
    }
  }

  /// Remembers what was found; a finding that is not about its screen, or about what is around all of them, cannot be.
  mutating func remember(_ findings: [[Finding]], of screens: ScreenTexts) {
    let kept = findings.enumerated().map { number, findings -> [Finding]? in
      let entry = screens.entries[number]
      let isMovable = findings.allSatisfy { finding in
        finding.ranges.allSatisfy { range in
          entry.lower <= range.lower && range.upper <= entry.upper
            || range.upper <= screens.headEnd || range.lower >= screens.tailStart
        }
      }
      return isMovable ? findings : nil
    }
    last = Remembered(screens: screens, findings: kept)
  }

  mutating func forget() {
    last = nil
    keptCount = 0
  }
}

private struct Remembered: Sendable {
  let screens: ScreenTexts
  /// By screen; nothing where it has to be found anew each time.
  let findings: [[Finding]?]
}

extension Finding {
  /// Every place that it names.
  fileprivate var ranges: [SourceRange] {
    [range] + (subject.map { [$0] } ?? []) + notes.map(\.range)
      + fixes.flatMap { $0.edits.map(\.range) }
  }

  /// The same of a text in which everything it names stands elsewhere.
  fileprivate func moved(_ place: (SourceRange) -> SourceRange) -> Finding {
    var moved = Finding(
      kind, place(range), message, help: help, source: source,
      notes: notes.map { $0.moved(to: place($0.range)) },
      fixes: fixes.map { fix in
        Fix(
          fix.title, fix.applicability,
          fix.edits.map { Fix.Edit(place($0.range), $0.replacement) })
      }, severity: severity, contexts: contexts)
    moved.subject = subject.map(place)
    return moved
  }
}
