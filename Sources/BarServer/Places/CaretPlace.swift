import BarText

/// Where somebody writes: told by the text before the caret alone, so that it is known however broken the text is.
struct CaretPlace {
  /// A step from a collection to what is in it.
  enum Step: Equatable {
    /// To the value of a key, which stands in the text.
    case key(SourceRange)
    /// To an item, counted from 0.
    case item(Int)
  }

  /// What may be written at the caret.
  enum Spot: Equatable {
    /// Another key of a mapping that has begun.
    case key
    /// Another item of a block sequence that has begun, with its dash.
    case item
    /// A value in a line of its own, or after a dash.
    case value
    /// A value after `key:` on the same line.
    case inlineValue
    /// A value in braces or brackets.
    case flowValue
    /// What a comment says: its range up to the caret.
    case comment(SourceRange)
  }

  var spot: Spot
  /// The way from the root to the mapping of a key or item, or to the value.
  var steps: [Step]
  /// Whether braces or brackets are open.
  var isFlow = false
  /// How many bytes of its line stand before the word.
  var column: Int
  /// The word at the caret, which may be empty.
  var word: CaretWord
  /// The keys of the same mapping that stand before the caret.
  var siblings: [SourceRange] = []
}

/// The word at a caret, and what stands around it.
struct CaretWord {
  /// Quotes around a word.
  struct Quotes {
    /// The quotation mark, or the apostrophe.
    let mark: UInt8
    /// Whether one stands after the word, too.
    let isClosed: Bool
  }

  /// The word, without its quotes.
  var range: SourceRange
  /// Nothing around a plain word.
  var quotes: Quotes?
  /// Whether a colon follows.
  var isBeforeColon = false
  /// Whether another entry follows without a comma between them.
  var isBeforeEntry = false
  /// Whether a colon or a dash stands right before what is to be written, so that a blank has to be written, too.
  var isBehindMark = false

  /// Where the word begins with its quote.
  var start: Int32 { quotes == nil ? range.lower : range.lower - 1 }
}
