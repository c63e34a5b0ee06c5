import BarCatalog

/// The three rows of a navigation bar.
struct NavigationBarRows {
  let leading: UIKitRow
  let center: UIKitRow
  let trailing: UIKitRow

  /// The rows of an item after what finds no room has left them.
  ///
  /// - Parameters:
  ///   - back: The least width of the back button; `nil` if none shows.
  ///   - title: What a title takes that is not to be cut for items, in points.
  init(
    of stack: StackItem, in edges: NavigationBarEdges, back: Double?, title: Double,
    _ setting: BarSetting
  ) {
    let entries = stack.entries(in: setting.environment)
    self.init(entries, setting)
    if edges.excess(of: self, back: back) + title <= 0 { return }
    let hasMenu =
      entries.contains { $0.isMenu && $0.fate == .shown }
      || setting.figures[.navigationBarMenu].value > 0
    let settled = Departures(entries, hasMenu: hasMenu, setting.environment).settled {
      edges.excess(of: NavigationBarRows($0, setting), back: back) + title <= 0
    }
    self.init(settled, setting)
  }

  private init(_ entries: [RowEntry], _ setting: BarSetting) {
    leading = UIKitRow(entries.part(.leading), .leading, setting)
    center = UIKitRow(entries.part(.center), .center, setting)
    trailing = UIKitRow(entries.part(.trailing), .trailing, setting)
  }
}
