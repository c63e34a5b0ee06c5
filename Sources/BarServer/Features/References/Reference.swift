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
  /// Where what is named at a byte offset is declared; `nil` if no name is, or one that is not declared here.
  package func definition(at offset: Int) -> Definition? {
    guard let (named, all) = namesakes(at: offset),
      let declared = all.first(where: { $0.declaration != nil }),
      let target = declared.declaration
    else { return nil }
    return Definition(origin: named.range, name: declared.range, target: target)
  }

  /// Every place that names what is named at a byte offset, in text order; empty if no name is.
  package func references(at offset: Int) -> [Reference] {
    guard let (_, all) = namesakes(at: offset) else { return [] }
    return all.map { Reference(range: $0.range, isDeclaration: $0.declaration != nil) }
  }
}
