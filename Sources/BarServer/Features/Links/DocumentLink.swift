import BarLint
import BarSyntax
package import BarText

/// Words of the text that lead somewhere.
package struct DocumentLink: Equatable, Sendable {
  package enum Target: Equatable, Sendable {
    /// The page of a rule, by its name.
    case rule(String)
    /// A file, by its path from the text's folder.
    case file(String)
  }

  package let range: SourceRange
  package let target: Target
}

extension Analysis {
  /// The links of the file, in text order: the rules that comments of a description name, and the rules and files that a
  /// configuration does.
  package func documentLinks() -> [DocumentLink] {
    switch form {
    case .description: linksOfComments()
    case .configuration:
      nameUses().compactMap { use in
        switch use.kind {
        case .rule: DocumentLink(range: use.range, target: .rule(use.name))
        case .file: DocumentLink(range: use.range, target: .file(use.name))
        case .screen, .flow, .color, .image, .device, .anchor, .scrollView: nil
        }
      }
    }
  }

  private func linksOfComments() -> [DocumentLink] {
    if tree.comments.isEmpty { return [] }
    let known = Set(FindingKind.known.map { "\($0.name)" })
    return tree.comments.flatMap { comment in
      (SuppressionComment(source.bytes, comment)?.names ?? [])
        .filter { known.contains($0.text) }
        .map { DocumentLink(range: $0.range, target: .rule($0.text)) }
    }
  }
}
