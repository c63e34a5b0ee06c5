package import BarText

extension FindingKind {
  package static var yamlSyntax: FindingKind {
    FindingKind(
      "yaml-syntax", .error, tier: .hard,
      summary: "The text is not valid YAML.",
      rationale: """
        The text has something that YAML does not allow there: an unclosed bracket or quote, a missing colon, or a \
        line that is indented too little or too much. The rest of the file is still read, but nothing else is \
        reported about the lines around the error.
        """,
      bad: "barc: 1\ntoolkit: [mdc\n",
      good: "barc: 1\ntoolkit: mdc\n")
  }

  package static var tabIndentation: FindingKind {
    FindingKind(
      "tab-indentation", .error, tier: .hard,
      summary: "A line is indented with a tab.",
      rationale: """
        YAML forbids tabs in indentation because tools disagree about their width. Some readers accept some tabs, \
        for example inside brackets, but other tools do not. Indent with spaces.
        """,
      bad: "screens: {\n\tinbox: {}}\n",
      good: "screens: {\n  inbox: {}}\n")
  }

  package static var conflictMarker: FindingKind {
    FindingKind(
      "conflict-marker", .error, tier: .hard,
      summary: "The file has an unresolved merge conflict.",
      rationale: """
        Version control left both sides of a conflict in the file. The side between the first two markers is read so \
        that the rest of the file can be checked. Choose one side and remove the markers.
        """)
  }

  package static var duplicateKey: FindingKind {
    FindingKind(
      "duplicate-key", .error, tier: .hard,
      summary: "A mapping has the same key twice.",
      rationale: """
        YAML allows a key only once in a mapping. Readers that accept two silently keep one, and not always the same \
        one. Remove one of them, or rename it.
        """,
      bad: "barc: 1\ntoolkit: mdc\ntoolkit: uikit\n",
      good: "barc: 1\ntoolkit: mdc\n")
  }

  package static var tooDeep: FindingKind {
    FindingKind(
      "too-deep", .error, tier: .hard,
      summary:
        "Collections are nested more than 64 levels deep, counting those that aliases repeat.",
      rationale: """
        No bar needs so many levels, and a file that has them is damaged or hostile. Reading stops at the limit.
        """)
  }

  package static var tooManyNodes: FindingKind {
    FindingKind(
      "too-many-nodes", .error, tier: .hard,
      summary: "Aliases stand for more than a million nodes.",
      rationale: """
        Aliases of nodes that contain aliases multiply: a few lines can stand for more nodes than any machine can \
        hold. Reading stops at the limit.
        """)
  }
}
