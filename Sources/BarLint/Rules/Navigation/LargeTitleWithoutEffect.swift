import BarCatalog
import BarCompiler
import BarText

extension Rule {
  static var largeTitleWithoutEffect: Rule {
    Rule(
      .navigation,
      FindingKind(
        "large-title-without-effect", .warning, tier: .lint, tag: .unnecessary,
        summary: "A large title is asked for where none is shown.",
        rationale:
          "The bar has to prefer large titles before an item can have one. With large titles and no title an empty band is left, and a view in the title's place is shown in the small bar alone, which is a note.",
        sources: """
          UIKit/UINavigationBar.h prefersLargeTitles
          UIKit/UINavigationItem.h largeTitleDisplayMode
          https://github.com/wordpress-mobile/WordPressAuthenticator-iOS/pull/307
          """,
        bad: """
          barc: 1
          toolkit: uikit
          flows: {main: [home]}
          screens:
            home:
              navigationItem:
                title: Home
                largeTitleDisplayMode: always
              # ^^^^^^^^^^^^^^^^^^^^^ no bar that shows this item prefers large titles
          ---
          barc: 1
          toolkit: uikit
          flows: {main: {screens: [login], navigationBar: {prefersLargeTitles: true}}}
          screens:
            login: {navigationItem: {title: "", largeTitleDisplayMode: always}}
            #                                   ^^^^^^^^^^^^^^^^^^^^^ there is no title, and an empty band in its place
          """,
        good: """
          barc: 1
          toolkit: uikit
          flows: {main: {screens: [home], navigationBar: {prefersLargeTitles: true}}}
          screens:
            home: {navigationItem: {title: Home, largeTitleDisplayMode: always}}
          ---
          barc: 1
          toolkit: uikit
          screens:
            login: {navigationItem: {title: Log in, largeTitleDisplayMode: never}}
          """),
      .property(UINavigationItem.id(.largeTitleDisplayMode), of: [.uiNavigationItem], find))
  }
}

private func find(_ use: PropertyUse, _ report: inout Report) {
  let item = Element<UINavigationItem>(use.object.tape, at: use.object.visit.head)
  guard item[.largeTitleDisplayMode] == .always, use.host == .uiNavigationBar,
    let prefers = prefersLargeTitles(use.object)
  else { return }
  if !prefers {
    report.key(
      of: use.cell, "no bar that shows this item prefers large titles",
      help: "set `prefersLargeTitles: true` on the bar of the flow")
  } else if item[.titleView] != nil {
    report.key(
      of: use.cell, "a `titleView` is not shown in the place of a large title",
      help: "write a `title` as well, or `largeTitleDisplayMode: never`", severity: .note)
  } else if !hasTitle(item, use.object) {
    report.key(
      of: use.cell, "there is no title, and an empty band in its place",
      help: "write a `title`, or `largeTitleDisplayMode: never`")
  }
}

/// Whether a bar that shows an item prefers large titles; nothing where the description has no bar.
private func prefersLargeTitles(_ place: ObjectPlace) -> Bool? {
  if let bar = place.owner(UINavigationBar.self) { return bar.resolved(.prefersLargeTitles) }
  guard let screen = place.screen else { return nil }
  let flows = screen.surroundings.map { place.document.flows[$0.flow] }.filter { !$0.isImplied }
  if flows.isEmpty { return nil }
  return flows.contains {
    Element<Flow>(place.tape, at: $0.head)[.navigationBar]?.resolved(.prefersLargeTitles) ?? false
  }
}

private func hasTitle(_ item: Element<UINavigationItem>, _ place: ObjectPlace) -> Bool {
  if item[.attributedTitle] != nil || item[.largeTitle] != nil { return true }
  if let title = item[.title] { return !title.isEmpty }
  return place.owner(Screen.self)?[.title].map { !$0.isEmpty } ?? false
}
