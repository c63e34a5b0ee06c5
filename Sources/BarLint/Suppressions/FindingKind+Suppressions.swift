package import BarText

/// What can be wrong with comments that silence rules.
extension FindingKind {
  package static var unknownSuppression: FindingKind {
    FindingKind(
      "unknown-suppression", .warning, tier: .lint,
      summary: "A comment silences a rule that is not there, or cannot be silenced.",
      rationale:
        "A comment with a misspelt rule silences nothing. Errors of the description itself cannot be silenced: without their meaning nothing can be laid out.",
      sources: "the description language",
      bad: """
        barc: 1
        toolkit: mdc
        screens:
          inbox:
            buttonBar:
              # barc:disable:next ignored-propert -- the designer insists
              #                   ^^^^^^^^^^^^^^^ there is no rule `ignored-propert`
              items: [{title: Edit, action: edit}]
        ---
        barc: 1
        toolkit: mdc
        screens:
          # barc:disable:file unknown-key
          #                   ^^^^^^^^^^^ `unknown-key` cannot be silenced
          inbox: {title: Inbox}
        """,
      good: """
        barc: 1
        toolkit: mdc
        screens:
          inbox:
            buttonBar:
              # barc:disable:next ignored-property -- the designer insists
              items: [{title: Edit, action: edit, style: done}]
        ---
        barc: 1
        toolkit: mdc
        screens:
          inbox: {title: Inbox}
        """)
  }

  package static var unusedSuppression: FindingKind {
    FindingKind(
      "unused-suppression", .warning, tier: .lint, tag: .unnecessary,
      summary: "A comment silences a rule that finds nothing there.",
      rationale:
        "What it was written for is gone, or stands elsewhere; left in its place, it would hide the next fault of that kind.",
      sources: "the description language",
      bad: """
        barc: 1
        toolkit: mdc
        screens:
          inbox:
            buttonBar:
              # barc:disable:next ignored-property -- the designer insists
              #                   ^^^^^^^^^^^^^^^^ `ignored-property` has nothing to silence here
              items: [{title: Edit, action: edit}]
        ---
        barc: 1
        toolkit: mdc
        screens:
          inbox: {buttonBar: {items: [{title: Edit, action: edit}]}} # barc:disable:this ignored-property
          #                                                                              ^^^^^^^^^^^^^^^^ `ignored-property` has nothing to silence here
        """,
      fixed: """
        barc: 1
        toolkit: mdc
        screens:
          inbox:
            buttonBar:
              items: [{title: Edit, action: edit}]
        ---
        barc: 1
        toolkit: mdc
        screens:
          inbox: {buttonBar: {items: [{title: Edit, action: edit}]}}
        """,
      good: """
        barc: 1
        toolkit: mdc
        screens:
          inbox:
            buttonBar:
              # barc:disable:next ignored-property -- the designer insists
              items: [{title: Edit, action: edit, style: done}]
        ---
        barc: 1
        toolkit: mdc
        screens:
          inbox: {buttonBar: {items: [{title: Edit, action: edit}]}}
        """)
  }

  package static var expiredSuppression: FindingKind {
    FindingKind(
      "expired-suppression", .warning, tier: .lint, tag: .unnecessary,
      summary: "A comment silenced a rule until a day that is over.",
      rationale:
        "Whoever wrote it wanted to look again by then. It silences nothing any more: remove it, or give it another day.",
      sources: "the description language",
      bad: """
        barc: 1
        toolkit: mdc
        screens:
          inbox:
            buttonBar:
              # barc:disable:next ignored-property until 2020-01-31 -- until the redesign
              # ^^^^^^^^^^^^^^^^^ the suppression ended on 2020-01-31
              items: [{title: Edit, action: edit}]
        ---
        barc: 1
        toolkit: mdc
        screens:
          # barc:disable:file ignored-property until 2020-02-29
          # ^^^^^^^^^^^^^^^^^ the suppression ended on 2020-02-29
          inbox: {title: Inbox}
        """,
      fixed: """
        barc: 1
        toolkit: mdc
        screens:
          inbox:
            buttonBar:
              items: [{title: Edit, action: edit}]
        ---
        barc: 1
        toolkit: mdc
        screens:
          inbox: {title: Inbox}
        """,
      good: """
        barc: 1
        toolkit: mdc
        screens:
          inbox:
            buttonBar:
              # barc:disable:next ignored-property until 2999-12-31 -- until the redesign
              items: [{title: Edit, action: edit, style: done}]
        ---
        barc: 1
        toolkit: mdc
        screens:
          inbox: {title: Inbox}
        """)
  }

  /// The kinds that are about comments.
  package static var ofSuppressions: [FindingKind] {
    [
      .expiredSuppression,
      .unknownSuppression,
      .unusedSuppression,
    ]
  }
}
