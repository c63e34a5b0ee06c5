import BarCatalog
import BarCompiler
import BarLayout

/// The two sides of a navigation bar of Material Components.
struct ItemGroups {
  /// The index of the bar's view.
  let bar: Int
  /// The indexes of the button bars of its sides.
  let leading: Int
  let trailing: Int

  /// Every navigation bar in a bar, those in views among them.
  static func all(in bar: BarUse) -> [ItemGroups] {
    bar.views.indices.compactMap { ItemGroups(of: $0, in: bar) }
  }

  /// The sides of a view that is such a bar.
  init?(of view: Int, in bar: BarUse) {
    guard bar.views[view].type == .navigationBar, let leading = bar.child(.leading, of: view),
      let trailing = bar.child(.trailing, of: view)
    else { return nil }
    self.bar = view
    self.leading = leading
    self.trailing = trailing
  }

  /// The frames of both sides in their bar; `nil` if the bar does not show.
  func frames(in layout: Int, of bar: BarUse) -> (leading: Rectangle, trailing: Rectangle)? {
    let views = bar.layouts[layout].views
    guard let leading = views[leading].frame, let trailing = views[trailing].frame,
      !bar.isHidden(self.bar, in: layout)
    else { return nil }
    return (leading, trailing)
  }

  /// By how many points the sides overlap; negative where there is room between them.
  func overlap(in layout: Int, of bar: BarUse) -> Double? {
    guard let (leading, trailing) = frames(in: layout, of: bar) else { return nil }
    let object = bar.views[self.bar].object
    let attribute =
      object < 0
      ? nil : bar.element(MDCNavigationBar.self, at: object)[.semanticContentAttribute]
    return switch bar.direction(of: attribute, in: layout) {
    case .ltr: leading.maxX - trailing.minX
    case .rtl: trailing.maxX - leading.minX
    }
  }
}
