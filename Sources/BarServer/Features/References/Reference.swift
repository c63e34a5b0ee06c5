package import BarText

/// A place where something that has a name is declared or used.
package struct Reference: Equatable, Sendable {
  /// The name, without `&` or `*` and without quotes.
  package let range: SourceRange
  package let isDeclaration: Bool
}

/// Where something is declared.
package struct Definition: Equatable, Sendable {
  /// The name that was asked about.
  package let origin: SourceRange
  /// The name where it is declared.
  package let name: SourceRange
  /// All of the declaration.
  package let target: SourceRange
}

extension Analysis {
  /// Where what is named at a byte offset is declared; nothing where no name is, or one that is not declared here.
  package func definition(at offset: Int) -> Definition? { nil }

  /// Every place that names what is named at a byte offset, in text order; empty where no name is.
  package func references(at offset: Int) -> [Reference] { [] }
}
