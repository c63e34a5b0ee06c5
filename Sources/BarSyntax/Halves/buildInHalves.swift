import BarSystem
package import BarText

/// Reads a file of any size in two halves, or says nothing where that does not give what one pass would.
package func parseInHalves(_ source: SourceFile) -> YAMLTree? {
  let survey = CharacterSurvey(source.bytes)
  if !survey.faults.isEmpty || survey.excessiveDirective != nil { return nil }
  return buildInHalves(source.bytes, survey).map { YAMLTree(source, built: $0) }
}

/// Whether a file is so long that a second thread is worth its start, where there can be one.
func isWorthHalves(_ source: SourceFile) -> Bool {
  source.bytes.count >= smallestTextInHalves && source.readers > 1 && Thread.processorCount > 1
}

/// Builds the tree of a text from two halves that are read side by side, or `nil` if that does not give
/// what one pass over all of it would.
///
/// Two halves are given up as soon as there is anything to report, which is rare: only one pass says it in full.
func buildInHalves(_ text: [UInt8], _ survey: CharacterSurvey) -> BuiltTree? {
  text.withUnsafeBufferPointer { buffer in
    guard let bytes = buffer.baseAddress,
      let seam = Seam(inMiddleOf: bytes, from: survey.textStart, count: buffer.count)
    else { return nil }
    return buildInHalves(bytes, count: buffer.count, at: seam, survey)
  }
}

/// Builds the halves before and after a seam.
private func buildInHalves(
  _ bytes: UnsafePointer<UInt8>, count: Int, at seam: Seam, _ survey: CharacterSurvey
) -> BuiltTree? {
  var head = TreeBuilder(bytes, count: seam.offset, survey, capacity: count)
  var rest = BuiltTree()
  concurrently {
    head.read()
  } _: {
    var builder = TreeBuilder(bytes, count: count, behind: seam, survey)
    rest = builder.build()
  }
  return head.append(rest, behind: seam) ? head.built : nil
}

/// In bytes: to read so much takes many times as long as to start a thread.
private let smallestTextInHalves = 128 << 10
