extension FindingKind {
  /// The descriptions that one of the texts of examples consists of, without the lines between them.
  package static func examples(in text: StaticString) -> [String] {
    if text.utf8CodeUnitCount == 0 { return [] }
    var examples: [[Substring]] = [[]]
    for line in lines(of: text) {
      if line == "---" {
        examples.append([])
      } else {
        examples[examples.count - 1].append(line)
      }
    }
    return examples.map { $0.joined(separator: "\n") }
  }

  /// What the kind rests on, one after another.
  package var sourceList: [String] {
    sources.utf8CodeUnitCount == 0 ? [] : FindingKind.lines(of: sources).map(String.init)
  }

  private static func lines(of text: StaticString) -> [Substring] {
    "\(text)".split(separator: "\n", omittingEmptySubsequences: false)
  }
}
