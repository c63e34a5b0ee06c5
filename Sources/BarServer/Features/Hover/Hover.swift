import BarCatalog
import BarCompiler
import BarEmit
import BarLint
import BarSyntax
package import BarText

/// What is known of something in the text.
package struct Hover: Equatable, Sendable {
  /// The words that it is about.
  package let range: SourceRange
  package let markdown: String
}

extension Analysis {
  /// What is known of what stands at a byte offset; `nil` if there is nothing to say.
  package func hover(at offset: Int) -> Hover? {
    let offset = min(max(offset, 0), source.bytes.count)
    if let name = ruleName(at: offset) {
      return page(ofRule: name.text).map { Hover(range: name.range, markdown: $0) }
    }
    guard let place = place(at: offset) else { return nil }
    if let anchor = anchor(at: offset, of: place.node) { return hover(overAnchor: anchor, place) }
    switch place.role {
    case .root: return nil
    case .key(let meaning):
      return meaning.flatMap { hover(overKey: $0, place) }
    case .value, .item: return hover(overValue: place)
    }
  }

  /// The name in a comment to barc at an offset; a configuration has no such comments.
  func ruleName(at offset: Int) -> SuppressionComment.Name? {
    guard form == .description else { return nil }
    let offset = Int32(offset)
    let next = tree.comments.partitioningIndex { $0.upper >= offset }
    guard next < tree.comments.count, tree.comments[next].lower < offset else { return nil }
    return SuppressionComment(source.bytes, tree.comments[next])?.names.first {
      $0.range.lower <= offset && offset <= $0.range.upper
    }
  }

  // MARK: Pages

  /// A page below a title.
  func titled(_ title: String, _ body: (inout Markdown) -> Void) -> String {
    var page = Markdown()
    page.paragraph("**\(title)**")
    body(&page)
    return page.text.trimmed
  }
}

extension Markdown {
  /// Adds a page that was made elsewhere.
  mutating func append(_ page: String) { paragraph(page.trimmed) }
}

extension String {
  /// Without line breaks around it.
  var trimmed: String {
    String(drop(while: \.isNewline).reversed().drop(while: \.isNewline).reversed())
  }
}
