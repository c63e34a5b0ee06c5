import BarCatalog
import BarCompiler
import BarLayout
import BarText

extension Rule {
  static var appearanceForOneState: Rule {
    Rule(
      .appearance,
      FindingKind(
        "appearance-for-one-state", .warning, tier: .lint,
        summary: "A bar is given a look for one of its states, and another one goes without.",
        rationale:
          "From iOS 15 on, a bar at the edge of what scrolls takes `scrollEdgeAppearance`; where that is nil it is the standard one without its background, so that the bar is see-through until people scroll. What one look says of its title or buttons and another one does not say changes when they scroll or turn the device.",
        sources: """
          https://developer.apple.com/documentation/uikit/uinavigationbar/scrolledgeappearance
          https://github.com/infinum/ios-loggie/issues/22
          https://github.com/rickytan/RTRootNavigationController/issues/301
          """,
        bad: """
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0"}
          flows:
            main:
              screens: [inbox]
              navigationBar:
                standardAppearance: {configuration: opaque, backgroundColor: systemTeal}
              # ^^^^^^^^^^^^^^^^^^ `standardAppearance` has a background, and on iOS 15 and later there is none at the edge of what scrolls
          screens: {inbox: {navigationItem: {title: Inbox}}}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0"}
          flows:
            main: {screens: [inbox], navigationBar: {barTintColor: systemTeal}}
            #                                        ^^^^^^^^^^^^ `barTintColor` gives a background, and on iOS 15 and later there is none at the edge of what scrolls
          screens: {inbox: {navigationItem: {title: Inbox}}}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0"}
          flows:
            main:
              screens: [inbox]
              navigationBar:
                standardAppearance: {configuration: opaque, backgroundColor: black, titleTextAttributes: {foregroundColor: white}}
                scrollEdgeAppearance: {configuration: opaque}
              # ^^^^^^^^^^^^^^^^^^^^ `scrollEdgeAppearance` has no `titleTextAttributes`, which `standardAppearance` has
          screens: {inbox: {navigationItem: {title: Inbox}}}
          """,
        good: """
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0"}
          shared: {look: &look {configuration: opaque, backgroundColor: systemTeal}}
          flows:
            main: {screens: [inbox], navigationBar: {standardAppearance: *look, scrollEdgeAppearance: *look}}
          screens: {inbox: {navigationItem: {title: Inbox}}}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "14.0", devices: [iphone-11]}
          flows:
            main: {screens: [inbox], navigationBar: {standardAppearance: {configuration: opaque}}}
          screens: {inbox: {navigationItem: {title: Inbox}}}
          ---
          barc: 1
          toolkit: uikit
          targets: {sdk: "18.0"}
          flows:
            main:
              screens: [inbox]
              navigationBar:
                standardAppearance: {configuration: opaque, backgroundColor: black, titleTextAttributes: {foregroundColor: white}}
                scrollEdgeAppearance: {largeTitleTextAttributes: {foregroundColor: black}, titleTextAttributes: {foregroundColor: black}}
          screens: {inbox: {navigationItem: {title: Inbox}}}
          """),
      .objects(
        of: [.uiNavigationBar, .uiToolbar, .uiNavigationItem],
        having: Presence(any: [UINavigationBar.id(.standardAppearance)] + slots + olderBackgrounds),
        find))
  }
}

/// The other three looks of a bar or an item.
private let slots: [UInt16] = [
  UINavigationBar.id(.compactAppearance), UINavigationBar.id(.scrollEdgeAppearance),
  UINavigationBar.id(.compactScrollEdgeAppearance),
]

/// What gives a bar a background without a look.
private let olderBackgrounds: [UInt16] = [
  UINavigationBar.id(.barTintColor), UINavigationBar.id(.backgroundImage),
]

/// What looks should agree about; large titles are there at the edge alone.
private let shared: [UInt16] = [
  UINavigationBarAppearance.id(.titleTextAttributes),
  UINavigationBarAppearance.id(.buttonAppearance),
]

private func find(_ place: ObjectPlace, _ report: inout Report) {
  guard place.host == .uiNavigationBar || place.host == .uiToolbar, !place.isNeverShown else {
    return
  }
  // Ids are of names, so bars and items are read alike.
  let bar = Element<UINavigationBar>(place.tape, at: place.visit.head)
  findDifference(bar, &report)
  guard bar[.scrollEdgeAppearance] == nil, let cell = background(of: bar, place),
    isSeeThroughAtEdge(place), !takesEdgeOfBar(place)
  else { return }
  let name = place.type.propertyName(at: cell.place)
  let verb = cell.id == UINavigationBar.id(.standardAppearance) ? "has" : "gives"
  report.key(
    of: cell,
    "`\(name)` \(verb) a background, and on iOS 15 and later there is none at the edge of what scrolls",
    help: "write `scrollEdgeAppearance` as well, with the same or with what is wanted there")
}

/// What gives the bar a background; nothing where nothing does.
private func background(of bar: Element<UINavigationBar>, _ place: ObjectPlace) -> Cell? {
  if let look = bar[.standardAppearance] {
    // Ids are of names, so looks of both bars are read alike.
    let hasOne =
      look[.configuration] == .opaque
      || [
        UIBarAppearance.id(.backgroundColor), UIBarAppearance.id(.backgroundImage),
        UIBarAppearance.id(.backgroundEffect),
      ].contains { look.index(of: $0) != nil }
    return hasOne ? bar.cell(.standardAppearance) : nil
  }
  if place.type == .uiNavigationItem { return nil }
  return bar.cell(.barTintColor) ?? bar.cell(.backgroundImage)
}

/// Whether a bar without a look for the edge has no background there: with the SDK of iOS 15, before bars are glass.
private func isSeeThroughAtEdge(_ place: ObjectPlace) -> Bool {
  let first = Version(15)
  if let sdk = place.versions.sdk, sdk < first { return false }
  return place.environments.contains {
    $0.layout.os >= first && $0.layout.look < LiquidGlass.first
  }
}

/// Whether the bar that shows a navigation item has a look for the edge, which the item then takes.
private func takesEdgeOfBar(_ place: ObjectPlace) -> Bool {
  guard place.type == .uiNavigationItem else { return false }
  if let bar = place.owner(UINavigationBar.self) { return bar[.scrollEdgeAppearance] != nil }
  let flows = place.screen?.surroundings.map { place.document.flows[$0.flow] } ?? []
  // Of a stack that is not described nothing is known.
  return flows.allSatisfy {
    $0.head < 0
      || Element<Flow>(place.tape, at: $0.head)[.navigationBar]?[.scrollEdgeAppearance] != nil
  }
}

/// Says which look does not have what another one has.
private func findDifference(_ bar: Element<UINavigationBar>, _ report: inout Report) {
  let all = ([UINavigationBar.id(.standardAppearance)] + slots).compactMap { id in
    bar.index(of: id).map { bar.tape[$0] }
  }
  guard all.count > 1 else { return }
  for id in shared {
    let looks = all.map { cell in
      let look = Element<UINavigationBarAppearance>(word: cell.word, bar.tape)
      // At the edge a large title is shown in the place of the other one.
      let isOfLargeTitle =
        id == UINavigationBarAppearance.id(.titleTextAttributes)
        && cell.id == UINavigationBar.id(.scrollEdgeAppearance)
        && look[.largeTitleTextAttributes] != nil
      return (cell, look.index(of: id) != nil || isOfLargeTitle)
    }
    guard let having = looks.first(where: \.1), let lacking = looks.first(where: { !$0.1 }) else {
      continue
    }
    let type = BarType(rawValue: UInt8(truncatingIfNeeded: bar.tape[Int(bar.head)].id))
    let name = { (cell: Cell) in type.map { "\($0.propertyName(at: cell.place))" } ?? "" }
    let spelling = UINavigationBarAppearance.type.propertyName(
      at: UINavigationBarAppearance.type.place(ofID: id))
    report.key(
      of: lacking.0,
      "`\(name(lacking.0))` has no `\(spelling)`, which `\(name(having.0))` has",
      help: "say the same in each appearance of the bar")
  }
}
