import BarCatalog
import BarEmit
import BarJSON

extension Analysis {
  /// Objects to begin with, as the schema offers them: where no key of one is written yet.
  func snippets(_ slot: Slot, _ insertion: Insertion) -> [Completion] {
    guard let type = slot.objectType, !insertion.isBeforeColon else { return [] }
    return InputSchema.snippets(for: type).compactMap { snippet in
      guard let label = snippet["label"]?.string, let body = snippet["body"] else { return nil }
      return insertion.completion(
        label, .snippet, SnippetText(body, column: insertion.column),
        detail: snippet["description"]?.string ?? "")
    }
  }
}
