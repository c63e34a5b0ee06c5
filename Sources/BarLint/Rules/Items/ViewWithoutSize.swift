import BarCatalog
import BarText

extension Rule {
  static var viewWithoutSize: Rule {
    Rule(
      .items,
      FindingKind(
        "view-without-size", .warning, tier: .lint,
        summary: "A view in a bar has no width of its own.",
        rationale:
          "A bar asks a view for its size. Since iOS 11, UIKit uses the view's constraints and intrinsic size: a view with neither collapses, and from iOS 26 it is stretched. A Material bar uses the view's bounds, which are empty at first.",
        sources: """
          https://github.com/software-mansion/react-native-screens/issues/2990
          https://gist.github.com/niw/569b49648fcab22124e1d12c195fe595
          components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m viewForItem:
          """,
        bad: """
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {customView: {kind: view}}
                #                    ^^^^^^^^^^ nothing says how wide the view is
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              title: Inbox
              navigationItem:
                titleView: {kind: slider}
              # ^^^^^^^^^ nothing says how wide the view is
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {customView: {kind: view, height: 44, sizing: fixed}}
                #                    ^^^^^^^^^^ nothing says how wide the view is
          """,
        good: """
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {customView: {kind: view, width: 44, height: 44}}
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              title: Inbox
              navigationItem:
                titleView: {kind: searchBar}
          """),
      .objects(
        of: [.uiBarButtonItem, .uiNavigationItem],
        having: Presence(
          any: [UIBarButtonItem.id(.customView), UINavigationItem.id(.titleView)]), find))
  }
}

private func find(_ place: ObjectPlace, _ report: inout Report) {
  if place.isBackItemOfUIKit { return }
  let isItem = place.type == .uiBarButtonItem
  // A title view of a Material bar gets the room that there is.
  if !isItem, place.host != .uiNavigationBar { return }
  // Ids are of names, so items and navigation items are read alike.
  let cell =
    isItem
    ? Element<UIBarButtonItem>(place.tape, at: place.visit.head).cell(.customView)
    : Element<UINavigationItem>(place.tape, at: place.visit.head).cell(.titleView)
  let isUIKit = place.host == .uiNavigationBar || place.host == .uiToolbar
  guard let cell else { return }
  let view = Element<ViewDescription>(word: cell.word, place.tape)
  // In the place of a title, a search bar gets all the room that there is.
  if !isItem, view[.kind] == .searchBar { return }
  if hasWidth(view, byConstraints: isUIKit) { return }
  report.key(
    of: cell, "nothing says how wide the view is",
    help: "give it constraints or an intrinsic size, and write its `width` and `height`")
}

/// Whether something gives a view a width: a number, or what it is.
///
/// - Parameter byConstraints: Whether the bar asks what the view would like, and not for its bounds.
private func hasWidth(_ view: Element<ViewDescription>, byConstraints: Bool) -> Bool {
  if view[.width] != nil || view[.intrinsicWidth] != nil { return true }
  switch view[.sizing] {
  case .fitWidth, .clamp: return true
  // A size of its own is no width where none is written.
  case .bounds, .fixed, nil: break
  }
  if view[.navigationBar] != nil || view[.buttonBar] != nil || view[.headerStackView] != nil {
    return true
  }
  if view[.title] != nil || view[.image] != nil { return true }
  switch view[.kind] {
  case .segmentedControl, .switch, .stepper, .pageControl, .activityIndicator: return true
  // What shows words or an image is as wide as those, which code may set.
  case .button, .label, .imageView, .stackView, .textField: return byConstraints
  case .view, .slider, .progressView, .searchBar, .tabBar, .control, nil: return false
  }
}
