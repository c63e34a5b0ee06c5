import BarCatalog
import BarText

extension Rule {
  static var unsupportedProperty: Rule {
    Rule(
      .support,
      FindingKind(
        "unsupported-property", .error, tier: .lint,
        explaining: [
          "deprecated-value", "unavailable-property", "unavailable-value", "value-out-of-range",
        ],
        summary: "The bar asserts or crashes on the property, or draws nothing for it.",
        rationale:
          "The toolkit lists the properties that it cannot show. Debug builds stop at them, and release builds leave a gap where taps do nothing.",
        sources: """
          ButtonBar README, UIBarButtonItem properties
          components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m viewForItem:
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationBar: {}
              navigationItem:
                rightBarButtonItem: {systemItem: add, action: add}
                #                    ^^^^^^^^^^ `systemItem` is not supported by an `MDCNavigationBar`, as documented
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              buttonBar:
                items: [{title: Back, action: back}, {space: flexible}, {title: Edit, action: edit}]
                #                                     ^^^^^ `space` is not supported by an `MDCButtonBar`; this is not documented, only the bar's code shows it
          """,
        fixed: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationBar: {}
              navigationItem:
                rightBarButtonItem: {title: Add, action: add}
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationBar: {}
              navigationItem:
                rightBarButtonItem: {image: add, accessibilityLabel: Add, action: add}
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                rightBarButtonItem: {systemItem: add, action: add}
          """),
      .properties(
        suspects: { facts, host, _ in host.map { facts.support.actual(on: $0) } == .unsupported },
        find))
  }
}

private func find(_ use: PropertyUse, _ report: inout Report) {
  guard let host = use.host else { return }
  let facts = use.facts
  let message =
    "`\(facts.name)` is not supported by \(host.phrase)\(facts.support.documentation(on: host))"
  switch use.cell.id {
  case UIBarButtonItem.id(.systemItem) where !isSpace(use):
    report.key(
      of: use.cell, message, help: "give the item a `title` or an `image`",
      rewritten: title(inPlaceOf: use).map { ("title", $0) }, source: facts.source)
  case UIBarButtonItem.id(.systemItem), UIBarButtonItem.id(.space):
    report.key(
      of: use.cell, message, help: "remove the item: the bar has its own spacing",
      source: facts.source)
  default:
    report.key(of: use.cell, message, help: use.remedy(on: host), source: facts.source)
  }
}

/// Whether a system item is only there to keep others apart.
private func isSpace(_ use: PropertyUse) -> Bool {
  switch Element<UIBarButtonItem>(use.object.tape, at: use.object.visit.head)[.systemItem] {
  case .flexibleSpace, .fixedSpace: true
  default: false
  }
}

/// What a system item says, if its name is what it says and the item says nothing itself.
private func title(inPlaceOf use: PropertyUse) -> String? {
  let item = Element<UIBarButtonItem>(use.object.tape, at: use.object.visit.head)
  guard item[.title] == nil, item[.image] == nil, let system = item[.systemItem] else { return nil }
  switch system {
  case .flexibleSpace, .fixedSpace: return nil
  case .fastForward: return "Fast Forward"
  case .pageCurl: return "Page Curl"
  case .writingTools: return "Writing Tools"
  case .done, .cancel, .edit, .save, .add, .compose, .reply, .action, .organize, .bookmarks,
    .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .undo, .redo, .close:
    let name = "\(system.spelling)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
