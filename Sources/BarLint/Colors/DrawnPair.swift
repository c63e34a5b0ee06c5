import BarCatalog
import BarCompiler
import BarLayout

/// What is drawn, and on what.
struct DrawnPair {
  let subject: StaticString
  let color: Color
  /// The colors behind it, the nearest one first.
  let backgrounds: [Color]
  let least: Double
  /// What may be changed, the best first.
  let places: [WrittenPlace]

  init(
    _ subject: StaticString, _ color: WrittenColor, least: Double, on background: WrittenColor,
    in bar: BarUse
  ) {
    self.init(subject, color, least: least, on: [background], in: bar)
  }

  private init(
    _ subject: StaticString, _ color: WrittenColor, least: Double, on backgrounds: [WrittenColor],
    in bar: BarUse
  ) {
    self.subject = subject
    self.least = least
    self.color = color.color
    self.backgrounds = backgrounds.map(\.color)
    let written = [color.place] + backgrounds.map(\.place)
    places = written + (bar.placeOfTheme.map { [$0] } ?? []) + [bar.placeOfBar]
  }

  /// What a view of a bar of Material Components shows; `nil` if its colors are not known.
  init?(of position: Int, in bar: BarUse) {
    let view = bar.views[position]
    let colors = MaterialColors(of: bar.views, on: bar.tape)
    guard !bar.isHidden(position, in: 0), !view.isDisabledItem(on: bar.tape),
      let content = colors.content(of: view), let shown = colors.shown(by: view, content),
      let drawn = DrawnPair.content(of: view, content, in: bar)
    else { return nil }
    let backgrounds = colors.backgrounds(of: position)
    // Where nobody says how a header or a floating button is colored, code most likely does.
    let isBar = view.type != .floatingButton && bar.bar.kind == .bottomAppBar
    if backgrounds.isEmpty || !isBar && backgrounds.contains(where: \.isUsual) { return nil }
    self.init(
      drawn.subject, WrittenColor(shown, on: bar.tape), least: drawn.least,
      on: backgrounds.map { WrittenColor($0, on: bar.tape) }, in: bar)
  }

  /// What a view is called, and how much contrast it needs; `nil` if the description does not have it.
  private static func content(
    of view: LaidOutView, _ content: MaterialColors.Content, in bar: BarUse
  ) -> (subject: StaticString, least: Double)? {
    // A font that is drawn at another size than it says counts as one that nobody has written.
    let font =
      content.fontSize == nil
      ? content.font.map { Element<FontDescription>(word: $0, bar.tape) } : nil
    switch view.type {
    case .label:
      return ("the title", LeastContrast.ofText(in: font, size: 20, weight: .medium))
    case .barButton where view.object >= 0:
      guard view.details.text.map({ $0.name.count > 0 }) ?? false else {
        return bar.element(UIBarButtonItem.self, at: view.object)[.image] == nil
          ? nil : ("the image", LeastContrast.ofImages)
      }
      return ("the title of the item", LeastContrast.ofText(in: font, size: 14, weight: .medium))
    case .floatingButton where view.object >= 0 && view.details.image != nil:
      return ("the image", LeastContrast.ofImages)
    default: return nil
    }
  }
}

extension LaidOutView {
  /// Whether it shows an item that nobody can use, whose color matters less.
  fileprivate func isDisabledItem(on tape: [Cell]) -> Bool {
    type == .barButton && object >= 0
      && Element<UIBarButtonItem>(tape, at: object)[.isEnabled] == false
  }
}
