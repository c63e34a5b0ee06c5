import BarCatalog

// Elements hold the tape, and a tape that is held is copied when it grows: a function here either reads elements or
// appends, never both.

extension LayoutStage {
  /// Brings the bars of a screen into the form that layout reads.
  ///
  /// - Returns: The bars, and the head of the screen's element with all that is set on its headers.
  mutating func resolveBars(of screen: ResolvedScreen) -> (bars: [ResolvedBar], head: Int32) {
    restoreTape()
    if resolved.checked.hasBarsInViews { resolveViews(at: screen.head) }
    let screens = resolveHeaders(of: screen)
    // Objects are written once: as they are in the first flow where the screen has all of its bars.
    let withAppBar =
      screen.bars.contains(.appBar)
      ? screens.filter { Element<Screen>(tape, at: $0.head)[.appBar] != nil } : []
    let screenHead = (withAppBar.first ?? screens[0]).head
    var bars: [ResolvedBar] = []
    let surroundings = [BarSurroundings(surroundings: screen.surroundings)]
    for kind in screen.bars.all {
      let head = self.head(of: kind, inScreenAt: screenHead)
      switch kind {
      case .appBar: bars.append(resolveAppBar(in: withAppBar))
      case .navigationBar:
        let contents = contents(ofBarAt: head, in: screen)
        let appended = append(contents, node: tape[Int(head)].node, id: tape[Int(head)].id)
        bars.append(ResolvedBar(kind: kind, head: appended, surroundings: surroundings))
      case .flexibleHeader, .headerStackView, .buttonBar, .bottomAppBar, .uiNavigationBar,
        .uiToolbar:
        bars.append(ResolvedBar(kind: kind, head: head, surroundings: surroundings))
      }
    }
    return (bars, screenHead)
  }

  /// The head of a screen's bar.
  private func head(of kind: BarKind, inScreenAt screen: Int32) -> Int32 {
    let element = Element<Screen>(tape, at: screen)
    switch kind {
    case .appBar: return element[.appBar]?.head ?? screen
    case .flexibleHeader: return element[.flexibleHeader]?.head ?? screen
    case .headerStackView: return element[.headerStackView]?.head ?? screen
    case .navigationBar: return element[.navigationBar]?.material?.head ?? screen
    case .buttonBar: return element[.buttonBar]?.head ?? screen
    case .bottomAppBar: return element[.bottomAppBar]?.head ?? screen
    case .uiNavigationBar: return element[.navigationBar]?.uikit?.head ?? screen
    case .uiToolbar: return element[.toolbar]?.head ?? screen
    }
  }

  private func contents(ofBarAt head: Int32, in screen: ResolvedScreen?) -> NavigationBarContents {
    let bar = Element<MDCNavigationBar>(tape, at: head)
    let observed = screen.flatMap {
      ObservedItem(of: Element<Screen>(tape, at: $0.head), by: bar)
    }
    return NavigationBarContents(bar, observing: observed)
  }

  /// Appends the contents of a bar to the tape and returns the head of the new element.
  mutating func append(_ contents: NavigationBarContents, node: Int32, id: UInt16) -> Int32 {
    var cells = contents.cells
    for list in contents.lists {
      cells[list.cell].word = UInt64(append([list.member], node: list.member.node, id: 0))
    }
    return append(cells, node: node, id: id)
  }

  // MARK: Bars in views

  /// Resolves the navigation bars in the views below an element: outermost ones last, so that each finds what it holds ready.
  private mutating func resolveViews(at head: Int32) {
    var open: [Int32] = [head]
    var bars: [Int] = []
    while let head = open.popLast() {
      for index in nestedElements(at: head) {
        open.append(Int32(truncatingIfNeeded: tape[index].word))
        if isNavigationBar(tape[index]) { bars.append(index) }
      }
    }
    for index in bars.reversed() {
      let head = Int32(truncatingIfNeeded: tape[index].word)
      let contents = contents(ofBarAt: head, in: nil)
      let appended = append(contents, node: tape[Int(head)].node, id: tape[Int(head)].id)
      replaceWord(at: index, by: UInt64(appended))
    }
  }

  /// Whether a cell holds one of Material's navigation bars.
  private func isNavigationBar(_ cell: Cell) -> Bool {
    cell.id == ViewDescription.id(.navigationBar)
      && tape[Int(cell.word)].id == UInt16(MDCNavigationBar.type.rawValue)
  }

  /// The cells below an element that point to other elements.
  private func nestedElements(at head: Int32) -> [Int] {
    var indexes: [Int] = []
    guard let type = BarType(rawValue: UInt8(truncatingIfNeeded: tape[Int(head)].id)) else {
      return []
    }
    for index in tape.run(at: Int(head)) {
      let form = type.shape(at: tape[index].place).form
      guard form.objectType != nil else { continue }
      switch form.container {
      case .single: indexes.append(index)
      case .list: indexes += tape.run(at: Int(truncatingIfNeeded: tape[index].word))
      case .table: continue
      }
    }
    return indexes
  }
}
