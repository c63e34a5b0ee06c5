import BarLint
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
      let completions = analysis.completions(at: text.offset)
      // Most rules are none of the text's business, and there are new ones now and then.
      let isOfRules = completions.allSatisfy { $0.kind == .rule }
      return lines(completions.prefix(isOfRules ? 2 : .max).map { show($0, in: analysis) })
    },
    Feature(ending: "hover.md") { text, _ in
      let analysis = text.analysis
      guard let hover = analysis.hover(at: text.offset) else { return "nothing\n" }
      // The pages of rules have tests of their own.
      let shown = hover.markdown.split(separator: "\n", omittingEmptySubsequences: false)
        .prefix { $0 != "## Wrong" }
      return "<!-- \(analysis.text(hover.range)) -->\n\n" + shown.joined(separator: "\n") + "\n"
    },
    Feature(ending: "actions.txt") { text, _ in
      let analysis = text.analysis
      let range = text.selection ?? SourceRange(0, 0)
      return lines(analysis.codeActions(touching: range).map { show($0, in: analysis) })
    },
    Feature(ending: "fixall.txt") { text, _ in
      let analysis = text.analysis
      return analysis.fixAll().map { show($0, in: analysis) + "\n" } ?? "nothing\n"
    },
    Feature(ending: "symbols.txt") { text, _ in
      let analysis = text.analysis
      return lines(analysis.documentSymbols().flatMap { show($0, in: analysis, indentation: "") })
    },
    Feature(ending: "folding.txt") { text, _ in
      let analysis = text.analysis
      let table = LineTable(analysis.source.bytes)
      return lines(
        analysis.foldingRanges().map { folded in
          let first = table.line(at: Int(folded.range.lower))
          let last = table.line(at: Int(folded.range.upper))
          return "\(folded.kind) \(first) to \(last): "
            + analysis.text(table.range(ofLine: first)).debugDescription
        })
    },
    Feature(ending: "definition.txt") { text, _ in
      let analysis = text.analysis
      guard let found = analysis.definition(at: text.offset) else { return "nothing\n" }
      return lines([
        "\(place(found.origin, in: analysis)) -> \(place(found.name, in: analysis))",
        "all of it: \(analysis.text(found.target).debugDescription)",
      ])
    },
    Feature(ending: "references.txt") { text, _ in
      let analysis = text.analysis
      return lines(
        analysis.references(at: text.offset).map { reference in
          place(reference.range, in: analysis) + (reference.isDeclaration ? " declaration" : "")
        })
    },
    Feature(ending: "rename.txt") { text, name in
      let analysis = text.analysis
      let old = analysis.renameable(at: text.offset).map(analysis.text) ?? "nothing"
      switch analysis.rename(at: text.offset, to: name) {
      case nil: return "nothing\n"
      case .refused(let reason): return "\(old): \(reason)\n"
      case .edits(let edits): return "\(old):\n" + Analysis.of(analysis.edited(edits)).text
      }
    },
    Feature(ending: "links.txt") { text, _ in
      let analysis = text.analysis
      return lines(
        analysis.documentLinks().map { "\(place($0.range, in: analysis)) -> \($0.target)" })
    },
    Feature(ending: "hints.txt") { text, _ in
      let analysis = text.analysis
      let whole = SourceRange(0, analysis.source.bytes.count)
      return lines(
        analysis.inlayHints(in: whole).map { hint in
          let position = LineTable(analysis.source.bytes).position(of: hint.offset)
          return "\(position.line):\(position.column) \(hint.label) – \(hint.tooltip)"
        })
    },
    Feature(ending: "lenses.txt") { text, _ in
      let analysis = text.analysis
      return lines(analysis.codeLenses().map { "\(place($0.range, in: analysis)) \($0.title)" })
    },
  ]

  // MARK: How answers are shown

  private static func show(_ completion: Completion, in analysis: Analysis) -> String {
    var words = ["\(completion.label) (\(completion.kind))"]
    if completion.isDeprecated { words.append("deprecated") }
    if !completion.detail.isEmpty { words.append("– \(completion.detail)") }
    let replaced = analysis.text(completion.range)
    words.append("| \(replaced.debugDescription) -> \(completion.text.debugDescription)")
    if let snippet = completion.snippet { words.append("| \(snippet.debugDescription)") }
    return words.joined(separator: " ")
  }

  private static func show(_ action: CodeAction, in analysis: Analysis) -> String {
    let kinds = action.findings.map { "\(analysis.judgement.findings[$0].kind.name)" }
    let head =
      "\(action.kind): \(action.title) (\(kinds.joined(separator: ", ")))"
      + (action.isPreferred ? " preferred" : "")
    let edits = action.edits.map { edit in
      "  \(place(edit.range, in: analysis)) -> \(edit.replacement.debugDescription)"
    }
    return ([head] + edits).joined(separator: "\n")
  }

  private static func show(
    _ symbol: DocumentSymbol, in analysis: Analysis, indentation: String
  ) -> [String] {
    let detail = symbol.detail.isEmpty ? "" : " – \(symbol.detail)"
    return [
      "\(indentation)\(symbol.kind) \(symbol.name)\(detail) at \(place(symbol.selection, in: analysis))"
    ] + symbol.children.flatMap { show($0, in: analysis, indentation: indentation + "  ") }
  }

  /// Line and column, and the text there.
  private static func place(_ range: SourceRange, in analysis: Analysis) -> String {
    let position = LineTable(analysis.source.bytes).position(of: Int(range.lower))
    return "\(position.line):\(position.column) \(analysis.text(range).debugDescription)"
  }

  private static func lines(_ lines: [String]) -> String {
    lines.isEmpty ? "nothing\n" : lines.joined(separator: "\n") + "\n"
  }
}
