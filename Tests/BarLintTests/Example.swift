import BarText

/// One of the descriptions of a rule's examples, with what its comments say is wrong.
struct Example {
  /// A finding that a comment asks for.
  struct Annotation: Equatable, CustomStringConvertible {
    /// Line and columns, counted from 1, the end exclusive.
    let line: Int
    let columns: Range<Int>
    /// How the message begins.
    let message: String

    var description: String { "\(line):\(columns.lowerBound)-\(columns.upperBound): \(message)" }
  }

  let text: String
  /// The text without the comments that underline, with a line break at its end as files have.
  let plain: String
  let annotations: [Annotation]

  init(_ text: String) {
    self.text = text
    var annotations: [Annotation] = []
    var code = 0
    var plain: [Substring] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let (columns, message) = Example.underline(line) {
        annotations.append(Annotation(line: code, columns: columns, message: message))
      } else {
        code = index + 1
        plain.append(line)
      }
    }
    self.plain = plain.joined(separator: "\n") + "\n"
    self.annotations = annotations
  }

  /// The descriptions of a text that has several.
  static func all(_ text: StaticString) -> [Example] {
    FindingKind.examples(in: text).map(Example.init)
  }

  /// The columns that a comment underlines, and its message: `# ^^^ message`.
  private static func underline(_ line: Substring) -> (Range<Int>, String)? {
    let scalars = Array(line.unicodeScalars)
    guard let hash = scalars.firstIndex(where: { $0 != " " }), scalars[hash] == "#",
      let first = scalars.firstIndex(of: "^"), scalars[(hash + 1)..<first].allSatisfy({ $0 == " " })
    else { return nil }
    let end = scalars[first...].firstIndex { $0 != "^" } ?? scalars.count
    var message = String.UnicodeScalarView()
    message.append(contentsOf: scalars[end...].drop { $0 == " " })
    return ((first + 1)..<(end + 1), String(message))
  }
}
