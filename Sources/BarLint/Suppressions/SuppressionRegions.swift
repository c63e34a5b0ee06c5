import BarText

/// Which `enable` ends which `disable`.
struct SuppressionRegions {
  /// A rule that a comment enables again.
  struct End {
    let name: SuppressionComment.Name
    let comment: SuppressionComment
    /// How many comments before it silence the rule until here.
    let beginCount: Int
  }

  /// By where the name of the rule stands that is silenced.
  private var ends: [Int32: End] = [:]
  /// What was not silenced before it.
  private(set) var needless: [(name: SuppressionComment.Name, comment: SuppressionComment)] = []

  /// - Parameters:
  ///   - comments: In the order of the text, whether they count or not: what is misspelt or over was meant to silence
  ///     something up to its end, too.
  ///   - meaning: The rule that a word means.
  init(_ comments: [SuppressionComment], meaning: (String) -> String) {
    var open: [String: [Int32]] = [:]
    for comment in comments {
      switch comment.form {
      case .begin, nil:
        for name in comment.names { open[meaning(name.text), default: []].append(name.range.lower) }
      case .end:
        for name in comment.names {
          guard let begins = open.removeValue(forKey: meaning(name.text)) else {
            needless.append((name, comment))
            continue
          }
          let end = End(name: name, comment: comment, beginCount: begins.count)
          for begin in begins { ends[begin] = end }
        }
      case .this, .next, .file: break
      }
    }
  }

  /// Where a rule is enabled again that a comment silences; `nil` if it is not.
  func end(of name: SuppressionComment.Name) -> End? { ends[name.range.lower] }

  /// What goes together with names of a comment: the ends that are of them alone.
  func ends(with names: [SuppressionComment.Name]) -> [End] {
    names.compactMap(end).filter { $0.beginCount == 1 }
  }
}
