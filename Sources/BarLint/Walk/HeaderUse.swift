import BarCatalog
import BarCompiler
import BarSyntax

/// A header of a screen with its controller, be that an app bar or not, and what counts for it.
///
/// A value is the one that is written, else what the controller's surroundings preset, else the default.
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
  /// Whether an `MDCAppBarNavigationController` made the app bar, and has set flags of it, in every flow of the screen.
  let isPreset: Bool

  /// The header that an object is part of: its controller, the view, or the container; nothing for any other object.
  init?(_ place: ObjectPlace) {
    guard let screen = place.screen else { return nil }
    let isController = HeaderUse.controllers.contains(place.type)
    let head = isController ? place.visit.head : place.visit.owner
    guard head >= 0,
      let type = BarType(rawValue: UInt8(truncatingIfNeeded: place.tape[Int(head)].id)),
      isController || HeaderUse.controllers.contains(type)
    else { return nil }
    self.place = place
    self.screen = Element(place.tape, at: screen.head)
    controller = Element(place.tape, at: head)
    view = controller[.headerView]
    appBar = type == .mdcAppBarViewController ? Element(place.tape, at: head) : nil
    let flows = screen.surroundings.map { place.document.flows[$0.flow] }
    isPreset =
      appBar != nil && appBar?[.integration] == nil && !flows.isEmpty
      && flows.allSatisfy { $0.navigationController == .MDCAppBarNavigationController }
  }

  /// The cell of the screen's key that holds the header's controller.
  var cell: Cell? {
    appBar == nil ? screen.cell(.flexibleHeader) : screen.cell(.appBar)
  }

  /// Whether a controller around screen and header holds both.
  var isContained: Bool {
    if let appBar { return appBar[.integration] == .container }
    return controller[.integration] == .container
  }

  /// Whether a navigation stack holds the screen.
  var isInFlow: Bool { place.screen?.surroundings.isEmpty == false }

  /// Whether the top safe area is that of the controllers around the header, and not the device's.
  var infersTopSafeArea: Bool {
    controller[.inferTopSafeAreaInsetFromViewController]
      ?? (isPreset || appBar == nil && isContained)
  }

  /// Whether the header is as high as the stack in it.
  var adjustsHeight: Bool { appBar?[.shouldAdjustHeightBasedOnHeaderStackView] ?? false }

  /// Whether the heights hold the top safe area.
  var heightsIncludeSafeArea: Bool {
    !adjustsHeight && view?[.minMaxHeightIncludesSafeArea] ?? !isPreset
  }

  /// Whether the header follows its scroll view by itself.
  var observesScrollView: Bool {
    view?[.observesTrackingScrollViewScrollEvents] ?? isPreset
  }

  /// Whether the header adds no room to a scroll view that asks for no adjustment.
  var leavesInsetsAlone: Bool {
    view?[.disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever] ?? isPreset
  }

  /// Whether content is moved down below the header: somebody has named its controller.
  var hasGuideTarget: Bool {
    if controller[.topLayoutGuideViewController] != nil || isPreset { return true }
    guard isContained else { return false }
    if let appBar { return appBar[.container]?[.isTopLayoutGuideAdjustmentEnabled] ?? false }
    return controller[.container]?[.isTopLayoutGuideAdjustmentEnabled] ?? false
  }
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
