package import BarCatalog
import BarLayout
package import BarSyntax

/// Lays out the screens of a description, one after the other: what all of them share is computed once.
package struct LayoutStage: Sendable {
  /// Environments that a kind of bar cannot tell apart.
  struct Group {
    let environments: [Int32]
    /// The lowest confidence of the devices.
    let confidence: Confidence
    /// The figures of bars of UIKit; `nil` for others.
    var figures: BarFigures?
  }

  /// The description, but for its tape, which is the stage's.
  package let resolved: Resolved
  package let texts: TextStorage
  /// The texts in the form that layout reads.
  private let layoutTexts: Texts
  /// Where the words of app bars' back items begin in the arena.
  let backWordsOffset: Int
  /// Where UIKit's own words begin in the arena.
  private let systemWords: Int
  /// By target set, then by kind of bar.
  private let groups: [[[Group]]]
  /// The fonts of screens that have none of their own.
  private let fileFonts: FontChoice
  var buffer = LayoutBuffer()
  /// The description's tape, and after it what the screen that was laid out last needs besides.
  package private(set) var tape: [Cell]
  /// How many cells of the tape are the description's.
  private let tapeCount: Int
  /// Words of the description's tape that are others for this screen, as they were.
  private var replaced: [(index: Int, word: UInt64)] = []

  /// - Parameter resolved: A caller that keeps no reference to it saves a copy of the tape, which grows here.
  package init(_ resolved: consuming Resolved) {
    fileFonts = FontChoice(own: nil, of: resolved.checked.description[.fonts])
    tape = resolved.checked.tape
    resolved.checked.tape = []
    tapeCount = tape.count
    let ownTexts = resolved.tree.texts
    backWordsOffset = ownTexts.arena.count
    var arena = ownTexts.arena
    if LayoutStage.needsBackItems(resolved) { arena += LayoutStage.backWords }
    systemWords = arena.count
    let hasUIKitScreens = resolved.checked.hasUIKitScreens
    if hasUIKitScreens { arena += SystemWord.bytes }
    texts = TextStorage(source: ownTexts.source, arena: arena)
    layoutTexts = Texts(source: texts.source, arena: texts.arena)
    groups = resolved.targetSets.map { set in
      // All bars of UIKit group environments in the same way, so they share groups, which are made only if needed.
      let uikit =
        hasUIKitScreens
        ? LayoutStage.groups(of: set, for: .uiNavigationBar, resolved.environments) : []
      return BarKind.allCases.map { kind in
        kind.toolkit == .uikit
          ? uikit : LayoutStage.groups(of: set, for: kind, resolved.environments)
      }
    }
    self.resolved = resolved
  }

  /// Lays out one screen, counted from 0, for all of its environments.
  ///
  /// - Parameters:
  ///   - kinds: The bars to lay out; others have no layouts.
  ///   - change: The index of a cell of the description's tape, and another word than its own, to see what would be
  ///     with that value.
  package mutating func layOut(
    _ number: Int, only kinds: BarKinds = .every, with change: (index: Int, word: UInt64)? = nil
  ) -> ScreenLayout {
    let screen = resolved.screens[number]
    let (bars, head) = resolveBars(of: screen)
    if let change { replaceWord(at: change.index, by: change.word) }
    let fonts = ownFonts(of: screen) ?? fileFonts
    var layouts: [LaidOutBar] = []
    for (index, bar) in bars.enumerated() where kinds.contains(bar.kind) {
      if bar.kind.toolkit == .uikit {
        layouts += layOutSystemBar(bar, number: index, ofScreen: number, fonts)
        continue
      }
      for surroundings in bar.surroundings {
        let groups = groups(of: screen.targets, for: bar.kind)
        layouts += layOut(groups, of: index, in: surroundings.surroundings, fonts) {
          stage, _, context in
          stage.layOut(bar, in: surroundings, screen: head, context)
          return nil
        }
      }
    }
    return ScreenLayout(head: head, bars: bars, layouts: layouts)
  }

  /// The distinct layouts of a bar, of which the buffer holds one after the other.
  ///
  /// - Parameter fill: Lays the bar out in the first environment of a group, whose context it is given, and returns what
  ///   a bar of UIKit takes its look from.
  mutating func layOut(
    _ groups: [Group], of bar: Int, in surroundings: [Surrounding], _ fonts: FontChoice,
    fill: (inout LayoutStage, Group, LayoutContext) -> BarSource?
  ) -> [LaidOutBar] {
    var layouts: [LaidOutBar] = []
    for group in groups {
      let environment = resolved.environments[Int(group.environments[0])].layout
      buffer.removeAll()
      let source = fill(&self, group, context(environment, fonts))
      // Some environments may have no bar.
      if buffer.views.isEmpty { continue }
      add(group, source, of: bar, in: surroundings, to: &layouts)
    }
    for layout in layouts.indices { layouts[layout].environments.sort() }
    return layouts
  }

  /// Adds what the buffer holds for a group of environments to those layouts of the bar that look like it.
  private func add(
    _ group: Group, _ source: BarSource?, of bar: Int, in surroundings: [Surrounding],
    to layouts: inout [LaidOutBar]
  ) {
    let environment = resolved.environments[Int(group.environments[0])].layout
    let look = source.map { $0.drawn(in: environment, tape) }
    let confidence = min(buffer.confidence, group.confidence)
    let same = layouts.firstIndex {
      $0.views == buffer.views && $0.outline == buffer.outline && $0.header == buffer.header
        && $0.look == look
        && saysTheSame(buffer.views, in: group.environments[0], as: $0.environments[0])
    }
    if let same {
      layouts[same].environments += group.environments
      layouts[same].confidence = min(layouts[same].confidence, confidence)
    } else {
      layouts.append(
        LaidOutBar(
          bar: bar, surroundings: surroundings, environments: group.environments,
          views: buffer.views, outline: buffer.outline, header: buffer.header, source: source,
          look: look, confidence: confidence))
    }
  }

  /// The groups of a target set for a kind of bar.
  func groups(of targets: Int, for kind: BarKind) -> [Group] { groups[targets][Int(kind.rawValue)] }

  func context(_ environment: LayoutEnvironment, _ fonts: FontChoice) -> LayoutContext {
    fonts.context(environment, layoutTexts, resolved.images, systemWords: systemWords)
  }

  private func ownFonts(of screen: ResolvedScreen) -> FontChoice? {
    let element = Element<Screen>(tape, at: screen.head)
    return element[.fonts].map { own in
      let description = Element<Description>(tape, at: resolved.checked.head)
      return FontChoice(own: own, of: description[.fonts])
    }
  }

  /// The text that an environment shows, by the number of the environment.
  package func shown(_ text: Text, in environment: Int32) -> Name {
    if let single = text.single { return single }
    return LayoutContext(
      environment: resolved.environments[Int(environment)].layout, texts: layoutTexts,
      images: resolved.images
    ).shown(text)
  }

  private mutating func layOut(
    _ bar: ResolvedBar, in surroundings: BarSurroundings, screen: Int32, _ context: LayoutContext
  ) {
    switch bar.kind {
    case .appBar:
      let controller = Element<MDCAppBarViewController>(tape, at: surroundings.controller)
      BarLayout.layOut(
        controller, showing: Element<MDCNavigationBar>(tape, at: surroundings.navigationBar),
        surroundings.back.item(on: tape),
        over: trackedScrollViews(
          of: controller[.headerView], on: Element<Screen>(tape, at: screen)),
        isHidden: surroundings.isHidden, context, into: &buffer)
    case .flexibleHeader:
      let controller = Element<MDCFlexibleHeaderViewController>(tape, at: bar.head)
      let views = trackedScrollViews(
        of: controller[.headerView], on: Element<Screen>(tape, at: screen))
      BarLayout.layOut(controller, over: views, context, into: &buffer)
    case .headerStackView:
      let stack = Element<MDCHeaderStackView>(tape, at: bar.head)
      BarLayout.layOut(stack, at: place(stack, context), context, into: &buffer)
    case .navigationBar:
      let element = Element<MDCNavigationBar>(tape, at: bar.head)
      BarLayout.layOut(element, at: place(element, context), context, into: &buffer)
    case .buttonBar:
      let element = Element<MDCButtonBar>(tape, at: bar.head)
      BarLayout.layOut(element, at: place(element, context), context, into: &buffer)
    case .bottomAppBar:
      let element = Element<MDCBottomAppBarView>(tape, at: bar.head)
      BarLayout.layOut(element, at: place(element, context), context, into: &buffer)
    case .uiNavigationBar, .uiToolbar:
      preconditionFailure("bars of UIKit are laid out for each surrounding")
    }
  }

  // MARK: The tape

  /// Takes away what earlier screens needed.
  mutating func restoreTape() {
    for (index, word) in replaced.reversed() { tape[index].word = word }
    replaced.removeAll()
    tape.removeLast(tape.count - tapeCount)
  }

  /// Appends a run to the tape and returns the index of its head.
  mutating func append(_ cells: [Cell], node: Int32, id: UInt16) -> Int32 {
    Int32(tape.appendRun(cells, node: node, id: id))
  }

  /// Lets a cell point to another element until the next screen.
  mutating func replaceWord(at index: Int, by word: UInt64) {
    replaced.append((index, tape[index].word))
    tape[index].word = word
  }

  private static func groups(
    of set: [Int32], for kind: BarKind, _ environments: [Environment]
  ) -> [Group] {
    var indexes: [LayoutKey: Int] = [:]
    var groups: [Group] = []
    for index in set {
      let environment = environments[Int(index)]
      let key = LayoutKey(environment.layout, for: kind.type)
      if let same = indexes[key] {
        groups[same] = Group(
          environments: groups[same].environments + [index],
          confidence: min(groups[same].confidence, environment.confidence),
          figures: groups[same].figures)
      } else {
        indexes[key] = groups.count
        let figures = kind.toolkit == .uikit ? BarFigures(environment.layout) : nil
        groups.append(
          Group(environments: [index], confidence: environment.confidence, figures: figures))
      }
    }
    return groups
  }
}
