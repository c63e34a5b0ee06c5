package import BarText

/// What comes of giving something another name.
package enum Renaming: Equatable, Sendable {
  /// Edits that do not meet, in text order.
  case edits([Fix.Edit])
  /// Why it cannot have that name, or no other one, as a sentence.
  case refused(String)
}

extension Analysis {
  /// The name at a byte offset that could be another one; nothing where none is.
  package func renameable(at offset: Int) -> SourceRange? { nil }

  /// The edits that give what is named at a byte offset another name, wherever it is named; nothing where no name is.
  package func rename(at offset: Int, to name: String) -> Renaming? { nil }
}
