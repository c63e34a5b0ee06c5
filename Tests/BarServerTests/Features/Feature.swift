import BarServer
import BarText

/// What an editor asks, and how the answer is shown in a fixture.
struct Feature: Sendable {
  /// What the fixture's file ends with.
  let ending: String
  /// The answer, for a marked text and what the fixture's first line says behind `> `.
  let answer: @Sendable (MarkedText, String) -> String

  static let all: [Feature] = [
    Feature(ending: "completions.txt") { text, _ in
      let analysis = text.analysis
      return lines(analysis.completions(at: text.offset).map { show($0, in: analysis) })
    },
    Feature(ending: "hover.md") { text, _ in
      guard let hover = text.analysis.hover(at: text.offset) else { return "nothing\n" }
      return "<!-- \(text.analysis.text(hover.range)) -->\n\n" + hover.markdown + "\n"
    },
  ]

  private static func show(_ completion: Completion, in analysis: Analysis) -> String {
    var words = ["\(completion.label) (\(completion.kind))"]
    if completion.isDeprecated { words.append("deprecated") }
    if !completion.detail.isEmpty { words.append("– \(completion.detail)") }
    let replaced = analysis.text(completion.range)
    words.append("| \(replaced.debugDescription) -> \(completion.text.debugDescription)")
    if let snippet = completion.snippet { words.append("| \(snippet.debugDescription)") }
    return words.joined(separator: " ")
  }

  private static func lines(_ lines: [String]) -> String {
    lines.isEmpty ? "nothing\n" : lines.joined(separator: "\n") + "\n"
  }
}
