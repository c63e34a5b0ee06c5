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
        summary: "A text is not there in every language that the app is laid out for.",
        rationale:
          "People see or hear it in a language that they did not choose, and layouts measure the wrong words. A text without any language counts for all of them, which is a note: some words are the same everywhere.",
        sources: """
          UINavigationBar documentation Localize a navigation bar
          """,
        bad: """
          barc: 1
          toolkit: mdc
          targets: {languages: [en, ar]}
          screens:
            inbox:
              title: Inbox
              #      ^^^^^ the same text is shown in `en` and `ar`
              navigationBar: {}
              navigationItem: {}
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
      .properties(
        suspects: { facts, _, versions in
          versions.hasLanguages && facts.form.kind == .text && facts.form.container == .single
            && !facts.form.isKeyed
        }, find))
  }
}

private func find(_ use: PropertyUse, _ report: inout Report) {
  let tree = use.object.document.tree
  let text = Text(word: use.cell.word, use.object.tape)
  let languages = use.object.languages
  guard languages.count > 1 else { return }
  if let single = text.single {
    guard tree.string(single.word).contains(where: \.isLetter) else { return }
    report.value(
      at: use.cell.node,
      "the same text is shown in \(list(languages))",
      help: "write one for each language: `{\(languages[0]): …}`", severity: .note)
    return
  }
  let written = (0..<text.languageCount).map { tree.string(text.language($0).word) }
  let missing = languages.filter { language in
    !written.contains { base(of: $0) == base(of: language) }
  }
  if missing.isEmpty { return }
  report.key(
    of: use.cell, "there is no `\(use.facts.name)` in \(list(missing))",
    help: "the first language whose direction is right is shown in its place")
}

/// The language of a tag without its country and script.
private func base(of tag: String) -> Substring { tag.prefix { $0 != "-" && $0 != "_" } }

private func list(_ names: [String]) -> String {
  let quoted = names.map { "`\($0)`" }
  guard quoted.count > 1 else { return quoted.joined() }
  return quoted.dropLast().joined(separator: ", ") + " and " + quoted[quoted.count - 1]
}
