/// A change of the text that removes a finding.
package struct Fix: Equatable, Sendable {
  /// How far a fix may be trusted; greater is safer.
  package enum Applicability: UInt8, Comparable, Sendable {
    /// Only shown.
    case display
    /// Applied when asked for by name: the meaning may change.
    case unsafe
    /// Applied freely: the meaning stays.
    case safe

    package static func < (left: Applicability, right: Applicability) -> Bool {
      left.rawValue < right.rawValue
    }

    /// The word that every format uses.
    package var name: StaticString {
      switch self {
      case .display: "display"
      case .unsafe: "unsafe"
      case .safe: "safe"
      }
    }
  }

  /// One replacement; an empty range inserts.
  package struct Edit: Equatable, Sendable {
    package let range: SourceRange
    package let replacement: String

    package init(_ range: SourceRange, _ replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// What it does, in the imperative.
  package let title: String
  package let applicability: Applicability
  /// Edits of the same text that do not overlap; never empty.
  package let edits: [Edit]

  package init(_ title: String, _ applicability: Applicability, _ edits: [Edit]) {
    precondition(!edits.isEmpty, "a fix has at least one edit")
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }

  /// A fix that parts a key from its value.
  package static func insertBlank(at offset: Int32) -> Fix {
    Fix("insert a space", .unsafe, [Edit(SourceRange(offset, offset), " ")])
  }

  /// A fix that puts another text in the place of a range.
  package static func write(
    _ text: String, at range: SourceRange, _ applicability: Applicability
  ) -> Fix {
    Fix("write `\(text)`", applicability, [Edit(range, text)])
  }
}
