package import BarText

extension FindingKind {
  package static var unknownAlias: FindingKind {
    FindingKind(
      "unknown-alias", .error, tier: .hard,
      summary: "An alias has no anchor before it in its document.",
      rationale: """
        `*name` repeats the node that `&name` marks. The anchor must stand before the alias and in the same \
        document; names are compared letter by letter.
        """,
      bad: "shared:\n  add: &add {image: plus}\n  other: *ad\n",
      good: "shared:\n  add: &add {image: plus}\n  other: *add\n")
  }

  package static var recursiveAlias: FindingKind {
    FindingKind(
      "recursive-alias", .error, tier: .hard,
      summary: "An alias stands inside the node that it names.",
      rationale: """
        The node would contain itself without end. Move the part that is to be repeated out of the node that \
        repeats it.
        """,
      bad: "shared: &all\n  add: *all\n",
      good: "shared:\n  add: &add {image: plus}\n  other: *add\n")
  }

  package static var unusedAnchor: FindingKind {
    FindingKind(
      "unused-anchor", .warning, tier: .lint, tag: .unnecessary,
      summary: "No alias uses an anchor.",
      rationale: """
        An anchor without an alias has no effect. It may be left over, or the alias may be missing or misspelt.
        """,
      bad: "shared:\n  add: &add {image: plus}\n",
      good: "shared:\n  add: {image: plus}\n")
  }

  package static var redefinedAnchor: FindingKind {
    FindingKind(
      "redefined-anchor", .warning, tier: .lint,
      summary: "An anchor is defined twice in a document.",
      rationale: """
        YAML allows it: aliases after the second anchor mean the second node. Who moves a line then changes what \
        an alias stands for, so that two names are safer.
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
