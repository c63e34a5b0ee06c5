import BarCatalog
import BarCompiler
import BarLayout

/// Items that share the width of a bar.
enum ItemRow {
  /// Both sides of a navigation bar of Material Components: the trailing side is in front.
  case sides(ItemGroups, items: [Int])
  /// All items of a button bar.
  case buttons(bar: Int, items: [Int])
  /// Both sides of a navigation bar of UIKit.
  case systemSides(content: Int, leading: [Int], trailing: [Int])
  /// All items of a toolbar.
  case toolbar(items: [Int])

  /// Every row of a bar, those of bars in views among them.
  static func all(in bar: BarUse) -> [ItemRow] {
    bar.views.indices.compactMap { ItemRow(of: $0, in: bar) }
  }

  /// The row of a view that has one.
  init?(of view: Int, in bar: BarUse) {
    switch bar.views[view].type {
    case .navigationBar:
      guard let groups = ItemGroups(of: view, in: bar) else { return nil }
      self = .sides(
        groups, items: bar.children(of: groups.leading) + bar.children(of: groups.trailing))
    case .buttonBar where bar.views[view].object >= 0:
      self = .buttons(bar: view, items: bar.children(of: view))
    case .uiBarContent:
      var leading: [Int] = []
      var trailing: [Int] = []
      for child in bar.children(of: view) {
        switch bar.views[child].name {
        case .back, .leadingItem: leading.append(child)
        case .trailingItem: trailing.append(child)
        default: continue
        }
      }
      self = .systemSides(content: view, leading: leading, trailing: trailing)
    case .uiToolbar:
      self = .toolbar(
        items: bar.children(of: view).filter {
          if case .item = bar.views[$0].name { true } else { false }
        })
    default: return nil
    }
  }

  /// The index of the view that the items share.
  var bar: Int {
    switch self {
    case .sides(let groups, _): groups.bar
    case .buttons(let bar, _): bar
    case .systemSides(let content, _, _): content
    case .toolbar: 0
    }
  }

  var items: [Int] {
    switch self {
    case .sides(_, let items), .buttons(_, let items), .toolbar(let items): items
    case .systemSides(_, let leading, let trailing): leading + trailing
    }
  }

  /// By how many points the items are too wide; `nil` if they may well fit.
  func overflow(in layout: Int, of bar: BarUse) -> Double? {
    guard let excess = excess(in: layout, of: bar),
      excess > bar.widthError(inside: self.bar, in: layout),
      !bar.isHidden(self.bar, in: layout)
    else { return nil }
    return excess
  }

  private func excess(in layout: Int, of bar: BarUse) -> Double? {
    let views = bar.layouts[layout].views
    switch self {
    case .sides(let groups, _): return groups.overlap(in: layout, of: bar)
    case .buttons(let view, _):
      guard let frame = views[view].frame, let fits = views[view].details.fits else { return nil }
      return fits.width - max(0, frame.width)
    case .systemSides(_, let leading, let trailing):
      let left = frames(of: leading, views)
      let right = frames(of: trailing, views)
      guard let first = left.first ?? right.first, let room = views[self.bar].frame else {
        return nil
      }
      guard let last = right.first, !left.isEmpty else {
        let all = left + right
        return max(end(all) - room.width, -start(all))
      }
      // Both sides are measured from the edges of the bar inwards.
      return first.minX < last.minX
        ? end(left) - start(right) : end(right) - start(left)
    case .toolbar:
      // A toolbar without a width has not been placed yet.
      guard let squeeze = views[0].details.squeeze, views[0].frame?.width ?? 0 > 0 else {
        return nil
      }
      return squeeze.needed - squeeze.available
    }
  }

  private func frames(of items: [Int], _ views: [LaidOutView]) -> [Rectangle] {
    items.compactMap { views[$0].frame }
  }

  private func end(_ frames: [Rectangle]) -> Double { frames.map(\.maxX).max() ?? 0 }
  private func start(_ frames: [Rectangle]) -> Double { frames.map(\.minX).min() ?? 0 }

  /// Whether no point of an item takes a tap: it is beyond the bar, which taps are cut off at, or behind others.
  ///
  /// - Parameter error: How far widths may be off, in points.
  func isOutOfReach(_ item: Int, in layout: Int, of bar: BarUse, error: Double) -> Bool {
    let views = bar.layouts[layout].views
    guard let room = views[self.bar].frame, var frame = views[item].frame, frame.width > 0,
      views[item].object >= 0
    else { return false }
    var covered: Rectangle?
    if case .sides(let groups, _) = self {
      guard let (leading, trailing) = groups.frames(in: layout, of: bar) else { return false }
      let isLeading = Int(views[item].parent) == groups.leading
      frame.x += isLeading ? leading.x : trailing.x
      covered = isLeading ? trailing : nil
    }
    var lower = max(0, frame.minX)
    var upper = min(room.width, frame.maxX)
    if let covered {
      if covered.minX <= lower { lower = max(lower, covered.maxX) }
      if covered.maxX >= upper { upper = min(upper, covered.minX) }
    }
    // An estimate may be off in either direction.
    return upper - lower <= -error
  }
}
