import BarLayout

/// The order in which VoiceOver reads the views of a bar, counted from 1.
///
/// A navigation bar names its children leading bar, title, trailing bar (components/NavigationBar/src/MDCNavigationBar.m,
/// `accessibilityElements`); within a button bar views are read from the leading edge on, so that a trailing group,
/// whose first item is outermost, is read from its last item.
struct ReadingOrder {
  private var places: [Int32]

  init(_ views: [LaidOutView]) {
    places = [Int32](repeating: 0, count: views.count)
    var keys = [UInt64](repeating: 0, count: views.count)
    let titleViews = Set(views.filter { $0.name == .titleView }.map(\.parent))
    var spoken: [Int] = []
    for (index, view) in views.enumerated() {
      let outer = view.parent < 0 ? 0 : keys[Int(view.parent)]
      let isReversed = view.parent >= 0 && views[Int(view.parent)].name == .trailing
      keys[index] = outer << 12 | ReadingOrder.rank(of: view.name, isReversed: isReversed)
      if ReadingOrder.isSpoken(view), !(view.name == .titleLabel && titleViews.contains(view.parent)) {
        spoken.append(index)
      }
    }
    spoken.sort { (keys[$0], $0) < (keys[$1], $1) }
    for (order, index) in spoken.enumerated() { places[index] = Int32(order + 1) }
  }

  /// The order of a view, or nothing if VoiceOver passes it over.
  subscript(position: Int) -> Int? { places[position] == 0 ? nil : Int(places[position]) }

  /// Whether a view is an element for VoiceOver: buttons, titles, and views that are no bars.
  private static func isSpoken(_ view: LaidOutView) -> Bool {
    switch view.type {
    case .flexibleHeaderView, .headerStackView, .navigationBar, .buttonBar, .bottomAppBarView: false
    case .label: view.name != .titleLabel || view.details.text != nil
    default: !view.details.isHidden
    }
  }

  /// Where a view is read among its siblings; more than a thousand items are read in their own order.
  private static func rank(of name: ViewName, isReversed: Bool) -> UInt64 {
    switch name {
    case .root, .leading, .topBar, .topSafeAreaGuide, .headerStackView, .surface: 0
    case .back: 0
    case .titleLabel, .titleView, .navigationBar, .floatingButton: 1
    case .trailing, .bottomBar: 2
    case .item(let number):
      isReversed ? UInt64(4_095 - min(number, 4_094)) : UInt64(min(number + 1, 4_095))
    }
  }
}
