import BarCatalog
import BarText

extension Rule {
  static var titleAttributesWithoutTitle: Rule {
    Rule(
      .appearance,
      FindingKind(
        "title-attributes-without-title", .warning, tier: .lint, tag: .unnecessary,
        summary: "Title attributes are set on a bar that has no title.",
        rationale:
          "The `titleTextAttributes` of a Material navigation bar apply only to a title that is not empty. A view in place of the title ignores them.",
        sources: """
          components/NavigationBar/src/MDCNavigationBar.m setTitleTextAttributes:
          """,
        bad: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              # barc:disable:next deprecated-property -- kept for older versions
              navigationBar: {titleTextAttributes: {kern: 1}}
              #               ^^^^^^^^^^^^^^^^^^^ the bar has no title that `titleTextAttributes` could apply to
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              navigationItem: {titleView: {kind: imageView, width: 80, height: 24}}
              # barc:disable:next deprecated-property -- kept for older versions
              navigationBar: {titleTextAttributes: {kern: 1}}
              #               ^^^^^^^^^^^^^^^^^^^ the bar has no title that `titleTextAttributes` could apply to
          """,
        good: """
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              # barc:disable:next deprecated-property -- kept for older versions
              navigationBar: {title: Inbox, titleTextAttributes: {kern: 1}}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              title: Inbox
              navigationItem: {rightBarButtonItem: {title: Edit, action: edit}}
              # barc:disable:next deprecated-property -- kept for older versions
              navigationBar: {titleTextAttributes: {kern: 1}}
          """),
      .property(MDCNavigationBar.id(.titleTextAttributes), of: [.mdcNavigationBar], find))
  }
}

private func find(_ use: PropertyUse, _ report: inout Report) {
  let place = use.object
  let bar = Element<MDCNavigationBar>(place.tape, at: place.visit.head)
  let title = ShownTitle(of: bar, place)
  if title.hasText && !title.hasView { return }
  report.key(
    of: use.cell, "the bar has no title that `titleTextAttributes` could apply to",
    help: "write a `title`, or remove the attributes")
}
