import BarLint
import BarSyntax
package import BarText

/// Words of the text that lead somewhere.
package struct DocumentLink: Equatable, Sendable {
  package enum Target: Equatable, Sendable {
    /// The page of a rule, by its name.
    case rule(String)
  }

  package let range: SourceRange
  package let target: Target
}

extension Analysis {
  /// The links of the file, in text order: the rules that comments name.
  package func documentLinks() -> [DocumentLink] {
    if tree.comments.isEmpty { return [] }
    let known = Set(FindingKind.known.map { "\($0.name)" })
    return tree.comments.flatMap { comment in
      (SuppressionComment(source.bytes, comment)?.names ?? [])
        .filter { known.contains($0.text) }
        .map { DocumentLink(range: $0.range, target: .rule($0.text)) }
    }
  }
}
