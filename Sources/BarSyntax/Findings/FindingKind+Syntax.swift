package import BarText

extension FindingKind {
  package static var yamlSyntax: FindingKind {
    FindingKind(
      "yaml-syntax", .error, tier: .hard,
      summary: "The text is not YAML.",
      rationale: """
        Something stands where YAML does not allow it: an unclosed bracket or quote, a missing colon, a line that \
        is indented too little or too much. The rest of the file is still read; nothing else is said about the \
        lines around the error.
        """,
      bad: "barc: 1\ntoolkit: [mdc\n",
      good: "barc: 1\ntoolkit: mdc\n")
  }

  package static var tabIndentation: FindingKind {
    FindingKind(
      "tab-indentation", .error, tier: .hard,
      summary: "A line is indented with a tab.",
      rationale: """
        YAML forbids tabs in indentation, because their width is a matter of opinion. Some readers take some of \
        them, inside brackets for instance; another tool will not. Indent with spaces.
        """,
      bad: "screens: {\n\tinbox: {}}\n",
      good: "screens: {\n  inbox: {}}\n")
  }

  package static var conflictMarker: FindingKind {
    FindingKind(
      "conflict-marker", .error, tier: .hard,
      summary: "The file has an unresolved merge conflict.",
      rationale: """
        Version control left both sides of a conflict in the file. The side between the first two markers is read, \
        so that the rest of the file can be checked; choose one and remove the markers.
        """)
  }

  package static var duplicateKey: FindingKind {
    FindingKind(
      "duplicate-key", .error, tier: .hard,
      summary: "A mapping has the same key twice.",
      rationale: """
        YAML allows a key once in a mapping. Readers that take two keep one of them silently, and not always the \
        same one. Remove one, or rename it.
        """,
      bad: "barc: 1\ntoolkit: mdc\ntoolkit: uikit\n",
      good: "barc: 1\ntoolkit: mdc\n")
  }

  package static var tooDeep: FindingKind {
    FindingKind(
      "too-deep", .error, tier: .hard,
      summary: "Collections are nested more than 64 deep, aliases followed.",
      rationale: """
        No bar needs so many levels, and a file that has them is damaged or hostile. Reading ends at the limit.
        """)
  }

  package static var tooManyNodes: FindingKind {
    FindingKind(
      "too-many-nodes", .error, tier: .hard,
      summary: "Aliases stand for more than a million nodes.",
      rationale: """
        Aliases of nodes that have aliases themselves multiply: a few lines can stand for more than any machine \
        can hold. Reading ends at the limit.
        """)
  }
}
