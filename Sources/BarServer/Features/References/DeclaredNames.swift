import BarCatalog
import BarCompiler
import BarSyntax

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
