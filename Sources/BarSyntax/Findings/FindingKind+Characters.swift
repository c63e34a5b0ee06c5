package import BarText

extension FindingKind {
  package static var wrongEncoding: FindingKind {
    FindingKind(
      "wrong-encoding", .error, tier: .hard,
      summary: "The file is not UTF-8.",
      rationale: """
        A description is UTF-8 text, with or without a byte order mark. Every range and position counts its bytes, \
        so a file in UTF-16 or UTF-32 is not read at all. Save it as UTF-8.
        """)
  }

  package static var invalidUTF8: FindingKind {
    FindingKind(
      "invalid-utf8", .error, tier: .hard,
      summary: "Some bytes are not valid UTF-8.",
      rationale: """
        The bytes come from another encoding, or the file was damaged. Their meaning is unknown, and barc does not \
        guess. Write the character again and save the file as UTF-8.
        """)
  }

  package static var controlCharacter: FindingKind {
    FindingKind(
      "control-character", .error, tier: .hard,
      summary: "The text has a control character that YAML does not allow.",
      rationale: """
        YAML allows the tab and line breaks, but no other control character as it is. In double quotes, write it as \
        an escape, such as `"\\u0007"`.
        """)
  }

  package static var unicodeLineBreak: FindingKind {
    FindingKind(
      "unicode-line-break", .error, tier: .hard,
      summary: "A character is a line break in YAML but not in editors.",
      rationale: """
        The next-line, line-separator and paragraph-separator characters begin a new line for the YAML reader, but \
        editors show a single line, so the text does not mean what it seems to. Use a plain line break, or write the \
        character as an escape in double quotes.
        """)
  }

  package static var fileTooLarge: FindingKind {
    FindingKind(
      "file-too-large", .error, tier: .hard,
      summary: "The file is larger than 256 MiB.",
      rationale: """
        Offsets in a file are stored in 32 bits to keep the tree of a description small. A larger file is not read. \
        Split it into several files.
        """)
  }
}
