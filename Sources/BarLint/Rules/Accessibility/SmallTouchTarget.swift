import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var smallTouchTarget: Rule {
    Rule(
      .accessibility,
      FindingKind(
        "small-touch-target", .warning, tier: .lint,
        summary: "A touch target is smaller than 44 points.",
        rationale:
          "Apple recommends at least 44 by 44 points. A bar makes its own buttons large enough unless the description says otherwise. A view that the app provides receives touches only within its own bounds.",
        sources: """
          https://developer.apple.com/design/human-interface-guidelines/buttons
          components/ButtonBar/src/MDCButtonBarButton.m sizeThatFits:
          """,
        bad: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItems:
                  - {title: Edit, action: edit}
                  - {image: filter, accessibilityLabel: Filter, action: filter, width: 32}
                  # ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the touch target is smaller than 44 × 44 points: 32 × 56 in `iphone-16/portrait/ltr`
              navigationBar: {}
          ---
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            inbox:
              buttonBar:
                frame: [0, 100, fit, 32]
              # ^^^^^ the touch targets are less than 44 points high: 32 in `iphone-16/portrait/ltr`
                items:
                  - {title: Edit, action: edit}
                  - {title: Sort, action: sort}
          """,
        good: """
          barc: 1
          toolkit: mdc
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItems:
                  - {title: Edit, action: edit}
                  - {image: filter, accessibilityLabel: Filter, action: filter}
                  - {customView: {kind: label, title: 3, width: 20, height: 20}}
              navigationBar: {}
          ---
          barc: 1
          toolkit: uikit
          targets: {devices: [iphone-16], orientations: [portrait]}
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem: {customView: {kind: button, title: Me, accessibilityLabel: Me, action: me, width: 44, height: 44}}
          """),
      .layouts(of: BarKind.allCases.filter { $0 != .flexibleHeader }, find))
  }
}

/// The least side of what people tap, in points (Human Interface Guidelines, Buttons).
private let leastSide = 44.0

private func find(_ bar: BarUse, _ report: inout Report) {
  findLow(bar, &report)
  for view in bar.views.indices where isTapped(view, of: bar) {
    // Bars of Material Components make everything as high as they are.
    let isAsHighAsBar = bar.bar.kind.toolkit == .mdc && bar.views[view].type != .floatingButton
    var flaws = Flaws()
    for layout in bar.layouts.indices {
      guard let size = size(of: view, in: layout, of: bar) else { continue }
      let side = isAsHighAsBar ? size.width : min(size.width, size.height)
      if side < leastSide - bar.textError(of: view, in: layout) {
        flaws.add(layout, leastSide - side, bar.ownConfidence(of: view, in: layout))
      }
    }
    guard !flaws.isEmpty, let size = size(of: view, in: flaws.worst, of: bar) else { continue }
    report.flaws(
      flaws, of: bar, at: place(of: view, in: bar),
      "the touch target is smaller than 44 × 44 points:",
      "\(points(size.width)) × \(points(size.height))",
      help: "make it larger, with empty space around its content")
  }
}

/// Reports that a bar is lower than what people can tap: of all that is in it at once.
private func findLow(_ bar: BarUse, _ report: inout Report) {
  guard bar.bar.kind.toolkit == .mdc, !holdsSafeArea(bar) else { return }
  let groups = bar.views.indices.filter { group in
    bar.views[group].type == .buttonBar
      && bar.children(of: group).contains {
        bar.views[$0].type == .barButton && bar.views[$0].object >= 0
      }
  }
  var flaws = Flaws()
  for layout in bar.layouts.indices {
    let heights = groups.compactMap { group in
      bar.isHidden(group, in: layout) ? nil : bar.layouts[layout].views[group].frame?.height
    }
    guard let height = heights.min(), height < leastSide else { continue }
    flaws.add(layout, leastSide - height, bar.confidence(of: 0, in: layout))
  }
  if flaws.isEmpty { return }
  report.flaws(
    flaws, of: bar, at: placeOfHeight(of: bar), "the touch targets are less than 44 points high:",
    points(leastSide - flaws.amount), help: "make the bar at least 44 points high")
}

/// Whether an app bar has a height that is a row's and leaves less below the safe area that it holds, which is another
/// finding.
private func holdsSafeArea(_ bar: BarUse) -> Bool {
  guard bar.bar.kind == .appBar, let view = bar.headerView,
    view[.minMaxHeightIncludesSafeArea] ?? true,
    let height = view[.maximumHeight] ?? view[.minimumHeight]
  else { return false }
  return height >= HeaderUse.rowHeight
}

/// What makes a bar as low as it is.
private func placeOfHeight(of bar: BarUse) -> WrittenPlace {
  if let view = bar.headerView {
    return bar.place(ofKey: .maximumHeight, of: view) ?? bar.place(ofKey: .minimumHeight, of: view)
      ?? bar.placeOfBar
  }
  // Ids are of names, so the frame of any bar is read alike.
  let root = bar.element(MDCNavigationBar.self, at: bar.bar.head)
  return bar.place(ofKey: .frame, of: root) ?? bar.placeOfBar
}

/// Whether people are meant to tap a view whose size is up to the description.
///
/// Controls of the system have the sizes that Apple gives them, and so have the buttons that UIKit makes of items.
private func isTapped(_ view: Int, of bar: BarUse) -> Bool {
  let laidOut = bar.views[view]
  switch laidOut.type {
  case .barButton:
    guard laidOut.object >= 0 else { return false }
    let item = bar.element(UIBarButtonItem.self, at: laidOut.object)
    return item[.title] != nil || item[.image] != nil
  case .floatingButton: return laidOut.object >= 0
  default:
    guard let description = plainView(of: laidOut, in: bar) else { return false }
    return switch description[.kind] ?? .view {
    case .button, .control: true
    case .view, .label, .imageView, .stackView, .activityIndicator, .progressView:
      description[.interactive] == true || description[.action] != nil
    case .segmentedControl, .slider, .switch, .stepper, .pageControl, .textField, .searchBar,
      .tabBar:
      false
    }
  }
}

/// The view of an item, or a title view, where that is not a bar.
private func plainView(of view: LaidOutView, in bar: BarUse) -> Element<ViewDescription>? {
  if view.object < 0 { return nil }
  switch view.name {
  case .item, .leadingItem, .trailingItem:
    return bar.element(UIBarButtonItem.self, at: view.object)[.customView]
  case .titleView: return bar.element(ViewDescription.self, at: view.object)
  default: return nil
  }
}

/// How large a view is for a finger, in points; `nil` if it does not show.
private func size(of view: Int, in layout: Int, of bar: BarUse) -> Size? {
  let laidOut = bar.layouts[layout].views[view]
  guard let frame = laidOut.frame, !bar.isHidden(view, in: layout) else { return nil }
  guard laidOut.type == .floatingButton else {
    // Of a view without a size nobody knows how large it gets.
    guard frame.width > 0, frame.height > 0 else { return nil }
    // One that a low bar squeezes is another finding.
    let own = plainView(of: laidOut, in: bar)?[.height] ?? 0
    return Size(width: frame.width, height: max(frame.height, own))
  }
  let button = bar.element(MDCFloatingButton.self, at: laidOut.object)
  if button[.hitAreaInsets] != nil { return nil }
  let isSmallCircle = button.resolved(.shape) == .mini && button.resolved(.mode) == .normal
  let margin = isSmallCircle ? smallCircleMargin : 0
  return Size(width: frame.width + 2 * margin, height: frame.height + 2 * margin)
}

/// How much a small circle takes taps beyond its edges, in points (MDCFloatingButton.m, hit area insets).
private let smallCircleMargin = 4.0

/// An item's view by itself as far as it is one, for it is what is too small; else the item.
private func place(of view: Int, in bar: BarUse) -> WrittenPlace? {
  let laidOut = bar.views[view]
  if let description = plainView(of: laidOut, in: bar) {
    return bar.place(ofObject: description.head)
  }
  return bar.place(ofObject: laidOut.object)
}
