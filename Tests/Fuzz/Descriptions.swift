import BarCompiler
import BarEmit
import BarLint
import BarSyntax
import BarText

/// Ranges are in the file, and two halves give what one pass gives.
func checkParse(_ source: SourceFile) {
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
func checkLint(_ source: SourceFile) {
  let judgement = lint(source)
  for finding in judgement.findings + judgement.suppressed { require(finding, in: source) }
  requireEqual(lint(source), judgement)
}

/// A layout is what its schema says, the same each time.
func checkCompile(_ source: SourceFile) {
  let compilation = BarCompiler.compile(source)
  for finding in compilation.findings { require(finding, in: source) }
  // Many devices in many languages are no fault, and take long.
  let environments = compilation.documents.reduce(0) { $0 + $1.environments.count }
  if compilation.hasHardErrors || environments > 400 { return }
  for document in compilation.documents {
    let output = layout(of: document)
    precondition(layout(of: document) == output)
    Schema.ofLayouts.require(output)
  }
}

/// Fixes never make a file worse, and leave nothing to fix.
func checkFix(_ source: SourceFile) {
  let before = lint(source)
  for applicability in [Fix.Applicability.safe, .unsafe] {
    let fixed = fix(source, atLeast: applicability) { lint($0) }
    precondition(fixed.judgement.findings.count <= before.findings.count)
    for finding in fixed.judgement.findings { require(finding, in: fixed.source) }
    requireEqual(lint(fixed.source), fixed.judgement)
  }
}

/// What there is to say about a description on the same day each time.
func lint(
  _ source: SourceFile, _ selection: RuleSelection = .all, targets: TargetDefaults = .none
) -> Judgement {
  judge(
    BarCompiler.compile(source, targets: targets),
    LintSettings(selection, targets: targets, today: CalendarDay(daysSince1970: 20_000)))
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
