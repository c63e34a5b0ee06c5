import BarLayout

/// The order in which VoiceOver reads the views of a bar, counted from 1.
///
/// A navigation bar names its children leading bar, title, trailing bar (components/NavigationBar/src/MDCNavigationBar.m,
/// `accessibilityElements`); UIKit's is read from its title on, then from the leading edge. Within a button bar views are
/// read from the leading edge on, so that a trailing group, whose first item is outermost, is read from its last item.
struct ReadingOrder {
  private var places: [Int32]

  /// - Parameter isSpoken: Whether VoiceOver stops at a view, by its position.
  init(_ views: [LaidOutView], isSpoken: (Int) -> Bool) {
    places = [Int32](repeating: 0, count: views.count)
    // A sort key packs the ranks on the path from the bar down to the view, twelve bits each, the outermost highest.
    var keys: [(path: UInt64, shift: UInt64)] = []
    keys.reserveCapacity(views.count)
    var spoken: [(path: UInt64, index: Int)] = []
    spoken.reserveCapacity(views.count)
    for index in views.indices {
      // Views are large, so only the two fields that are needed are copied.
      let (name, parent) = (views[index].name, views[index].parent)
      let outer = parent < 0 ? (path: 0, shift: 64) : keys[Int(parent)]
      let isReversed = parent >= 0 && views[Int(parent)].name == .trailing
      let shift = outer.shift >= 12 ? outer.shift - 12 : 0
      let path = outer.path | ReadingOrder.rank(of: name, isReversed: isReversed) << shift
      keys.append((path, shift))
      let isCovered =
        name == .titleLabel
        && views.indices.contains { views[$0].name == .titleView && views[$0].parent == parent }
      if !isCovered, isSpoken(index) { spoken.append((path, index)) }
    }
    spoken.sort { ($0.path, $0.index) < ($1.path, $1.index) }
    for (order, view) in spoken.enumerated() { places[view.index] = Int32(order + 1) }
  }

  /// The order of a view, or `nil` if VoiceOver passes it over.
  subscript(position: Int) -> Int? { places[position] == 0 ? nil : Int(places[position]) }

  /// Whether a view is an element for VoiceOver.
  ///
  /// - Parameter isElement: Whether VoiceOver stops at a view that is neither a button nor a title.
  static func isSpoken(_ view: LaidOutView, _ isElement: (LaidOutView) -> Bool) -> Bool {
    switch view.type {
    case .barButton, .uiBarButton: true
    case .floatingButton: !view.details.isHidden
    case .uiNavigationBar, .uiToolbar, .uiBarBackground, .uiBarContent: false
    case .uiLargeTitle: view.details.text != nil
    case .label
    where view.name == .title || view.name == .subtitle || view.name == .prompt
      || view.name == .largeSubtitle:
      view.details.text != nil && !view.details.isHidden
    // A badge is part of what its button says.
    case .label where view.name == .badge: false
    case .flexibleHeaderView, .headerStackView, .navigationBar, .buttonBar, .bottomAppBarView: false
    case .label where view.name == .titleLabel: view.details.text != nil
    default: isElement(view)
    }
  }

  /// Where a view is read among its siblings; more than a thousand items are read in their own order.
  private static func rank(of name: ViewName, isReversed: Bool) -> UInt64 {
    switch name {
    case .root, .leading, .topBar, .topSafeAreaGuide, .headerStackView, .hairline, .surface:
      0
    case .background, .group, .prompt, .largeTitle, .badge: 0
    case .titleLabel, .titleView, .navigationBar, .floatingButton: 1
    case .content, .title, .subtitle, .subtitleView, .largeSubtitle, .largeSubtitleView: 1
    case .trailing, .bottomBar, .searchBar: 2
    case .back: 2
    case .item(let number), .leadingItem(let number):
      isReversed ? UInt64(4_095 - min(number, 4_092)) : UInt64(min(number, 4_092) + 3)
    case .centerItem(let number): UInt64(2_048 + min(number, 1_000))
    case .trailingItem(let number): UInt64(4_095 - min(number, 4_092))
    case .overflow, .searchField, .searchButton: 4_095
    }
  }
}
