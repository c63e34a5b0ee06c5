package import BarText

/// A change of the text that an editor offers at a place.
package struct CodeAction: Equatable, Sendable {
  /// What the change is for.
  package enum Kind: Equatable, Sendable {
    /// It removes a finding.
    case fix
    /// It silences a finding.
    case suppression
    /// It writes something that is not wrong without it.
    case addition
    /// It applies every safe fix of the file.
    case fixAll
  }

  /// What it does, in the imperative, as an editor's menu shows it.
  package let title: String
  package let kind: Kind
  /// The findings that it removes or silences: indexes into the findings of the judgement.
  package var findings: [Int] = []
  /// Whether it is the one safe way to remove its finding.
  package var isPreferred = false
  /// Edits that do not meet, in text order.
  package let edits: [Fix.Edit]
}

extension Analysis {
  /// What is offered for a range of bytes: fixes, the safe ones first, then additions, then suppressions, each in the
  /// order of the findings.
  package func codeActions(touching range: SourceRange) -> [CodeAction] { [] }

  /// The action that applies every safe fix, and every safe fix of what is left then; nothing where there is none.
  package func fixAll() -> CodeAction? { nil }
}
