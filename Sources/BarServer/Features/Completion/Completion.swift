import BarCatalog
package import BarText

/// Something that may be written at a place.
package struct Completion: Equatable, Sendable {
  /// What is offered.
  package enum Kind: Equatable, Sendable {
    /// A key of a mapping.
    case key
    /// A case of an enumeration, `true` or `false`.
    case keyword
    /// A color, by its name.
    case color
    /// Something that is declared elsewhere: a device, an image, a scroll view, a screen, an anchor.
    case reference
    /// The name of a rule or a group of rules.
    case rule
    /// A piece of text with places to fill in.
    case snippet
  }

  /// What is shown in the list, and what typed letters are compared with.
  package let label: String
  package let kind: Kind
  /// A few words beside the label; empty if there is nothing to say.
  package var detail = ""
  /// What is known of it, as Markdown; empty if there is nothing to say.
  package var documentation = ""
  /// Whether something else should be written instead.
  package var isDeprecated = false
  /// What the text takes the place of; the caret is inside of it or at its end.
  package let range: SourceRange
  /// The text to write, with every line but the first indented as it has to be.
  package let text: String
  /// The same for clients with snippets: `${1:word}` and `$0` are places to fill in, and `$`, `}` and `\` are escaped.
  /// `nil` if the plain text leaves nothing to fill in.
  package var snippet: String?
}

extension Analysis {
  /// What may be written at a byte offset, the best first: keys come in the order of the catalog.
  ///
  /// - Parameter namesAbove: The names of the files in the folder of the text, 0, and so many levels above it.
  package func completions(
    at offset: Int, namesAbove: (Int) -> [String] = { _ in [] }
  ) -> [Completion] {
    guard let context = context(at: offset) else { return [] }
    let place = context.place
    if case .comment(let range) = place.spot {
      return form == .configuration ? [] : completions(inComment: range, word: place.word.range)
    }
    guard let slot = context.slot else { return [] }
    let isList = slot.form.container == .list
    if slot.isPath { return paths(context, slot, namesAbove) }
    switch place.spot {
    case .comment: return []
    case .key: return keys(context, slot, inList: false, mapping: context.node)
    case .item: return begin(context, slot.item(0), inList: true)
    case .value:
      if place.word.isBeforeColon {
        return keys(context, slot, inList: false, mapping: context.node)
      }
      return begin(context, isList ? slot.item(0) : slot, inList: isList)
    case .inlineValue, .flowValue:
      return begin(context, slot, inList: isList)
    }
  }

  /// What a value may begin with: words and aliases first, then keys.
  ///
  /// - Parameter inList: Whether the value stands for a list, or is an item of one.
  private func begin(_ context: CaretContext, _ slot: Slot?, inList: Bool) -> [Completion] {
    guard let slot else { return [] }
    let word = context.place.word
    // What is merged is a mapping that stands elsewhere: keys written here would need no merge.
    let isMerge = slot.isMerged && word.quotes == nil && context.place.spot != .value
    if isMerge
      || word.quotes == nil && source.bytes[Int(word.range.lower)...].first == UInt8(ascii: "*")
    {
      return aliases(context, slot, Insertion(ofValueAt: context.place, inList: inList))
    }
    let isInline = context.place.spot == .inlineValue || context.place.spot == .flowValue
    let member = isInline && inList ? slot.item(0) ?? slot : slot
    var context = context
    context.host = host(
      of: member, in: context.host, onScreen: context.screen, context.document)
    let value = Insertion(ofValueAt: context.place, inList: inList)
    var result = ValueCompletions(
      analysis: self, context: context, slot: slot, insertion: value
    ).all()
    if word.quotes != nil {
      // A scalar has begun: what begins with anything else cannot be written any more.
      if !value.before.isEmpty { return [] }
      return isInline ? result : result + keys(context, member, inList: inList, mapping: -1)
    }
    result += aliases(context, slot, value)
    let object = isInline && inList ? value.bracketed : value
    if isInline, inList { result += aliases(context, member, object) }
    result += keys(context, member, inList: inList, mapping: -1)
    return result + snippets(member, object)
  }

  private func keys(
    _ context: CaretContext, _ slot: Slot, inList: Bool, mapping: Int32
  ) -> [Completion] {
    KeyCompletions(
      analysis: self, context: context, slot: slot, mapping: mapping,
      insertion: Insertion(ofEntryAt: context.place, inList: inList)
    ).all()
  }
}
