package import BarText

/// What can be wrong with comments that silence rules.
extension FindingKind {
  package static var unknownSuppression: FindingKind {
    FindingKind(
      "unknown-suppression", .warning, tier: .lint,
      summary: "A comment silences a rule that does not exist or cannot be silenced.",
      rationale:
        "A comment with a misspelled rule silences nothing. Errors of the description itself cannot be silenced, because nothing can be laid out until they are fixed.",
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
        "The finding that the comment was written for is gone, or has moved. If the comment stays, it hides the next finding of that rule. A comment applies where a finding is shown, and where its text is used: through an alias, or on a screen that gets it from `defaults`. An `enable` ends what a `disable` above it began.",
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
      summary: "A comment silenced a rule until a date that has passed.",
      rationale:
        "The date was a reminder to look at the finding again. The comment no longer silences anything: remove it, or give it a new date.",
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
