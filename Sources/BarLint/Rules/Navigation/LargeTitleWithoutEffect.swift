import BarCatalog
import BarCompiler
import BarText

extension Rule {
  static var largeTitleWithoutEffect: Rule {
    Rule(
      .navigation,
      FindingKind(
        "large-title-without-effect", .warning, tier: .lint, tag: .unnecessary,
        summary: "A large title is requested where none is shown.",
        rationale:
          "An item can have a large title only if its bar prefers large titles. A large title without text leaves an empty band. A `titleView` appears only in the small bar, never in place of the large title; that finding is a note. `automatic` follows the screen below.",
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
            #                                   ^^^^^^^^^^^^^^^^^^^^^ there is no title, so the large title is an empty band
          ---
          barc: 1
          toolkit: uikit
          flows: {main: {screens: [home, day], navigationBar: {prefersLargeTitles: true}}}
          screens:
            home: {navigationItem: {title: Home, largeTitleDisplayMode: never}}
            day: {navigationItem: {title: Day, largeTitleDisplayMode: automatic}}
            #                                  ^^^^^^^^^^^^^^^^^^^^^ the title stays small, like that of `home` below it
          ---
          barc: 1
          toolkit: uikit
          flows: {main: {screens: [home], navigationBar: {prefersLargeTitles: true}}}
          screens:
            home: {navigationItem: {titleView: {kind: imageView, width: 90, height: 30}}}
            #                       ^^^^^^^^^ a `titleView` is not shown in place of a large title, which stays empty
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
          flows: {main: {screens: [home, day, hour], navigationBar: {prefersLargeTitles: true}}}
          screens:
            home: {navigationItem: {title: Home, titleView: {kind: imageView, width: 90, height: 30}}}
            day: {navigationItem: {title: Day, largeTitleDisplayMode: automatic}}
            hour: {navigationItem: {titleView: {kind: label, title: Now}, largeTitleDisplayMode: never}}
          ---
          barc: 1
          toolkit: uikit
          screens:
            login: {navigationItem: {title: Log in, largeTitleDisplayMode: never}}
          """),
      Judge(
        properties: Judge.OfProperties(
          types: [.uiNavigationItem], suspects: { facts, _, _ in suspects.contains(facts.id) },
          judge: find)))
  }
}

/// What asks for a large title, and what is not shown in its place.
private let suspects: [UInt16] = [
  UINavigationItem.id(.largeTitleDisplayMode), UINavigationItem.id(.titleView),
]

private func find(_ use: PropertyUse, _ report: inout Report) {
  let item = Element<UINavigationItem>(use.object.tape, at: use.object.visit.head)
  guard use.host == .uiNavigationBar, let prefers = prefersLargeTitles(use.object) else { return }
  if use.cell.id == UINavigationItem.id(.titleView) {
    guard prefers, item[.largeTitleDisplayMode] == nil, !hasTitle(item, use.object),
      smallTitleBelow(use.object) == nil
    else { return }
    report.key(
      of: use.cell, "a `titleView` is not shown in place of a large title, which stays empty",
      help: "write a `title` as well, or `largeTitleDisplayMode: never`", severity: .note)
    return
  }
  switch item[.largeTitleDisplayMode] {
  case .always: break
  case .automatic:
    guard prefers, let below = smallTitleBelow(use.object) else { return }
    report.key(
      of: use.cell, "the title stays small, like that of `\(use.object.id(of: below))` below it",
      help: "write `largeTitleDisplayMode: always`",
      fixes: [Report.Writing("always", .unsafe, .value(use.cell.node))], severity: .note)
    return
  case .never, .inline, nil: return
  }
  if !prefers {
    report.key(
      of: use.cell, "no bar that shows this item prefers large titles",
      help: "set `prefersLargeTitles: true` on the bar of the flow")
  } else if item[.titleView] != nil {
    report.key(
      of: use.cell, "a `titleView` is not shown in place of a large title",
      help: hasTitle(item, use.object)
        ? "write `largeTitleDisplayMode: never` to always show the view"
        : "write a `title` as well, or `largeTitleDisplayMode: never`",
      severity: .note)
  } else if !hasTitle(item, use.object) {
    report.key(
      of: use.cell, "there is no title, so the large title is an empty band",
      help: "write a `title`, or `largeTitleDisplayMode: never`")
  }
}

/// The screen whose small title one that leaves the choice to the bar takes after; `nil` if it is large in a stack.
private func smallTitleBelow(_ place: ObjectPlace) -> ResolvedScreen? {
  guard let screen = place.screen, !screen.surroundings.isEmpty else { return nil }
  var result: ResolvedScreen?
  for surrounding in screen.surroundings {
    let below = place.document.flows[surrounding.flow].screens.prefix(surrounding.position)
      .map { place.document.screens[$0] }
    // What leaves the choice, too, takes after the one below.
    let last = below.last { screen in
      let mode = Element<Screen>(place.tape, at: screen.head)[.navigationItem]?[
        .largeTitleDisplayMode]
      return mode != nil && mode != .automatic
    }
    guard let last else { return nil }
    let item = Element<Screen>(place.tape, at: last.head)[.navigationItem]
    if item?[.largeTitleDisplayMode] == .always { return nil }
    result = last
  }
  return result
}

/// Whether a bar that shows an item prefers large titles; `nil` if the description has no bar.
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
