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
    return rules(word, at: comment.lower, except: Set(words))
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

  /// The rules that a comment may name: those first that find something on the side of the comment of which it speaks, the
  /// closest before others, and then those that find something on the other.
  private func rules(
    _ word: SourceRange, at comment: Int32, except named: Set<String>
  ) -> [Completion] {
    let kinds = FindingKind.known.filter { kind in
      kind.tier == .lint && !named.contains("\(kind.name)")
        // What is said about comments cannot be silenced by one.
        && !FindingKind.ofSuppressions.contains { "\($0.name)" == "\(kind.name)" }
    }
    let start = tree.lineStart(of: Int(comment))
    let isBehindEntry = source.bytes[start..<Int(comment)].contains { !$0.isBlank }
    var distances: [String: Int32] = [:]
    for finding in judgement.findings {
      var distance = abs(finding.range.lower - comment)
      if (finding.range.lower < comment) != isBehindEntry {
        distance += Int32(truncatingIfNeeded: source.bytes.count)
      }
      let name = "\(finding.kind.name)"
      distances[name] = min(distances[name] ?? distance, distance)
    }
    let found = kinds.filter { distances["\($0.name)"] != nil }
      .sorted { distances["\($0.name)", default: 0] < distances["\($1.name)", default: 0] }
    return (found + kinds.filter { distances["\($0.name)"] == nil }).map { kind in
      Completion(
        label: "\(kind.name)", kind: .rule, detail: "\(kind.severity.name)",
        documentation: kind.note, range: word, text: "\(kind.name)")
    }
  }
}
