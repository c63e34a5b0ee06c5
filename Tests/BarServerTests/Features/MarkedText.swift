import BarLint
import BarServer
import BarText
import Testing

/// A text in which `‸` marks a caret, or two of them what is selected.
struct MarkedText: Sendable, CustomTestStringConvertible {
  static let mark: [UInt8] = Array("‸".utf8)

  let source: SourceFile
  /// From the first mark to the last one, in bytes of the text without marks; empty where there is one mark.
  let selection: SourceRange?

  init(_ bytes: [UInt8], path: String) {
    var plain: [UInt8] = []
    var offsets: [Int] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      if rest.starts(with: Self.mark) {
        offsets.append(plain.count)
        rest = rest.dropFirst(Self.mark.count)
      } else {
        plain.append(rest.removeFirst())
      }
    }
    source = SourceFile(path: path, bytes: plain)
    selection = offsets.first.map { SourceRange($0, offsets[offsets.count - 1]) }
  }

  var testDescription: String { source.path }

  var offset: Int { Int(selection?.lower ?? 0) }

  var analysis: Analysis { .of(source) }
}

extension Analysis {
  /// What is known of a text on a day that never changes, with every rule.
  static func of(_ source: SourceFile) -> Analysis {
    analyze(
      source, as: TextForm(path: Array(source.path.utf8), source.bytes) ?? .description,
      LintSettings(today: CalendarDay(daysSince1970: 20_454)))
  }

  static func of(_ text: String) -> Analysis {
    of(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
  }

  /// All of the text.
  var text: String { String(decoding: source.bytes, as: UTF8.self) }

  /// The text in a range.
  func text(_ range: SourceRange) -> String {
    String(decoding: source.bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
  }

  /// The text after some edits.
  func edited(_ edits: [Fix.Edit]) -> SourceFile {
    let bytes =
      edits.isEmpty ? source.bytes : Fix.apply([Fix("edit", .safe, edits)], to: source.bytes)
    return SourceFile(path: source.path, bytes: bytes)
  }
}
