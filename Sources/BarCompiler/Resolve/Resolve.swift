import BarCatalog
import BarLayout
import BarSyntax
package import BarText

/// Applies references, flows and targets.
///
/// - Parameter targets: What to lay out for where the description does not say.
package func resolve(
  _ checked: Checked, _ targets: TargetDefaults = .none
) -> (resolved: Resolved, findings: [Finding]) {
  var memory = TargetMemory()
  return resolve(checked, targets, &memory)
}

/// The same, without finding out again what another file had found out.
func resolve(
  _ checked: Checked, _ targets: TargetDefaults, _ memory: inout TargetMemory
) -> (resolved: Resolved, findings: [Finding]) {
  var resolver = Resolver(checked, targets)
  let resolved = resolver.resolve(&memory)
  return (resolved, resolver.findings)
}

/// The state of resolving one document.
struct Resolver {
  let checked: Checked
  private let targetDefaults: TargetDefaults
  var findings: [Finding] = []
  /// The numbers of screens by their ids.
  var screenNumbers: [String: Int] = [:]
  /// The ids of screens, to find the one that was meant.
  lazy var screenNames = screenNumbers.keys.sorted()
  /// How many screens may still be compared with misspelt ones.
  var suggestions = SuggestionBudget()
  /// Where a scroll view is named that its screen does not have, so that it is reported once.
  var danglingScrollViews = Set<Reference>()

  init(_ checked: Checked, _ targetDefaults: TargetDefaults) {
    self.checked = checked
    self.targetDefaults = targetDefaults
  }

  var tree: YAMLTree { checked.tree }

  mutating func resolve(_ memory: inout TargetMemory) -> Resolved {
    let description = checked.description
    let screens = description[.screens]
    let count = screens?.count ?? 0
    if let screens, description[.flows] != nil || !checked.segueTargets.isEmpty {
      screenNumbers.reserveCapacity(count)
      for number in 0..<count { screenNumbers[tree.string(screens.name(number).word)] = number }
    }
    let (flows, surroundings) = resolveFlows(screenCount: count)
    checkSegues()
    var targets = TargetResolver(checked, targetDefaults)
    var resolved: [ResolvedScreen] = []
    resolved.reserveCapacity(count)
    for number in 0..<count {
      guard let screens else { break }
      let screen = screens.member(number)
      let toolkit = screen[.toolkit] ?? description[.toolkit] ?? .mdc
      if toolkit == .mdc { checkTrackedScrollViews(of: screen) }
      let shown = surroundings.isEmpty ? [] : surroundings[number]
      resolved.append(
        ResolvedScreen(
          id: screens.name(number), node: screens.nameCell(number).node, head: screen.head,
          toolkit: toolkit, targets: targets.set(for: screen, &memory),
          bars: toolkit == .mdc
            ? materialBars(screen, shown, flows) : systemBars(screen, shown, flows),
          surroundings: shown))
    }
    findings += targets.findings + targets.findingsOfFile()
    return Resolved(
      checked: checked, environments: targets.sets.environments, targetSets: targets.sets.sets,
      targetDefaults: targetDefaults, flows: flows, screens: resolved, images: namedImages())
  }

  /// The bars of a Material screen, with the app bar that a stack makes for it.
  private mutating func materialBars(
    _ screen: Element<Screen>, _ surroundings: [Surrounding], _ flows: [ResolvedFlow]
  ) -> BarKinds {
    var kinds = BarKinds()
    let maker = surroundings.lazy.compactMap { ScreenHeader.maker(of: screen, in: $0, flows) }.first
    let flow = maker.flatMap { flows[$0].element(on: checked.tape) }
    for header in ScreenHeader.all(of: screen, in: flow) {
      kinds.insert(header.type == .mdcAppBarViewController ? .appBar : .flexibleHeader)
    }
    if screen[.headerStackView] != nil { kinds.insert(.headerStackView) }
    if let bar = screen[.navigationBar]?.material {
      kinds.insert(.navigationBar)
      if let item = ObservedItem(of: screen, by: bar) { reportOverwritten(bar, item) }
    }
    if screen[.buttonBar] != nil { kinds.insert(.buttonBar) }
    if screen[.bottomAppBar] != nil { kinds.insert(.bottomAppBar) }
    if let appBar = screen[.appBar], let bar = appBar[.navigationBar] {
      reportOverwritten(bar, ObservedItem(by: appBar, of: screen))
    }
    return kinds
  }

  /// The images that the description names.
  private func namedImages() -> NamedImages {
    let texts = Texts(source: tree.texts.source, arena: tree.texts.arena)
    var entries: [NamedImage] = []
    if let table = checked.description[.images] {
      for row in 0..<table.count {
        let image = table.member(row)
        entries.append(
          NamedImage(
            table.name(row), size: image[.size],
            isFlipped: image.resolved(.flipsForRightToLeftLayoutDirection)))
      }
    }
    return NamedImages(entries, in: texts)
  }
}
