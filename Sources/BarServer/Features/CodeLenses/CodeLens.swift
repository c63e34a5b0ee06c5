package import BarText

/// A line of words that an editor shows above something.
package struct CodeLens: Equatable, Sendable {
  /// What it stands above.
  package let range: SourceRange
  package let title: String
}

extension Analysis {
  /// What is shown above the screens: in how many environments each is laid out, and how much was found in it.
  package func codeLenses() -> [CodeLens] { [] }
}
