import BarLint
import BarText

/// Requires that everything that a finding shows or would edit is in the file.
func require(_ finding: Finding, in source: SourceFile) {
  require(finding.range, in: source)
  for note in finding.notes { require(note.range, in: source) }
  for edit in finding.fixes.flatMap(\.edits) { require(edit.range, in: source) }
}

/// Requires that a range is in the file, and begins and ends between characters where the file is text.
func require(_ range: SourceRange, in source: SourceFile) {
  let bytes = source.bytes
  precondition(0 <= range.lower && range.lower <= range.upper && range.upper <= bytes.count)
  for offset in [Int(range.lower), Int(range.upper)] where offset > 0 && offset < bytes.count {
    let isInside = bytes[offset] & 0xC0 == 0x80 && bytes[offset - 1] >= 0x80
    precondition(!isInside || String(validating: bytes, as: UTF8.self) == nil)
  }
}

/// Requires that two runs say the same.
func requireEqual(_ first: Judgement, _ second: Judgement) {
  for (some, others) in [(first.findings, second.findings), (first.suppressed, second.suppressed)] {
    precondition(some.map(\.range) == others.map(\.range))
    precondition(some.map(\.message) == others.map(\.message))
    precondition(some.map(\.severity) == others.map(\.severity))
  }
}
