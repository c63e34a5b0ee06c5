package import BarText

extension YAMLTree {
  /// The edit that takes a comment away: its line where nothing else is in it, else with the blanks before it.
  package func removal(ofComment comment: SourceRange) -> Fix.Edit {
    let bytes = source.bytes
    var lower = Int(comment.lower)
    var upper = Int(comment.upper)
    while lower > 0, bytes[lower - 1].isBlank { lower -= 1 }
    let isAlone = lower == 0 || bytes[lower - 1].isBreak
    if isAlone, upper < bytes.count { upper += breakLength(at: upper) }
    return Fix.Edit(SourceRange(lower, upper), "")
  }

  /// The edits that take an entry out of a mapping, and what speaks of that entry alone: the comment in the lines above it
  /// that begins where it begins, and one that silences rules for what comes next.
  ///
  /// A comment with several entries below it may be about all of them, and stays. So does the one above the first entry of
  /// a document, which may be about the file.
  ///
  /// - Returns: `nil` if the entry alone cannot be taken out.
  package func removalWithComments(of key: Int32, from mapping: Int32) -> [Fix.Edit]? {
    guard let entry = removal(of: key, from: mapping) else { return nil }
    let bytes = source.bytes
    let lower = Int(nodes[Int(key)].range.lower)
    let line = lineStart(of: lower)
    // What takes the entry's place has what is said above it.
    guard entry.replacement.isEmpty else { return [entry] }
    let speaksOfOne =
      !isFirstOfDocument(key) && !isFollowed(key, of: mapping, at: entry.range.upper)
    var top = line
    var isTouching = Int(entry.range.lower) == line
    var others: [Fix.Edit] = []
    var below = lower
    for comment in comments[..<comments.partitioningIndex { $0.lower >= lower }].reversed() {
      let start = Int(comment.lower)
      guard bytes[Int(comment.upper)..<below].allSatisfy({ $0.isBlank || $0.isBreak }) else {
        break
      }
      below = start
      let commentLine = lineStart(of: start)
      let isAlone = bytes[commentLine..<start].allSatisfy(\.isBlank)
      isTouching =
        isTouching && isAlone && start - commentLine == lower - line
        && Int(comment.upper) + breakLength(at: Int(comment.upper)) == top
      if let suppression = SuppressionComment(bytes, comment) {
        if suppression.form != .next {
          isTouching = false
        } else if isTouching {
          top = commentLine
        } else {
          others.append(removal(ofComment: comment))
        }
      } else if isTouching, speaksOfOne {
        top = commentLine
      } else {
        isTouching = false
      }
      if !isAlone { break }
    }
    let first = top < line ? Int32(top) : entry.range.lower
    return others.reversed() + [Fix.Edit(SourceRange(first, entry.range.upper), "")]
  }

  private func isFirstOfDocument(_ key: Int32) -> Bool {
    documents.contains { $0.root == key - 1 }
  }

  /// Whether another entry begins in the line below one.
  private func isFollowed(_ key: Int32, of mapping: Int32, at line: Int32) -> Bool {
    let next = nodes[Int(key + 1)].next(at: key + 1)
    guard next < nodes[Int(mapping)].link else { return false }
    return lineStart(of: Int(nodes[Int(next)].range.lower)) == Int(line)
  }
}
