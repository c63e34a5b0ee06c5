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
        "What it was written for is gone, or stands elsewhere; left in its place, it would hide the next fault of that kind. A comment counts where a finding is shown, and where it says that the text is used: behind an alias, or for a screen that has it from `defaults`. An `enable` ends what a `disable` above it began.",
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
        ---
        barc: 1
        toolkit: mdc
        screens:
          inbox: {title: Inbox}
          # barc:enable ignored-property
          #             ^^^^^^^^^^^^^^^^ no `disable` above silences `ignored-property`
          sent: {title: Sent}
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
        ---
        barc: 1
        toolkit: mdc
        screens:
          inbox: {title: Inbox}
          sent: {title: Sent}
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
        ---
        barc: 1
        targets: {sdk: "18.0"}
        shared:
          done: &done {title: Done, action: close, style: done}
        screens:
          inbox: {toolkit: uikit, navigationItem: {title: Inbox, rightBarButtonItem: *done}}
          # barc:disable:next ignored-property -- the bar of `inbox` reads it
          form: {toolkit: mdc, buttonBar: {items: [*done]}}
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
