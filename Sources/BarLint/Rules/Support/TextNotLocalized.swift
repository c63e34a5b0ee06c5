import BarCatalog
import BarCompiler
import BarSyntax
import BarText

extension Rule {
  static var textNotLocalized: Rule {
    Rule(
      .support,
      FindingKind(
        "text-not-localized", .warning, tier: .lint,
        summary: "A text is missing in a language that the app is laid out for.",
        rationale:
          "People see or hear the text in a language that they did not choose, and layouts measure the wrong words. A text without a language counts for all languages. Some words are the same everywhere, so this is one note per screen.",
        sources: """
          UINavigationBar documentation Localize a navigation bar
          """,
        bad: """
          barc: 1
          toolkit: mdc
          targets: {languages: [en, ar]}
          screens:
            inbox:
          # ^^^^^ `Inbox` and another text are the same in `en` and `ar`
              title: Inbox
              navigationBar: {}
              navigationItem:
                rightBarButtonItem: {title: Edit, action: edit}
          ---
          barc: 1
          toolkit: uikit
          targets: {languages: [en, ar]}
          screens:
            inbox: {navigationItem: {title: Inbox}}
            #                               ^^^^^ `Inbox` is the same in `en` and `ar`
          ---
          barc: 1
          toolkit: uikit
          targets: {languages: [en, de, ar]}
          screens:
            inbox:
              navigationItem:
                title: {en: Inbox, de: Eingang}
              # ^^^^^ there is no `title` in `ar`
          """,
        good: """
          barc: 1
          toolkit: mdc
          targets: {languages: [en, ar]}
          screens:
            inbox:
              title: {en: Inbox, ar: الوارد}
              navigationBar: {}
              navigationItem: {}
          ---
          barc: 1
          toolkit: uikit
          targets: {languages: [en, de-AT]}
          screens:
            inbox:
              navigationItem:
                title: {en: Inbox, de: Eingang}
                rightBarButtonItem: {title: "+1", action: vote}
          """),
      Judge(
        properties: Judge.OfProperties(
          suspects: { facts, _, versions in versions.hasLanguages && facts.form.isText },
          judge: find),
        objects: Judge.OfObjects(
          types: [.screen], suspects: { _, visit in visit.versions.hasLanguages },
          judge: { place, report in find(ObjectUse<Screen>(place), &report) })))
  }
}

/// Says in which languages a text is missing that is there in some.
private func find(_ use: PropertyUse, _ report: inout Report) {
  let tree = use.object.document.tree
  let text = Text(word: use.cell.word, use.object.tape)
  let languages = use.object.languages
  if languages.count < 2 || text.single != nil { return }
  let written = (0..<text.languageCount).map { tree.string(text.language($0).word) }
  let missing = languages.filter { language in
    !written.contains { base(of: $0) == base(of: language) }
  }
  if missing.isEmpty { return }
  report.key(
    of: use.cell, "there is no `\(use.facts.name)` in \(list(missing))",
    help: "write it; until then, people get the text of another language")
}

/// Says once of a screen that texts of it have no language: most likely nobody has translated it yet.
private func find(_ use: ObjectUse<Screen>, _ report: inout Report) {
  guard let screen = use.place.screen else { return }
  let tree = use.place.document.tree
  var cells: [Cell] = []
  appendTexts(of: use.place.visit.head, use.place.tape, to: &cells)
  cells.sort { $0.node < $1.node }
  var words: [String] = []
  var firstNode: Int32 = -1
  for cell in cells {
    guard let name = Text(word: cell.word, use.place.tape).single else { continue }
    let word = tree.string(name.word)
    // Signs and numbers are the same everywhere.
    if word.contains(where: \.isLetter), !words.contains(word) {
      if words.isEmpty { firstNode = cell.node }
      words.append(word)
    }
  }
  guard let first = words.first else { return }
  let languages = use.place.languages
  let others =
    words.count == 1
    ? "is" : "and \(words.count == 2 ? "another text are" : "\(words.count - 1) more texts are")"
  // A text that is alone, and the screen's own, is where to look.
  let value = screen.node + 1
  let isOwn = firstNode >= value && firstNode < tree.nodes[Int(value)].next(at: value)
  report.value(
    at: words.count == 1 && isOwn ? firstNode : screen.node,
    "`\(first)` \(others) the same in \(list(languages))",
    help: "write one for each language: `{\(languages[0]): …}`", severity: .note)
}

/// Appends the cells of the texts of an object and of all that it holds.
private func appendTexts(of head: Int32, _ tape: [Cell], to cells: inout [Cell]) {
  guard let type = BarType(rawValue: UInt8(truncatingIfNeeded: tape[Int(head)].id)) else { return }
  for index in tape.run(at: Int(head)) {
    let cell = tape[index]
    let form = type.shape(at: cell.place).form
    if form.isText {
      cells.append(cell)
    } else if form.kind == .element, !form.isKeyed,
      BarType(rawValue: form.parameter)?.shortForm.positional == 0
    {
      appendTexts(in: cell, form.container, tape, to: &cells)
    }
  }
}

/// Appends the cells of the texts of the objects that a property holds.
private func appendTexts(
  in cell: Cell, _ container: ValueForm.Container, _ tape: [Cell], to cells: inout [Cell]
) {
  let heads: [Int32]
  switch container {
  case .single: heads = [Int32(truncatingIfNeeded: cell.word)]
  case .list:
    heads = tape.run(at: Int(truncatingIfNeeded: cell.word))
      .map { Int32(truncatingIfNeeded: tape[$0].word) }
  case .table:
    let rows = tape.run(at: Int(truncatingIfNeeded: cell.word))
    heads = stride(from: rows.lowerBound + 1, to: rows.upperBound, by: 2)
      .map { Int32(truncatingIfNeeded: tape[$0].word) }
  }
  for head in heads { appendTexts(of: head, tape, to: &cells) }
}

extension ValueForm {
  /// Whether the value is one text for people.
  fileprivate var isText: Bool { kind == .text && container == .single && !isKeyed }
}

/// The language of a tag without its country and script.
private func base(of tag: String) -> Substring { tag.prefix { $0 != "-" && $0 != "_" } }

private func list(_ names: [String]) -> String {
  let quoted = names.map { "`\($0)`" }
  guard quoted.count > 1 else { return quoted.joined() }
  return quoted.dropLast().joined(separator: ", ") + " and " + quoted[quoted.count - 1]
}
