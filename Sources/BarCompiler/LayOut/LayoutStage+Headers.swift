import BarCatalog
import BarLayout

extension LayoutStage {
  /// What is set on a header, ready to be appended to the tape.
  private struct SetHeader {
    let property: UInt16
    /// The node of the header, or of the screen where a stack makes the header.
    let node: Int32
    let objects: [HeaderObjects.Object]
    /// Colors of the navigation bar that need a run on the tape.
    let pairs: [ThemeColor]
    /// What the bar of an app bar shows; `nil` if it is as if it were not written.
    var navigationBar: NavigationBarContents?
    /// The scroll view that a stack lets the header follow.
    let trackedScrollView: Cell?
  }

  /// Sets what integration, flags and navigation item set on the headers of a screen.
  ///
  /// - Returns: The screen's element, once for each flow that makes an app bar for it and once for all others; where there
  ///   is a header it is another one than the written one.
  mutating func resolveHeaders(of screen: ResolvedScreen) -> [ScreenInFlows] {
    var screens = screensInFlows(screen)
    for index in screens.indices {
      let headers = setHeaders(of: screens[index], screen)
      if headers.isEmpty { continue }
      var cells = HeaderObjects.Object(
        type: .screen, node: tape[Int(screen.head)].node,
        cells: Array(tape[tape.run(at: Int(screen.head))]))
      for var header in headers {
        addBackItem(to: &header, below: screens[index].below)
        cells.put(
          Cell(
            word: UInt64(append(header)), node: header.node, id: header.property,
            place: BarType.screen.place(ofID: header.property)))
      }
      screens[index].head = append(
        cells.cells, node: cells.node, id: UInt16(BarType.screen.rawValue))
    }
    return screens
  }

  /// Parts the flows that show a screen by which of them makes the screen's app bar.
  private func screensInFlows(_ screen: ResolvedScreen) -> [ScreenInFlows] {
    let below = screenBelow(screen)
    let element = Element<Screen>(tape, at: screen.head)
    var screens: [ScreenInFlows] = []
    for surrounding in screen.surroundings where screen.toolkit == .mdc {
      let maker = ScreenHeader.maker(of: element, in: surrounding, resolved.flows)
      if let same = screens.firstIndex(where: { $0.maker == maker }) {
        screens[same].surroundings.append(surrounding)
      } else {
        screens.append(
          ScreenInFlows(
            maker: maker, surroundings: [surrounding], below: below, head: screen.head))
      }
    }
    if !screens.isEmpty { return screens }
    return [
      ScreenInFlows(
        maker: nil, surroundings: screen.surroundings, below: below, head: screen.head)
    ]
  }

  private func setHeaders(of screen: ScreenInFlows, _ resolvedScreen: ResolvedScreen) -> [SetHeader]
  {
    guard resolvedScreen.toolkit == .mdc else { return [] }
    let element = Element<Screen>(tape, at: screen.head)
    let flow = screen.maker.flatMap { resolved.flows[$0].element(on: tape) }
    return ScreenHeader.all(of: element, in: flow).map { header in
      let objects = header.objects(of: element)
      return SetHeader(
        property: header.property, node: objects.objects[0].node, objects: objects.objects,
        pairs: objects.pairs,
        navigationBar: header.type == .mdcAppBarViewController
          ? navigationBar(of: objects, on: element) : nil,
        trackedScrollView: header.flow == nil
          ? nil : trackedScrollView(of: objects, on: element))
    }
  }

  /// Lets an app bar that has no back item have the one that leads to the screen below.
  private mutating func addBackItem(to header: inout SetHeader, below screen: Int?) {
    guard header.property == Screen.id(.appBar), let below = screen else { return }
    var contents = header.navigationBar ?? NavigationBarContents()
    if contents.cells.contains(where: { $0.id == MDCNavigationBar.id(.backItem) }) { return }
    contents.add(back: appendBackItem(leadingTo: below))
    header.navigationBar = contents
  }

  private func navigationBar(
    of objects: HeaderObjects, on screen: Element<Screen>
  ) -> NavigationBarContents? {
    let object = objects[.mdcNavigationBar]
    let written = object?.cells ?? []
    let head = Cell(
      word: UInt64(written.count), node: object?.node ?? -1,
      id: UInt16(MDCNavigationBar.type.rawValue))
    let contents = NavigationBarContents(
      Element<MDCNavigationBar>([head] + written, at: 0),
      observing: ObservedItem(by: screen[.appBar], of: screen))
    return object == nil && contents.cells.isEmpty ? nil : contents
  }

  /// The first scroll view of the screen, where the file names none.
  private func trackedScrollView(
    of objects: HeaderObjects, on screen: Element<Screen>
  ) -> Cell? {
    let id = MDCFlexibleHeaderView.id(.trackingScrollView)
    guard let table = screen[.scrollViews], table.count > 0,
      objects[.mdcFlexibleHeaderView]?.index(of: id) == nil
    else { return nil }
    return table.nameCell(0)
  }

  // MARK: The tape

  /// Appends the objects of a header to the tape and returns the head of its controller.
  private mutating func append(_ header: SetHeader) -> Int32 {
    var controller = header.objects[0]
    if var view = header.objects.first(where: { $0.type == .mdcFlexibleHeaderView }) {
      if let name = header.trackedScrollView {
        let id = MDCFlexibleHeaderView.id(.trackingScrollView)
        let names = append([Cell(word: name.word, node: name.node)], node: -1, id: 0)
        view.put(
          Cell(
            word: UInt64(names), node: -1, id: id, place: view.type.place(ofID: id),
            origin: .preset))
      }
      let head = append(view.cells, node: view.node, id: UInt16(view.type.rawValue))
      controller.hold(head, as: MDCAppBarViewController.id(.headerView))
    }
    if var contents = header.navigationBar {
      for color in header.pairs { contents.set(color.id, to: appendPair(of: color)) }
      let bar = header.objects.first { $0.type == .mdcNavigationBar }
      let head = append(
        contents, node: bar?.node ?? header.node, id: UInt16(MDCNavigationBar.type.rawValue))
      controller.hold(head, as: MDCAppBarViewController.id(.navigationBar))
    }
    return append(controller.cells, node: controller.node, id: UInt16(controller.type.rawValue))
  }
}

extension LayoutStage {
  /// Appends both shades of a color to the tape, with its alpha in place of theirs; returns the color's word.
  private mutating func appendPair(of color: ThemeColor) -> UInt64 {
    let shades = tape.run(at: Int(truncatingIfNeeded: color.word & 0xFFFF_FFFF)).map { index in
      Cell(word: color.shade(tape[index].word), node: tape[index].node)
    }
    return Color.word(pairAt: Int(append(shades, node: -1, id: 0)))
  }
}

extension HeaderObjects.Object {
  /// Lets a property hold an object; where nothing wrote it, it is where this object is.
  fileprivate mutating func hold(_ head: Int32, as id: UInt16) {
    let node = index(of: id).map { cells[$0].node } ?? node
    put(Cell(word: UInt64(head), node: node, id: id, place: type.place(ofID: id)))
  }
}
