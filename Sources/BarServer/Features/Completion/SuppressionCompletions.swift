import BarCompiler
import BarLint
import BarSyntax
import BarText

/// What may be written in a comment that speaks to barc.
extension Analysis {
  /// - Parameter comment: The comment up to the caret.
  func completions(inComment comment: SourceRange, word: SourceRange) -> [Completion] {
    let before = source.bytes[Int(comment.lower + 1)..<Int(max(word.lower, comment.lower + 1))]
    let words = before.split { $0.isBlank || $0 == UInt8(ascii: ",") }
      .map { String(decoding: $0, as: UTF8.self) }
    guard let first = words.first else {
      return directives(word, isBehindMark: word.lower == comment.lower)
    }
    guard first.hasPrefix("barc:"), !words.contains("--"), words.last != "until" else { return [] }
    return rules(word, except: Set(words))
  }

  /// - Parameter isBehindMark: Whether the word begins with the `#` itself.
  private func directives(_ word: SourceRange, isBehindMark: Bool) -> [Completion] {
    [
      ("barc:disable:next", "silences rules in the next entry or item"),
      ("barc:disable:this", "silences rules on this line"),
      ("barc:disable", "silences rules up to `barc:enable`"),
      ("barc:enable", "ends what `barc:disable` silences"),
      ("barc:disable:file", "silences rules in the whole file"),
    ].map { name, sentence in
      Completion(
        label: name, kind: .keyword, detail: sentence.filter { $0 != "`" }, range: word,
        text: (isBehindMark ? "# " : "") + name + " ")
    }
  }

  /// The rules that a comment may name, those that find something in the file first.
  private func rules(_ word: SourceRange, except named: Set<String>) -> [Completion] {
    let found = Set(judgement.findings.map { "\($0.kind.name)" })
    let kinds = FindingKind.known.filter { $0.tier == .lint && !named.contains("\($0.name)") }
    let first = kinds.filter { found.contains("\($0.name)") }
    let rest = kinds.filter { !found.contains("\($0.name)") }
    return (first + rest).map { kind in
      Completion(
        label: "\(kind.name)", kind: .rule, detail: "\(kind.severity.name)",
        documentation: "\(kind.summary)\n\n\(kind.rationale)", range: word, text: "\(kind.name)")
    }
  }
}
