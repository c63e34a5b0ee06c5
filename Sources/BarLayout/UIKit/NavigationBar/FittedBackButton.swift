import BarCatalog

/// A back button with the words that there is room for.
struct FittedBackButton {
  private let button: UIKitBackButton
  private var choice = 0
  /// In points; `nil` if no back button shows.
  private(set) var width: Double?
  /// What there was for it where it says less than it would.
  private var squeeze: Squeeze?
  /// What its width rests on.
  private(set) var facts: Facts

  /// A back button says less before the title is cut.
  ///
  /// - Parameters:
  ///   - title: How wide the title is, or what is in its place.
  ///   - facts: What the room rests on.
  init(
    _ button: UIKitBackButton, isShown: Bool, beside title: Double, _ rows: NavigationBarRows,
    _ edges: NavigationBarEdges, _ facts: Facts
  ) {
    self.button = button
    self.facts = facts
    guard isShown else { return }
    while true {
      var own = facts
      let width = button.width(of: choice, &own)
      self.width = width
      self.facts = own
      let rest =
        edges.width - edges.roomInset(rows.trailing)
        - edges.roomStart(rows.leading, back: width) - title
        - (rows.center.isEmpty ? 0 : rows.center.width + edges.gap)
      if rest >= 0 || choice == button.choices - 1 {
        if choice > 0 {
          squeeze = Squeeze(available: width + max(0, rest), needed: button.naturalWidth)
        }
        return
      }
      choice += 1
    }
  }

  /// - Parameters:
  ///   - top: From the top of the content, in points.
  ///   - height: That of an item.
  func laidOut(
    top: Double, height: Double, parent: Int32, _ edges: NavigationBarEdges, isMirrored: Bool,
    _ setting: BarSetting
  ) -> LaidOutView {
    let frame = width.map {
      Rectangle(
        x: isMirrored ? edges.width - edges.backX - $0 : edges.backX, y: top, width: $0,
        height: height)
    }
    var view = button.laidOut(
      choice, frame: frame, parent: parent, isMirrored: isMirrored, setting, facts)
    view.details.squeeze = squeeze
    return view
  }
}
