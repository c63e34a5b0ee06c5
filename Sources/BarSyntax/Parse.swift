// BarSyntax: YAML text to a tree with exact ranges. Knows nothing of what a bar is.

package import BarText

/// Reads a file into a tree; findings are about well-formedness only, in text order.
///
/// The tree is the best that can be had: after an error reading goes on where the text makes sense again.
package func parse(_ source: SourceFile) -> (tree: YAMLTree, findings: [Finding]) {
  if let finding = refusal(of: source) {
    return (YAMLTree(source, lines: LineTable(source.bytes)), [finding])
  }
  let lines = LineTable(source.bytes)
  let (survey, built) = source.bytes.withUnsafeBufferPointer { buffer in
    read(buffer)
  }
  var findings: [Finding] = []
  for issue in built.issues { findings.append(issue.finding(in: source, lines: lines)) }
  _ = survey
  return (YAMLTree(source, lines: lines, built: built), findings)
}

/// Surveys the characters, and builds the tree if libyaml can read them all.
private func read(_ buffer: UnsafeBufferPointer<UInt8>) -> (CharacterSurvey?, BuiltTree) {
  guard let bytes = buffer.baseAddress else { return (nil, BuiltTree()) }
  let survey = CharacterSurvey(bytes, count: buffer.count)
  var builder = TreeBuilder(
    bytes, count: buffer.count, textStart: survey.textStart, isASCII: survey.isASCII)
  return (survey, builder.build())
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
