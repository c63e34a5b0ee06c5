import BarCatalog
import BarCompiler
import BarSyntax
import BarText

extension Rule {
  static var propertyWithoutEffect: Rule {
    Rule(
      .support,
      FindingKind(
        "property-without-effect", .warning, tier: .lint, tag: .unnecessary,
        explaining: ["deprecated-value", "unavailable-property", "unavailable-value"],
        summary: "A property is set where it has no effect.",
        rationale:
          "The property needs another property, is overridden by one, or does not apply to the object around it. Nothing is logged, and nothing happens.",
        sources: """
          UIKit/UINavigationItem.h backButtonDisplayMode
          https://developer.apple.com/documentation/uikit/uibarbuttonitem/hidessharedbackground
          https://github.com/material-components/material-components-ios/issues/5185
          https://github.com/material-components/material-components-ios/issues/6451
          https://github.com/TanguyAladenise/BBBadgeBarButtonItem/issues/13
          """,
        bad: """
          barc: 1
          toolkit: uikit
          flows: {main: [inbox, message]}
          screens:
            inbox:
              navigationItem:
                title: Inbox
                backButtonDisplayMode: minimal
              # ^^^^^^^^^^^^^^^^^^^^^ `backButtonDisplayMode` has no effect when `backBarButtonItem` is set
                backBarButtonItem: {title: Mail}
                hidesSearchBarWhenScrolling: false
              # ^^^^^^^^^^^^^^^^^^^^^^^^^^^ `hidesSearchBarWhenScrolling` has no effect without `searchController`
            message: {navigationItem: {title: Message}}
          ---
          barc: 1
          toolkit: uikit
          screens:
            inbox:
              navigationItem:
                title: Inbox
                rightBarButtonItem:
                  customView: {kind: button, title: Edit, width: 60, height: 44}
                  tintColor: red
                # ^^^^^^^^^ `tintColor` has no effect when `customView` is set
                leftBarButtonItem: {systemItem: done, action: close, hidesSharedBackground: true}
                #                                                    ^^^^^^^^^^^^^^^^^^^^^ `hidesSharedBackground` has no effect on an item that is prominent
          ---
          barc: 1
          toolkit: mdc
          flows:
            main:
              navigationController: MDCAppBarNavigationController
              isNavigationBarHidden: true
            # ^^^^^^^^^^^^^^^^^^^^^ `isNavigationBarHidden` has no effect on app bars without `shouldSetNavigationBarHiddenHideAppBar`
              navigationBar: {prefersLargeTitles: true}
            # ^^^^^^^^^^^^^ `navigationBar` has no effect in an `MDCAppBarNavigationController`, which hides it
              screens: [inbox]
          screens: {inbox: {title: Inbox, appBar: {theme: primary}}}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar: {isFloatingButtonHidden: true, floatingButtonElevation: secondary}
              #                                            ^^^^^^^^^^^^^^^^^^^^^^^ `floatingButtonElevation` has no effect when `isFloatingButtonHidden` is set
          ---
          barc: 1
          toolkit: uikit
          images: {flag: {size: [24, 16], renderingMode: alwaysOriginal}}
          screens:
            trip:
              navigationItem:
                title: Trip
                rightBarButtonItem: {image: flag, accessibilityLabel: Country, tintColor: red, action: choose}
                #                                                              ^^^^^^^^^ `tintColor` has no effect on an image that is drawn in its own colors
          """,
        good: """
          barc: 1
          toolkit: uikit
          flows: {main: [inbox, message]}
          screens:
            inbox:
              navigationItem:
                title: Inbox
                backButtonDisplayMode: minimal
                hidesSearchBarWhenScrolling: false
                searchController: {placeholder: Search}
            message: {navigationItem: {title: Message}}
          ---
          barc: 1
          toolkit: mdc
          flows:
            main:
              navigationController: MDCAppBarNavigationController
              shouldSetNavigationBarHiddenHideAppBar: true
              isNavigationBarHidden: true
              screens: [inbox]
          screens: {inbox: {title: Inbox, appBar: {theme: primary}}}
          ---
          barc: 1
          toolkit: mdc
          screens:
            inbox:
              bottomAppBar: {isFloatingButtonHidden: true, floatingButtonPosition: trailing, leadingBarButtonItems: [{title: Edit, action: edit}]}
          """),
      .objects(
        of: Dependency.types + [.flow, .screen, .mdcNavigationBar],
        havingOf: { Presence(any: Dependency.triggers(in: $0) + contextual($0)) },
        where: { tape, visit in visit.type != .uiBarButtonItem || hasMoreThanTint(tape, visit) },
        find))
  }
}

/// What may have no effect because of what holds its object.
private func contextual(_ type: BarType) -> [UInt16] {
  switch type {
  case .mdcNavigationBar: [MDCNavigationBar.id(.titleTextAttributes)]
  case .mdcBottomAppBarView: [MDCBottomAppBarView.id(.tintColor)]
  case .uiBarButtonItem:
    [
      UIBarButtonItem.id(.tintColor), UIBarButtonItem.id(.hidesSharedBackground),
      UIBarButtonItem.id(.sharesBackground),
    ]
  case .flow:
    [Flow.id(.navigationBar), Flow.id(.isNavigationBarHidden), Flow.id(.hidesBarsOnSwipe)]
  case .screen: [Screen.id(.preferredStatusBarStyle), Screen.id(.prefersStatusBarHidden)]
  default: []
  }
}

/// Whether an item has more than a tint, which most have that have anything of this kind; an image may not be drawn in
/// it.
@Sendable
private func hasMoreThanTint(_ tape: [Cell], _ visit: Visit) -> Bool {
  tape.run(at: Int(visit.head)).contains { itemTriggers.contains(tape[$0].id) }
}

private let itemTriggers =
  Dependency.triggers(in: .uiBarButtonItem)
  + contextual(.uiBarButtonItem).filter { $0 != UIBarButtonItem.id(.tintColor) }
  + [UIBarButtonItem.id(.image)]

private func find(_ place: ObjectPlace, _ report: inout Report) {
  let dependencies = Dependency.of(place.type)
  let contextual = contextual(place.type)
  let tape = place.tape
  let run = tape.run(at: Int(place.visit.head))
  for index in run {
    let cell = tape[index]
    guard
      contextual.contains(cell.id) || dependencies.contains(where: { $0.id == cell.id })
        || cell.id == MDCNavigationBar.id(.titleFont)
    else { continue }
    let use = PropertyUse(object: place, cell: cell)
    let fault =
      dependencies.lazy.filter { $0.id == cell.id }
      .compactMap { $0.fault(among: tape[run], in: use.versions) }.first
      ?? contextualFault(of: use)
    // What is not read at all, or asked to do nothing, has other findings or none.
    if let fault, !use.isDefault, !isIgnored(use) { say(fault, use, &report) }
  }
}

private func say(_ fault: String, _ use: PropertyUse, _ report: inout Report) {
  let message = "`\(use.facts.name)` has no effect \(fault)"
  guard holdsItems(use.facts.form) else {
    report.needlessKey(of: use.cell, message, help: "remove it")
    return
  }
  // Whoever wrote items wants them somewhere.
  report.needlessKey(
    of: use.cell, message, help: "move its items to the other property", removing: .unsafe)
}

private func holdsItems(_ form: ValueForm) -> Bool {
  form.kind == .element && form.parameter == UIBarButtonItem.type.rawValue
}

private func isIgnored(_ use: PropertyUse) -> Bool {
  guard let host = use.host else { return false }
  return switch use.facts.support.actual(on: host) {
  case .ignored, .unsupported: true
  default: false
  }
}

/// Why a property has no effect because of what holds its object; `nil` if it has one.
private func contextualFault(of use: PropertyUse) -> String? {
  let place = use.object
  switch use.cell.id {
  case UIBarButtonItem.id(.hidesSharedBackground), UIBarButtonItem.id(.sharesBackground):
    if place.visit.property == UINavigationItem.id(.backBarButtonItem) { return "on a back item" }
    if let group = place.owner(UIBarButtonItemGroup.self), group[.barButtonItems]?.count ?? 0 > 1 {
      return "in a group of several items"
    }
    guard use.cell.id == UIBarButtonItem.id(.hidesSharedBackground) else { return nil }
    return isProminent(Element(place.tape, at: place.visit.head))
      ? "on an item that is prominent" : nil
  case Flow.id(.navigationBar), Flow.id(.isNavigationBarHidden), Flow.id(.hidesBarsOnSwipe):
    guard place.type == .flow, let flow = place.flow else { return nil }
    return contextualFault(of: use, in: flow)
  case MDCNavigationBar.id(.titleFont):
    let bar = Element<MDCNavigationBar>(place.tape, at: place.visit.head)
    return bar[.titleTextAttributes]?[.font] == nil
      ? nil : "when `titleTextAttributes` has a font"
  case UIBarButtonItem.id(.tintColor):
    // Ids are of names: a tint of a bar is another one.
    if place.type == .mdcBottomAppBarView {
      return "on items, which have `leadingBarItemsTintColor` and `trailingBarItemsTintColor`"
    }
    guard place.type == .uiBarButtonItem else { return nil }
    let item = Element<UIBarButtonItem>(place.tape, at: place.visit.head)
    return item[.image].map { isOriginal($0, place) } == true
      ? "on an image that is drawn in its own colors" : nil
  case Screen.id(.preferredStatusBarStyle), Screen.id(.prefersStatusBarHidden):
    let keys = place.document.checked.description[.infoPlist]
    return keys?[.UIViewControllerBasedStatusBarAppearance] == false
      ? "when `UIViewControllerBasedStatusBarAppearance` is off" : nil
  default: return nil
  }
}

private func contextualFault(of use: PropertyUse, in flow: ResolvedFlow) -> String? {
  let isMaker = flow.navigationController == .MDCAppBarNavigationController
  switch use.cell.id {
  case Flow.id(.navigationBar):
    return isMaker ? "in an `MDCAppBarNavigationController`, which hides it" : nil
  case Flow.id(.isNavigationBarHidden):
    let element = Element<Flow>(use.object.tape, at: flow.head)
    return isMaker && !element.resolved(.shouldSetNavigationBarHiddenHideAppBar)
      ? "on app bars without `shouldSetNavigationBarHiddenHideAppBar`" : nil
  default:
    let document = use.object.document
    let screens = flow.screens.map { document.screens[$0] }
    let isMaterial =
      isMaker
      || !screens.isEmpty
        && screens.allSatisfy { $0.bars.contains(.appBar) || $0.bars.contains(.flexibleHeader) }
    return isMaterial ? "on Material's headers, which have a `shiftBehavior`" : nil
  }
}

/// Whether glass gives an item a background of its own, which stays.
private func isProminent(_ item: Element<UIBarButtonItem>) -> Bool {
  if item[.systemItem] == .done || item[.systemItem] == .save { return true }
  return item[.style] == .prominent || item[.style] == .done
}

/// Whether an image keeps its colors, by what is said where it is used or where it is named.
private func isOriginal(_ image: Element<ImageReference>, _ place: ObjectPlace) -> Bool {
  if let mode = image[.renderingMode] { return mode == .alwaysOriginal }
  guard let name = image[.name], let table = place.document.checked.description[.images] else {
    return false
  }
  let texts = place.document.tree.texts
  let row = (0..<table.count).first { texts.areEqual(table.name($0).word, name.word) }
  return row.flatMap { table.member($0)[.renderingMode] } == .alwaysOriginal
}
