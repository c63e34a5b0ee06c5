// BarSyntax: YAML text to a tree with exact ranges. Knows nothing of what a bar is.

package import BarText

/// Reads a file into a tree; findings are about well-formedness only, in text order.
///
/// The tree is the best that can be had: after an error reading goes on where the text makes sense again.
package func parse(_ source: SourceFile) -> (tree: YAMLTree, findings: [Finding]) {
  if let finding = refusal(of: source) {
    return (YAMLTree(source), [finding])
  }
  let survey = CharacterSurvey(source.bytes)
  if let range = survey.excessiveDirective {
    return (YAMLTree(source), [excessiveDirectiveFinding(range)])
  }
  if survey.faults.count > maximumFaults {
    return (YAMLTree(source), [faultsFinding(survey.faults[0])])
  }
  var text = source.bytes
  var findings = survey.faults.map(\.finding)
  for fault in survey.faults {
    for offset in Int(fault.range.lower)..<Int(fault.range.upper) { text[offset] = 0x3F }
  }
  let halves = isWorthHalves(source) ? buildInHalves(text, survey) : nil
  var built = halves ?? build(text, survey)
  if built.problem == nil, built.issues.isEmpty, findings.isEmpty, survey.unicodeBreaks.isEmpty,
    survey.deceptions.isEmpty
  {
    return (YAMLTree(source, built: built), [])
  }
  let lines = LineTable(source.bytes)
  var damaged: [SourceRange] = []
  if built.problem != nil {
    let mended = mend(text, survey, lines)
    built = build(mended.text, survey)
    damaged = mended.damaged
    findings += mended.findings(in: source, lines)
    let nodes = DamagedNodes(
      source: source.bytes, copy: mended.text, lines: lines, damaged: damaged,
      edges: mended.edges)
    nodes.repair(&built)
  }
  let mute = Mute(damaged, in: source.bytes)
  for issue in built.issues where !mute.covers(issue) {
    findings.append(issue.finding(in: source, lines: lines))
  }
  for range in survey.unicodeBreaks.prefix(maximumCharacterFindings)
  where !isQuoted(range, built.nodes) && !isDamaged(range, damaged) {
    findings.append(Issue(kind: .unicodeBreak, range: range).finding(in: source, lines: lines))
  }
  for deception in survey.deceptions.prefix(maximumCharacterFindings)
  where !isDamaged(deception.range, damaged) && isOf(deception, built.comments) {
    findings.append(deception.finding(in: source))
  }
  if let unread = unread(built, lines) { damaged = merged(damaged + [unread]) }
  findings = inTextOrder(findings)
  return (YAMLTree(source, built: built, damaged: damaged), findings)
}

/// Builds the tree of a text, which may be an edited copy.
func build(_ text: [UInt8], _ survey: CharacterSurvey) -> BuiltTree {
  text.withUnsafeBufferPointer { buffer in
    guard let bytes = buffer.baseAddress else { return BuiltTree() }
    var builder = TreeBuilder(bytes, count: buffer.count, survey)
    return builder.build()
  }
}

/// How many runs of bytes may be no characters: a file with more is in another encoding, or not text at all.
private let maximumFaults = 100

/// How many findings about characters of one kind a file gets.
private let maximumCharacterFindings = 1_000

/// What is said of a file that is hardly text, at the first place.
private func faultsFinding(_ first: CharacterSurvey.Fault) -> Finding {
  Finding(
    .invalidUTF8, first.range,
    "more than \(maximumFaults) places are no text in UTF-8, the first at byte \(first.range.lower)",
    help: "save the file as UTF-8, if it is text at all")
}

/// What keeps a file from being read at all.
private func refusal(of source: SourceFile) -> Finding? {
  if source.bytes.count > YAMLTree.maximumFileSize {
    return Finding(
      .fileTooLarge, SourceRange(0, 0),
      "file of \(source.bytes.count) bytes, more than \(YAMLTree.maximumFileSize)",
      help: "split it into several files")
  }
  if let encoding = foreignEncoding(of: source.bytes) {
    return Finding(
      .wrongEncoding, SourceRange(0, 0), "file in \(encoding.name), not UTF-8",
      help: "save it as UTF-8")
  }
  return nil
}

/// Whether a place is inside a quoted text, where every character is only itself.
private func isQuoted(_ range: SourceRange, _ nodes: [YAMLNode]) -> Bool {
  let next = nodes.partitioningIndex { $0.range.lower > range.lower }
  guard next > 0 else { return false }
  let node = nodes[next - 1]
  let isQuoted = node.style == .singleQuoted || node.style == .doubleQuoted
  return isQuoted && node.range.upper >= range.upper
}

/// Whether it matters that something deceives: in a comment only what might change how the lines around it look.
private func isOf(_ deception: Deception, _ comments: [SourceRange]) -> Bool {
  if deception.kind == .hiddenCharacter { return true }
  let next = comments.partitioningIndex { $0.lower > deception.range.lower }
  return next == 0 || comments[next - 1].upper <= deception.range.lower
}

/// The lines that were never read.
private func unread(_ built: BuiltTree, _ lines: LineTable) -> SourceRange? {
  var offset: Int?
  if let problem = built.problem {
    offset = problem.offset
  } else if built.isOverBound, let issue = built.issues.last(where: { $0.kind.isBound }) {
    offset = Int(issue.range.lower)
  }
  return offset.map {
    SourceRange(lines.start(ofLine: lines.line(at: $0)), lines.bytes.count)
  }
}

private func inTextOrder(_ findings: [Finding]) -> [Finding] {
  let ordered = findings.enumerated().sorted { left, right in
    let (first, second) = (left.element.range, right.element.range)
    return (first.lower, first.upper, left.offset) < (second.lower, second.upper, right.offset)
  }
  return ordered.map { $0.element }
}
