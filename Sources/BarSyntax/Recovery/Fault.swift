import BarText
import CLibYAML

/// An error of libyaml, and where it may have begun.
struct Fault {
  let problem: LibraryProblem
  /// The opening quote of a text of several lines that ends on the error's line before the error:
  /// most likely its closing quote is missing, and the next opening quote closed it.
  let quote: Int?

  /// Where the error begins, as far as is known.
  var start: Int { quote ?? context ?? problem.offset }

  /// What a scanner or a flow collection was in the middle of.
  /// The context of a block collection is where that began, maybe far above, and says nothing.
  var context: Int? { scannerContext ?? flowContext }

  var scannerContext: Int? {
    problem.stage == .scanner ? problem.contextOffset : nil
  }

  var flowContext: Int? {
    guard problem.stage == .parser, let context = problem.context, context.contains("flow") else {
      return nil
    }
    return problem.contextOffset
  }
}

/// The first error of a text, without building a tree.
func firstFault(in text: [UInt8], textStart: Int, lines: LineTable) -> Fault? {
  text.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return nil }
    let count = buffer.count - textStart
    let reader = EventReader(base + textStart, count: count)
    var cursor = MarkCursor(base + textStart, count: count)
    var depth = 0
    var quotes = QuoteSearch()
    while reader.advance() {
      let event = reader.event
      defer { reader.release() }
      switch event.pointee.type {
      case YAML_STREAM_END_EVENT: return nil
      case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT:
        depth += 1
        // A bound ends the file: what comes after it was not read, so nothing is known to be wrong with it.
        if depth > YAMLTree.maximumDepth { return nil }
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: depth -= 1
      case YAML_SCALAR_EVENT:
        quotes.look(
          event.pointee.data.scalar.style, event.pointee.start_mark, event.pointee.end_mark)
      default: break
      }
    }
    reader.forEachWaitingScalar { quotes.look($0, $1, $2) }
    let problem = reader.problem(&cursor).moved(by: textStart)
    var quote: Int?
    if let start = quotes.start, let end = quotes.end {
      let lower = cursor.byteOffset(ofCharacter: start.index) + textStart
      let upper = cursor.byteOffset(ofCharacter: end.index) + textStart
      // A `#` after the quote makes the rest of the line a comment, so that the error is on the next one.
      let mark = lines.line(at: problem.offset)
      let previous = previousContent(before: mark, in: text, lines)?.line ?? mark
      if upper <= problem.offset, lines.line(at: upper) >= previous { quote = lower }
    }
    return Fault(problem: problem, quote: quote)
  }
}

/// Keeps the last quoted text of several lines.
private struct QuoteSearch {
  var start: yaml_mark_t?
  var end: yaml_mark_t?

  mutating func look(_ style: yaml_scalar_style_t, _ start: yaml_mark_t, _ end: yaml_mark_t) {
    let isQuoted =
      style == YAML_SINGLE_QUOTED_SCALAR_STYLE || style == YAML_DOUBLE_QUOTED_SCALAR_STYLE
    if isQuoted, start.line != end.line {
      self.start = start
      self.end = end
    }
  }
}
