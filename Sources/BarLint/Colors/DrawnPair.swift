import BarCatalog
import BarCompiler
import BarLayout

/// What is drawn, and on what.
struct DrawnPair {
  let subject: StaticString
  let color: Color
  let background: Color
  let least: Double
  /// What may be changed, the best first.
  let places: [WrittenPlace]

  init(
    _ subject: StaticString, _ color: WrittenColor, least: Double, on background: WrittenColor,
    in bar: BarUse
  ) {
    self.subject = subject
    self.least = least
    self.color = color.color
    self.background = background.color
    places = [color.place, background.place, bar.placeOfBar]
  }

  /// What a view of a bar of Material Components shows; `nil` if its colors are not known.
  init?(of view: Int, in bar: BarUse) {
    let laidOut = bar.views[view]
    if bar.isHidden(view, in: 0) { return nil }
    let drawn: (subject: StaticString, color: WrittenColor, least: Double)?
    if laidOut.name == .titleLabel {
      drawn = DrawnPair.title(laidOut, in: bar)
    } else if laidOut.type == .barButton, laidOut.object >= 0 {
      drawn = DrawnPair.button(laidOut, in: bar)
    } else if laidOut.type == .floatingButton, laidOut.object >= 0 {
      drawn = DrawnPair.floatingButton(laidOut, in: bar)
    } else {
      drawn = nil
    }
    guard let drawn,
      let background = laidOut.type == .floatingButton
        ? DrawnPair.background(ofButton: laidOut, in: bar)
        : DrawnPair.background(of: view, in: bar)
    else { return nil }
    self.init(drawn.subject, drawn.color, least: drawn.least, on: background, in: bar)
  }

  private static func title(
    _ view: LaidOutView, in bar: BarUse
  ) -> (StaticString, WrittenColor, Double)? {
    let head = bar.views[Int(view.parent)].object
    guard head >= 0, let text = view.details.text, text.name.count > 0 else { return nil }
    let element = bar.element(MDCNavigationBar.self, at: head)
    let attributes = element[.titleTextAttributes]
    guard
      let color = WrittenColor(attributes, TextAttributes.id(.foregroundColor))
        ?? WrittenColor(element, MDCNavigationBar.id(.titleTextColor))
    else { return nil }
    let own = forcedTitleFontSize(of: element) == nil ? element[.titleFont] : nil
    return (
      "the title", color,
      LeastContrast.ofText(in: attributes?[.font] ?? own, size: 20, weight: .medium)
    )
  }

  private static func button(
    _ view: LaidOutView, in bar: BarUse
  ) -> (StaticString, WrittenColor, Double)? {
    let item = bar.element(UIBarButtonItem.self, at: view.object)
    if item[.isEnabled] == false { return nil }
    let group = bar.views[Int(view.parent)]
    let isLeading = group.name == .leading
    let own = WrittenColor(item, UIBarButtonItem.id(.tintColor))
    var tint = own
    var titleColor: WrittenColor?
    var font: Element<FontDescription>?
    if group.object >= 0 {
      let element = bar.element(MDCButtonBar.self, at: group.object)
      tint = tint ?? WrittenColor(element, MDCButtonBar.id(.tintColor))
      titleColor = WrittenColor(normal: element, MDCButtonBar.id(.buttonsTitleColor))
      font = element[.buttonsTitleFont, .state(.normal)]
    } else if let head = navigationBar(around: view, in: bar) {
      let element = bar.element(MDCNavigationBar.self, at: head)
      let side =
        isLeading
        ? MDCNavigationBar.id(.leadingBarItemsTintColor)
        : MDCNavigationBar.id(.trailingBarItemsTintColor)
      tint =
        tint ?? WrittenColor(element, side)
        ?? WrittenColor(element, MDCNavigationBar.id(.tintColor))
      titleColor = WrittenColor(normal: element, MDCNavigationBar.id(.buttonsTitleColor))
      font = element[.buttonsTitleFont, .state(.normal)]
    } else if bar.bar.kind == .bottomAppBar {
      let element = bar.element(MDCBottomAppBarView.self, at: bar.bar.head)
      let side =
        isLeading
        ? MDCBottomAppBarView.id(.leadingBarItemsTintColor)
        : MDCBottomAppBarView.id(.trailingBarItemsTintColor)
      // Items that nothing colors are black (MDCBottomAppBarView.m).
      tint = tint ?? WrittenColor(element, side) ?? WrittenColor(usual: 0x0000_00FF, of: element)
    }
    let attributes = item[.titleTextAttributes, .state(.normal)]
    if view.details.text.map({ $0.name.count > 0 }) ?? false {
      let color =
        WrittenColor(attributes, TextAttributes.id(.foregroundColor))
        ?? (own == nil ? titleColor : nil) ?? tint
      let least = LeastContrast.ofText(in: attributes?[.font] ?? font, size: 14, weight: .medium)
      return color.map { ("the title of the item", $0, least) }
    }
    guard let image = item[.image], image[.renderingMode] != .alwaysOriginal else { return nil }
    return tint.map { ("the image", $0, LeastContrast.ofImages) }
  }

  /// The image of a floating button; what colors its title is up to code.
  private static func floatingButton(
    _ view: LaidOutView, in bar: BarUse
  ) -> (StaticString, WrittenColor, Double)? {
    let button = bar.element(MDCFloatingButton.self, at: view.object)
    guard view.details.image != nil,
      let tint = WrittenColor(normal: button, MDCFloatingButton.id(.imageTintColor))
        ?? WrittenColor(button, MDCFloatingButton.id(.tintColor))
    else { return nil }
    return ("the image", tint, LeastContrast.ofImages)
  }

  private static func background(ofButton view: LaidOutView, in bar: BarUse) -> WrittenColor? {
    let button = bar.element(MDCFloatingButton.self, at: view.object)
    return WrittenColor(normal: button, MDCFloatingButton.id(.backgroundColor))
  }

  /// The head of the navigation bar around a button, where that is described.
  private static func navigationBar(around view: LaidOutView, in bar: BarUse) -> Int32? {
    var parent = view.parent
    while parent >= 0 {
      let outer = bar.views[Int(parent)]
      if outer.type == .navigationBar { return outer.object >= 0 ? outer.object : nil }
      parent = outer.parent
    }
    return nil
  }

  /// The color of the closest view around a view that has one.
  private static func background(of view: Int, in bar: BarUse) -> WrittenColor? {
    if bar.bar.kind == .bottomAppBar {
      let element = bar.element(MDCBottomAppBarView.self, at: bar.bar.head)
      // A surface that nothing colors is white (MDCBottomAppBarView.m).
      return WrittenColor(element, MDCBottomAppBarView.id(.barTintColor))
        ?? WrittenColor(usual: 0xFFFF_FFFF, of: element)
    }
    var parent = bar.views[view].parent
    while parent >= 0 {
      let outer = bar.views[Int(parent)]
      // An id is the hash of a property's name, so the color of any type of view is read in the same way.
      if outer.object >= 0, outer.type != .barButton,
        let color = WrittenColor(
          bar.element(MDCNavigationBar.self, at: outer.object),
          MDCNavigationBar.id(.backgroundColor))
      {
        return color
      }
      parent = outer.parent
    }
    return nil
  }
}
