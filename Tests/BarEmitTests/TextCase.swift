import BarEmit
import BarText
import TestSupport

/// A source whose ranges are marked with `⟦` and `⟧`, and the findings about them, both as text.
///
/// `NAME.yaml` is the source. In `NAME.findings` a line `1 error unknown-key: MESSAGE` is a finding about the first
/// marked range; lines `help:`, `fix:` and `note 2:` below it add to it.
struct TextCase {
  let file: FileFindings

  /// - Parameter path: What the report calls the source; its name where it is left out.
  init?(_ name: String, in folder: String = "text", path: String? = nil) {
    guard let marked = Golden.bytes(of: "\(folder)/\(name).yaml"),
      let described = Golden.bytes(of: "\(folder)/\(name).findings")
    else { return nil }
    let (bytes, ranges) = Self.unmark(marked)
    var findings: [Finding] = []
    for line in String(decoding: described, as: UTF8.self).split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let words = line[..<colon].split(separator: " ")
      let text = String(line[line.index(after: colon)...].dropFirst())
        .replacing("\\n", with: "\n").replacing("\\e", with: "\u{1B}")
      switch words.first {
      case "help", "fix", "note":
        guard let last = findings.popLast() else { return nil }
        findings.append(Self.add(words, text, to: last, ranges))
      default:
        guard let number = words.first.flatMap({ Int($0) }), words.count == 3 else { return nil }
        findings.append(
          Finding(
            FindingKind(
              Self.rule(words[2]), Self.severity(words[1]), tier: .lint,
              summary: "What is wrong with <it>.",
              rationale: "Why it is wrong, and \"what\" to do.",
              sources: "A document, section 1\nhttps://example.com/a?b=1&c", bad: "a: {b: 1}"),
            ranges[number - 1], text))
      }
    }
    file = FileFindings(SourceFile(path: path ?? "\(name).yaml", bytes: bytes), findings)
  }

  private static func add(
    _ words: [Substring], _ text: String, to finding: Finding, _ ranges: [SourceRange]
  ) -> Finding {
    var notes = finding.notes
    var fixes = finding.fixes
    var help = finding.help
    switch words[0] {
    case "help": help = text
    case "fix": fixes.append(Fix(text, .safe, [.init(finding.range, "")]))
    default: notes.append(.init(ranges[(Int(words[1]) ?? 1) - 1], text))
    }
    return Finding(
      finding.kind, finding.range, finding.message, help: help, notes: notes, fixes: fixes)
  }

  private static func unmark(_ marked: [UInt8]) -> (bytes: [UInt8], ranges: [SourceRange]) {
    let opening = [UInt8]("⟦".utf8)
    let closing = [UInt8]("⟧".utf8)
    var bytes: [UInt8] = []
    var ranges: [SourceRange] = []
    var open: [Int] = []
    var index = 0
    while index < marked.count {
      if marked[index...].starts(with: opening) {
        open.append(ranges.count)
        ranges.append(SourceRange(bytes.count, bytes.count))
        index += opening.count
      } else if marked[index...].starts(with: closing), let last = open.popLast() {
        ranges[last].upper = Int32(bytes.count)
        index += closing.count
      } else {
        bytes.append(marked[index])
        index += 1
      }
    }
    return (bytes, ranges)
  }

  private static func severity(_ word: Substring) -> Severity {
    switch word {
    case "error": .error
    case "warning": .warning
    default: .note
    }
  }

  private static func rule(_ word: Substring) -> StaticString {
    switch word {
    case "unknown-key": "unknown-key"
    case "yaml-syntax": "yaml-syntax"
    case "title-truncated": "title-truncated"
    case "missing-key": "missing-key"
    default: "wrong-kind"
    }
  }
}

extension ReportPaths {
  /// A folder of a repository with a blank in its name.
  static var ofTests: ReportPaths {
    ReportPaths(workingFolder: "/Users/me/My Apps/ios", root: "/Users/me/My Apps")
  }
}
