/// The error at which libyaml stopped.
package struct LibraryProblem: Equatable, Sendable {
  /// Which of its stages stopped.
  package enum Stage: Sendable {
    /// An encoding or a character that it does not read.
    case reader
    /// A token.
    case scanner
    /// The order of tokens.
    case parser
    /// No memory.
    case memory
  }

  package let stage: Stage
  /// Its own words, such as `did not find expected key`.
  package let problem: String
  /// The byte that it points to, counted from 0.
  package let offset: Int
  /// What it was doing, such as `while parsing a block mapping`.
  package let context: String?
  /// The byte where that began.
  package let contextOffset: Int?
}
