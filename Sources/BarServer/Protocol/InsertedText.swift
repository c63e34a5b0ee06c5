import BarText

/// What a client inserts for a completion, so that in the end the text stands there as it was meant.
struct InsertedText {
  let text: String
  let isSnippet: Bool

  /// `nil` if the client would garble it.
  init?(_ completion: Completion, _ lines: LineTable, _ client: ClientCapabilities) {
    if client.snippets {
      let snippet = completion.snippet ?? Self.snippet(of: completion.text)
      isSnippet = snippet != nil
      text = Self.indented(snippet ?? completion.text, at: completion.range, lines, client)
    } else {
      isSnippet = false
      guard let line = Self.line(of: completion.text) else { return nil }
      text = line
    }
  }

  /// A text with a blank, as a snippet: Neovim takes of another no more than its first word.
  private static func snippet(of text: String) -> String? {
    let isWord = text.utf8.allSatisfy { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    if isWord { return nil }
    return text.reduce(into: "") { result, character in
      if "$}\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  /// A snippet without the indentation that the client adds to the lines after the first.
  private static func indented(
    _ snippet: String, at range: SourceRange, _ lines: LineTable, _ client: ClientCapabilities
  ) -> String {
    // 1 is to leave them as they are.
    if client.insertTextModes.contains(1) || !snippet.utf8.contains(UInt8(ascii: "\n")) {
      return snippet
    }
    let line = lines.range(ofLine: lines.line(at: Int(range.lower)))
    let indentation = lines.bytes[Int(line.lower)..<Int(line.upper)].prefix { $0 == 0x20 }.count
    let parts = snippet.split(separator: "\n", omittingEmptySubsequences: false)
    return parts.enumerated().map { number, part in
      number == 0 ? part : part.dropFirst(min(indentation, part.prefix { $0 == " " }.count))
    }.joined(separator: "\n")
  }

  /// The one line of a text: clients without snippets complete words, and Vim and Neovim make a null of a line break.
  private static func line(of text: String) -> String? {
    guard let end = text.firstIndex(of: "\n") else { return text }
    return text[end...].allSatisfy(\.isWhitespace) ? String(text[..<end]) : nil
  }
}
