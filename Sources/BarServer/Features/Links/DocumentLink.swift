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
  /// The links of the file, in text order.
  package func documentLinks() -> [DocumentLink] { [] }
}
