package import BarText

extension FindingKind {
  package static var unknownAlias: FindingKind {
    FindingKind(
      "unknown-alias", .error, tier: .hard,
      summary: "An alias has no anchor before it in its document.",
      rationale: """
        `*name` repeats the node that `&name` marks. The anchor must come before the alias, in the same document, \
        and the names must match letter by letter.
        """,
      bad: "shared:\n  add: &add {image: plus}\n  other: *ad\n",
      good: "shared:\n  add: &add {image: plus}\n  other: *add\n")
  }

  package static var recursiveAlias: FindingKind {
    FindingKind(
      "recursive-alias", .error, tier: .hard,
      summary: "An alias is inside the node that it names.",
      rationale: """
        The node would contain itself endlessly. Move the part to repeat out of the node that repeats it.
        """,
      bad: "shared: &all\n  add: *all\n",
      good: "shared:\n  add: &add {image: plus}\n  other: *add\n")
  }

  package static var unusedAnchor: FindingKind {
    FindingKind(
      "unused-anchor", .warning, tier: .lint, tag: .unnecessary,
      summary: "No alias uses an anchor.",
      rationale: """
        An anchor without an alias has no effect. It may be a leftover, or the alias may be missing or misspelled.
        """,
      bad: "shared:\n  add: &add {image: plus}\n",
      good: "shared:\n  add: {image: plus}\n")
  }

  package static var redefinedAnchor: FindingKind {
    FindingKind(
      "redefined-anchor", .warning, tier: .lint,
      summary: "An anchor is defined twice in a document.",
      rationale: """
        YAML allows this: aliases after the second anchor refer to the second node. Moving a line can then change \
        what an alias refers to. Two names are safer.
        """,
      bad: """
        shared:
          add: &item {image: plus}
          other: &item {image: minus}
          third: *item

        """,
      good: """
        shared:
          add: {image: plus}
          other: &item {image: minus}
          third: *item

        """)
  }
}
