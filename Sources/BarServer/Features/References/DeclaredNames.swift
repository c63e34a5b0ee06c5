import BarCatalog
import BarCompiler
import BarSyntax
import BarText

extension Analysis {
  /// The names of a kind that the description around a caret declares, in text order.
  func declared(_ kind: NameKind, in context: CaretContext) -> [String] {
    guard let resolved = resolved(context.document) else { return [] }
    let description = resolved.checked.description
    switch kind {
    case .screen: return names(description[.screens])
    case .flow: return names(description[.flows])
    case .color: return names(description[.colors])
    case .image: return names(description[.images])
    case .device: return names(description[.devices])
    case .scrollView:
      return names(context.screen.flatMap { resolved.element(ofScreen: $0)[.scrollViews] })
    case .anchor, .rule, .file: return []
    }
  }

  /// The names of a kind that the description around a caret uses without declaring them, in text order; those at the caret
  /// do not count.
  func undeclared(_ kind: NameKind, in context: CaretContext) -> [String] {
    // To look through all of a long text takes longer than whoever types would wait.
    guard tree.nodes.count < 20_000 else { return [] }
    let uses = nameUses().filter { $0.document == context.document && $0.kind == kind }
    var known = Set(uses.compactMap { $0.declaration == nil ? nil : $0.name })
    let word = context.place.word.range
    return uses.filter { use in
      !(use.range.lower <= word.upper && word.lower <= use.range.upper)
        && !isKnownEverywhere(use) && known.insert(use.name).inserted
    }.map(\.name)
  }

  /// Whether a name is one that no description has to declare.
  private func isKnownEverywhere(_ use: NameUse) -> Bool {
    switch use.kind {
    case .color: EnumerationName.systemColor.number(of: use.name) != nil
    case .device: Device.spellings.contains(use.name) || Glob.isPattern(use.name)
    case .screen, .flow, .image, .scrollView, .anchor, .rule, .file: false
    }
  }

  private func names<Member: Payload>(_ table: Table<Member>?) -> [String] {
    guard let table else { return [] }
    return (0..<table.count).map { tree.string(table.name($0).word) }
  }

  /// The languages that a screen, or else the file, is laid out for; where neither says, those that iOS is translated to.
  func languages(inDocument document: Int, screen: Int?) -> [String] {
    let stated = statedLanguages(inDocument: document, screen: screen)
    return stated.isEmpty ? LanguageName.tags.map { "\($0)" } : stated
  }

  /// The languages that a screen, or else the file, says it is laid out for.
  func statedLanguages(inDocument document: Int, screen: Int?) -> [String] {
    let resolved = resolved(document)
    let own = screen.flatMap { resolved?.element(ofScreen: $0)[.targets]?[.languages] }
    let list = own ?? resolved?.checked.description[.targets]?[.languages]
    return list?.map { tree.string($0.word) } ?? []
  }
}

extension Resolved {
  func element(ofScreen number: Int) -> Element<Screen> {
    Element(tape, at: screens[number].head)
  }
}
