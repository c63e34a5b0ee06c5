import BarCatalog
import BarText

/// How something is written at the caret.
struct Insertion {
  /// The blank behind a colon or a dash, where somebody has not typed it yet.
  private let blank: String
  /// What stands before and behind each text.
  var before = ""
  var after = ""
  /// The column of the text's first line; nothing in braces and brackets, where all of it is on one line.
  var column: Int?
  let range: SourceRange
  /// Whether a colon follows, so that a key is written alone.
  let isBeforeColon: Bool
  /// The quotes around what is written.
  let quotes: CaretWord.Quotes?

  /// How an entry of a mapping is written.
  init(ofEntryAt place: CaretPlace, inList: Bool) {
    blank = place.word.isBehindMark ? " " : ""
    isBeforeColon = place.word.isBeforeColon
    var (range, quotes) = (place.word.range, place.word.quotes)
    if let closed = quotes, closed.isClosed, !isBeforeColon {
      // The colon comes behind the quote that closes, so that both are written.
      range.upper += 1
      quotes = CaretWord.Quotes(mark: closed.mark, isClosed: false)
    }
    self.range = range
    self.quotes = quotes
    switch place.spot {
    case .key, .value, .item, .comment:
      column = place.isFlow ? nil : place.column
      if place.word.isBeforeEntry { after = ", " }
      if place.spot == .item || place.spot == .value && inList {
        before = "- "
        column = place.column + 2
      }
    case .inlineValue, .flowValue:
      before = inList ? "[{" : "{"
      after = inList ? "}]" : "}"
      if place.word.isBeforeEntry { after += ", " }
    }
  }

  /// How a value is written.
  init(ofValueAt place: CaretPlace, inList: Bool) {
    blank = place.word.isBehindMark ? " " : ""
    range = place.word.range
    quotes = place.word.quotes
    isBeforeColon = false
    if place.word.isBeforeEntry { after = ", " }
    column = place.isFlow || place.spot == .inlineValue ? nil : place.column
    if place.spot == .item || place.spot == .value && inList {
      before = "- "
      column = place.column + 2
    }
  }

  /// The same in a list of one, in brackets.
  var bracketed: Insertion {
    var result = self
    result.before = "[" + before
    result.after = "]" + after
    return result
  }

  func completion(
    _ label: String, _ kind: Completion.Kind, _ text: SnippetText, detail: String = "",
    documentation: String = "", isDeprecated: Bool = false
  ) -> Completion {
    let whole = SnippetText(blank + before) + text + SnippetText(after)
    return Completion(
      label: label, kind: kind, detail: detail, documentation: documentation,
      isDeprecated: isDeprecated, range: range, text: whole.plain, snippet: whole.snippet)
  }

  /// A text as a scalar, in the quotes that have begun or in those that it needs.
  func scalar(_ text: String) -> SnippetText {
    guard let quotes else { return SnippetText(plainScalar(text)) }
    let end = quotes.isClosed ? "" : String(Unicode.Scalar(quotes.mark))
    return SnippetText(escaped(text, in: quotes.mark) + end)
  }

  /// A key with the beginning of its value.
  func entry(_ key: String, _ slot: Slot) -> SnippetText {
    if isBeforeColon { return scalar(key) }
    return scalar(key) + ":" + value(slot)
  }

  /// The beginning of a value, to stand behind a colon.
  private func value(_ slot: Slot) -> SnippetText {
    switch slot.form.container {
    case .table: return table(slot)
    case .list:
      let isObject = slot.memberType.map { $0.shortForm.scalar == 0 } ?? false
      guard isObject, let column else { return " [" + .end + "]" }
      return SnippetText(SnippetText.lineBreak(column + 2) + "- ") + .end
    case .single: break
    }
    switch slot.form.kind {
    case .boolean: return " " + .choice(["true", "false"])
    case .enumeration:
      guard let name = EnumerationName(rawValue: slot.form.parameter), name.count <= 24 else {
        return " " + .end
      }
      return " " + .choice((0..<name.count).map { "\(name.spelling($0))" })
    case .element: return slot.memberType.map { object($0, slot) } ?? " " + .end
    case .anything: return slot.options.isEmpty ? " " + .end : mapping
    case .integer, .number, .length, .text, .name, .version, .optionSet, .color, .changes:
      return " " + .end
    }
  }

  private func object(_ type: BarType, _ slot: Slot) -> SnippetText {
    let short = type.shortForm
    if short.positional > 0 {
      var list: SnippetText = "["
      for place in 0..<short.positional {
        if place > 0 { list = list + ", " }
        list = list + .field("\(type.propertyName(at: place))")
      }
      return " " + .optional(list + "]")
    }
    if short.scalar != 0 {
      return value(slot.value(behind: .property(type, place: type.place(ofID: short.scalar))))
    }
    return mapping
  }

  /// A mapping whose keys are offered one by one.
  private var mapping: SnippetText {
    guard let column else { return " {" + .end + "}" }
    return SnippetText(SnippetText.lineBreak(column + 2)) + .end
  }

  private func table(_ slot: Slot) -> SnippetText {
    if slot.isTableOfRules { return mapping }
    let isObject = slot.memberType.map { $0.shortForm.scalar == 0 } ?? false
    let name = slot.isOf(Configuration.property(.perFile)) ? "Folder/**" : "name"
    guard let column else {
      return " {" + .optional(.field(name) + (isObject ? ": {" + .end + "}" : ": " + .end)) + "}"
    }
    return SnippetText(SnippetText.lineBreak(column + 2))
      + .optional(
        .field(name) + ":"
          + (isObject ? SnippetText(SnippetText.lineBreak(column + 4)) : " ") + .end)
  }
}
