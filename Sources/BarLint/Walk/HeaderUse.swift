import BarCatalog
import BarCompiler
import BarSyntax

/// A header of a screen with its controller, be that an app bar or not, and what counts for it.
struct HeaderUse {
  /// The controllers that hold a header.
  static var controllers: [BarType] {
    [.mdcAppBarViewController, .mdcFlexibleHeaderViewController]
  }
  /// The controllers around a screen and its header.
  static var containers: [BarType] {
    [.mdcAppBarContainerViewController, .mdcFlexibleHeaderContainerViewController]
  }

  /// The height of a navigation bar's row in points: components/NavigationBar/src/MDCNavigationBar.m
  /// kNavigationBarDefaultHeight.
  static var rowHeight: Double { 56 }

  let place: ObjectPlace
  let screen: Element<Screen>
  /// The controller. Ids are of names, so what an app bar shares with it is read from either alike.
  let controller: Element<MDCFlexibleHeaderViewController>
  /// The controller where it is an app bar.
  let appBar: Element<MDCAppBarViewController>?
  let view: Element<MDCFlexibleHeaderView>?
  /// What counts for the header.
  let header: ResolvedHeader

  /// The header that an object is part of.
  ///
  /// - Parameters:
  ///   - place: The header's controller, its view, or the container.
  ///   - head: The index of the controller's head.
  init(
    _ place: ObjectPlace, of screen: ResolvedScreen, controllerAt head: Int32,
    _ header: ResolvedHeader
  ) {
    self.place = place
    self.screen = Element(place.tape, at: screen.head)
    self.header = header
    controller = Element(place.tape, at: head)
    view = controller[.headerView]
    appBar =
      BarType(rawValue: UInt8(truncatingIfNeeded: place.tape[Int(head)].id))
        == .mdcAppBarViewController ? Element(place.tape, at: head) : nil
  }

  /// The cell of the screen's key that holds the header's controller.
  var cell: Cell? {
    appBar == nil ? screen.cell(.flexibleHeader) : screen.cell(.appBar)
  }

  /// Whether a navigation stack holds the screen.
  var isInFlow: Bool { place.screen?.surroundings.isEmpty == false }

  /// Whether an `MDCAppBarNavigationController` made the app bar, and has set flags of it, in every flow of the screen.
  var isPreset: Bool { header.isMadeByStack }
  var isContained: Bool { header.isContained }
  var infersTopSafeArea: Bool { header.infersTopSafeArea }
  var adjustsHeight: Bool { header.adjustsHeight }
  var heightsIncludeSafeArea: Bool { header.heightsIncludeSafeArea }
  var observesScrollView: Bool { header.observesScrollView }
  var leavesInsetsAlone: Bool { header.leavesInsetsAlone }
  var hasGuideTarget: Bool { header.hasGuideTarget }
}

extension HeaderUse {
  /// A scroll view of the screen.
  struct ScrollViewUse {
    let name: String
    /// The node of the key that names it.
    let key: Int32
    let element: Element<ScrollView>
  }

  /// The scroll views that the header follows.
  ///
  /// A controller that makes the app bar looks for a scroll view by itself: where there is only one, it is that.
  var trackedScrollViews: [ScrollViewUse] {
    guard let table = screen[.scrollViews] else { return [] }
    let tree = place.document.tree
    let all = (0..<table.count).map { row in
      ScrollViewUse(
        name: tree.string(table.name(row).word), key: table.nameCell(row).node,
        element: table.member(row))
    }
    guard let tracked = view?[.trackingScrollView] else {
      return isPreset && all.count == 1 ? all : []
    }
    let names = tracked.map { tree.string($0.word) }
    return all.filter { names.contains($0.name) }
  }
}
