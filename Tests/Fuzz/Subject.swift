import BarCompiler
import BarEmit
import BarLint
import BarSyntax
import BarText

/// A part of barc that is given arbitrary bytes, and what must hold whatever they are.
enum Subject: String, CaseIterable {
  case parse, lint, compile, fix, server

  /// Ends the program where something does not hold.
  func check(_ bytes: [UInt8]) {
    let source = SourceFile(path: "fuzz.bars.yaml", bytes: bytes)
    switch self {
    case .parse: checkParse(source)
    case .lint: checkLint(source)
    case .compile: checkCompile(source)
    case .fix: checkFix(source)
    case .server: checkServer(bytes)
    }
  }
}

/// Ranges are in the file, and two halves give what one pass gives.
private func checkParse(_ source: SourceFile) {
  let (tree, findings) = parse(source)
  for node in tree.nodes { require(node.range, in: source) }
  for range in tree.comments { require(range, in: source) }
  for finding in findings { require(finding, in: source) }
  guard let halves = parseInHalves(source) else { return }
  precondition(halves.nodes.count == tree.nodes.count)
  for (half, whole) in zip(halves.nodes, tree.nodes) {
    precondition(half.range == whole.range && half.kind == whole.kind && half.link == whole.link)
    precondition(half.style == whole.style && half.flags == whole.flags)
  }
  precondition(halves.comments == tree.comments)
}

/// Findings are in the file and do not depend on the run.
private func checkLint(_ source: SourceFile) {
  let judgement = lint(source)
  for finding in judgement.findings { require(finding, in: source) }
  let again = lint(source)
  precondition(again.findings.map(\.range) == judgement.findings.map(\.range))
  precondition(again.findings.map(\.message) == judgement.findings.map(\.message))
}

/// A layout is whole JSON, the same each time.
private func checkCompile(_ source: SourceFile) {
  let compilation = BarCompiler.compile(source)
  for finding in compilation.findings { require(finding, in: source) }
  // Many devices in many languages are no fault, and take long.
  let environments = compilation.documents.reduce(0) { $0 + $1.environments.count }
  if compilation.hasHardErrors || environments > 400 { return }
  for document in compilation.documents {
    let output = layout(of: document)
    precondition(nesting(of: output) == 0)
    precondition(layout(of: document) == output)
  }
}

/// Fixes never make a file worse, and leave nothing to fix.
private func checkFix(_ source: SourceFile) {
  let before = lint(source)
  for applicability in [Fix.Applicability.safe, .unsafe] {
    let fixed = fix(source, atLeast: applicability, judge: lint)
    precondition(fixed.judgement.findings.count <= before.findings.count)
    for finding in fixed.judgement.findings { require(finding, in: fixed.source) }
  }
}

private func lint(_ source: SourceFile) -> Judgement {
  judge(BarCompiler.compile(source), LintSettings(today: CalendarDay(daysSince1970: 20_000)))
}

private func layout(of document: Resolved) -> [UInt8] {
  let output = Output()
  writeLayoutIR(document, isPretty: false) { output.bytes += $0 }
  return output.bytes
}

/// What was written so far: a class, since the writer takes a function that lives on.
private final class Output {
  var bytes: [UInt8] = []
}

/// How many brackets are open at the end of a JSON text.
private func nesting(of json: [UInt8]) -> Int {
  var depth = 0
  var isInString = false
  var isEscaped = false
  for byte in json {
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
      continue
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
    default: break
    }
  }
  return isInString ? -1 : depth
}

private func require(_ finding: Finding, in source: SourceFile) {
  require(finding.range, in: source)
  for note in finding.notes { require(note.range, in: source) }
  for edit in finding.fixes.flatMap(\.edits) { require(edit.range, in: source) }
}

/// Requires that a range is in the file, and begins and ends between characters where the file is text.
private func require(_ range: SourceRange, in source: SourceFile) {
  let bytes = source.bytes
  precondition(0 <= range.lower && range.lower <= range.upper && range.upper <= bytes.count)
  for offset in [Int(range.lower), Int(range.upper)] where offset > 0 && offset < bytes.count {
    let isInside = bytes[offset] & 0xC0 == 0x80 && bytes[offset - 1] >= 0x80
    precondition(!isInside || String(validating: bytes, as: UTF8.self) == nil)
  }
}
