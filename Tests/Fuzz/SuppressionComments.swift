import BarLint
import BarText

/// Whatever comments say, they silence rules alone: what is found without them is found or silenced with them.
///
/// Each line of the bytes is a comment of its own between the entries of a description.
func checkSuppressions(_ bytes: [UInt8]) {
  let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  func description(_ comment: (Int) -> [UInt8]) -> SourceFile {
    var text: [UInt8] = []
    for (number, line) in manyFindings.split(separator: "\n").enumerated() {
      text += comment(number) + Array(line.utf8) + [0x0A]
    }
    return SourceFile(path: "fuzz.bars.yaml", bytes: text)
  }
  let commented = description { number in
    number < lines.count ? Array("# barc:".utf8) + lines[number] + [0x0A] : []
  }
  let judgement = lint(commented)
  for finding in judgement.findings + judgement.suppressed { require(finding, in: commented) }
  requireEqual(lint(commented), judgement)
  // Control characters make the description no text, and a return ends a comment.
  if judgement.findings.contains(where: { $0.kind.tier == .hard }) || bytes.contains(0x0D) {
    return
  }
  let isAboutComments = { (finding: Finding) in
    FindingKind.ofSuppressions.contains { $0.name.description == finding.kind.name.description }
  }
  let bare = lint(description { _ in [] })
  let kept = judgement.findings.filter { !isAboutComments($0) }
  let others = judgement.suppressed.filter { !isAboutComments($0) }
  precondition(
    (kept + others).map { "\($0.kind.name) \($0.message)" }.sorted()
      == (bare.findings + bare.suppressed).filter { !isAboutComments($0) }
      .map { "\($0.kind.name) \($0.message)" }.sorted())
  checkFix(commented)
}
