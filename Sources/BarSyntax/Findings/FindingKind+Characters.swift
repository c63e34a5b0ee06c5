package import BarText

extension FindingKind {
  package static var wrongEncoding: FindingKind {
    FindingKind(
      "wrong-encoding", .error, tier: .hard,
      summary: "The file is not UTF-8.",
      rationale: """
        A description is UTF-8 text, with or without a byte order mark. Every range and every position counts \
        its bytes, so that a file in UTF-16 or UTF-32 is not read at all. Save it as UTF-8.
        """)
  }

  package static var invalidUTF8: FindingKind {
    FindingKind(
      "invalid-utf8", .error, tier: .hard,
      summary: "Some bytes are no character of UTF-8.",
      rationale: """
        Such bytes come from another encoding or from damage on the way. What they should say is unknown, so \
        that nothing is guessed. Write the character again and save the file as UTF-8.
        """)
  }

  package static var controlCharacter: FindingKind {
    FindingKind(
      "control-character", .error, tier: .hard,
      summary: "The text has a control character that YAML does not allow.",
      rationale: """
        YAML allows the tab and line breaks, and no other control character as it stands. In a text in double \
        quotes it can be written as an escape, such as `"\\u0007"`.
        """)
  }

  package static var unicodeLineBreak: FindingKind {
    FindingKind(
      "unicode-line-break", .error, tier: .hard,
      summary: "A character ends the line for YAML and for no editor.",
      rationale: """
        The next-line, line-separator and paragraph-separator characters begin a new line for the YAML reader, \
        while editors show one line, so that the text does not mean what it looks like. Use a plain line break, \
        or write the character as an escape in double quotes.
        """)
  }

  package static var fileTooLarge: FindingKind {
    FindingKind(
      "file-too-large", .error, tier: .hard,
      summary: "The file is larger than 256 MiB.",
      rationale: """
        Offsets in a file are kept in 32 bits, so that the tree of a description stays small. A larger file is \
        not read; split it into several.
        """)
  }
}
