package import BarCatalog
package import BarLayout

/// The colors of the views of a bar of Material Components, by what takes precedence in the toolkit's code.
package struct MaterialColors {
  private let tape: [Cell]
  private let views: [LaidOutView]

  package init(of views: [LaidOutView], on tape: [Cell]) {
    self.tape = tape
    self.views = views
  }

  /// What one view shows.
  package struct Content {
    /// Of images, and of titles that have no color of their own.
    package var tint: DrawnColor?
    /// Of the title alone.
    package var title: DrawnColor?
    /// The word of the title's font.
    package var font: UInt64?
    /// The size of the font where it is another than its own, in points.
    package var fontSize: Double?
  }

  /// The navigation bar that a view stands in, if it is described.
  package func navigationBar(around view: LaidOutView) -> Element<MDCNavigationBar>? {
    views.navigationBar(around: view, on: tape)
  }

  /// The bottom app bar that the views stand in: only a root is one.
  package var bottomAppBar: Element<MDCBottomAppBarView>? {
    guard let root = views.first, root.type == .bottomAppBarView else { return nil }
    return Element(tape, at: root.object)
  }

  // MARK: What is shown

  /// Attributes count where there is a title, and beat the bar's own font and color.
  private func content(ofTitleOf bar: Element<MDCNavigationBar>) -> Content {
    let attributes = bar[.title] == nil ? nil : bar[.titleTextAttributes]
    var content = Content(
      title: DrawnColor(attributes, TextAttributes.id(.foregroundColor))
        ?? DrawnColor(bar, MDCNavigationBar.id(.titleTextColor)),
      font: attributes?.cell(.font)?.word)
    if content.font == nil, let font = bar.cell(.titleFont) {
      content.font = font.word
      content.fontSize = forcedTitleFontSize(of: bar)
    }
    return content
  }

  /// A button has its item's tint, else that of its side, else the bar's.
  ///
  /// Its title has that tint, too, unless there is a color for it: attributes of the item beat everything, and an item's
  /// own tint beats the bar's color for titles.
  private func content(ofButton view: LaidOutView) -> Content {
    var content = Content()
    var attributes: Element<TextAttributes>?
    if view.object >= 0 {
      let item = Element<UIBarButtonItem>(tape, at: view.object)
      content.tint = DrawnColor(item, UIBarButtonItem.id(.tintColor))
      attributes = item[.titleTextAttributes, .state(.normal)]
    }
    let hasOwnTint = content.tint != nil
    guard view.parent >= 0 else { return content }
    let group = views[Int(view.parent)]
    let isLeading = group.name == .leading
    if group.object >= 0 {
      let bar = Element<MDCButtonBar>(tape, at: group.object)
      content.tint = content.tint ?? DrawnColor(bar, MDCButtonBar.id(.tintColor))
      content.title = DrawnColor(normal: bar, MDCButtonBar.id(.buttonsTitleColor))
      content.font = bar.normalCell(MDCButtonBar.id(.buttonsTitleFont))?.word
    } else if let bar = navigationBar(around: view) {
      let side =
        isLeading
        ? MDCNavigationBar.id(.leadingBarItemsTintColor)
        : MDCNavigationBar.id(.trailingBarItemsTintColor)
      content.tint =
        content.tint ?? DrawnColor(bar, side) ?? DrawnColor(bar, MDCNavigationBar.id(.tintColor))
      content.title = DrawnColor(normal: bar, MDCNavigationBar.id(.buttonsTitleColor))
      content.font = bar.normalCell(MDCNavigationBar.id(.buttonsTitleFont))?.word
    } else if let bar = bottomAppBar {
      let side =
        isLeading
        ? MDCBottomAppBarView.id(.leadingBarItemsTintColor)
        : MDCBottomAppBarView.id(.trailingBarItemsTintColor)
      content.tint = content.tint ?? DrawnColor(bar, side) ?? DrawnColor(usual: black, of: bar)
    }
    if hasOwnTint { content.title = nil }
    content.title =
      DrawnColor(attributes, TextAttributes.id(.foregroundColor)) ?? content.title
    content.font = attributes?.cell(.font)?.word ?? content.font
    return content
  }

  /// The image of a floating button; what colors its title is up to code.
  private func content(of button: Element<MDCFloatingButton>) -> Content {
    Content(
      tint: DrawnColor(normal: button, MDCFloatingButton.id(.imageTintColor))
        ?? DrawnColor(button, MDCFloatingButton.id(.tintColor)))
  }

  /// The colors and font of a title or a button; `nil` for any other view, and for one that is not described.
  package func content(of view: LaidOutView) -> Content? {
    switch view.type {
    case .label where view.name == .titleLabel:
      navigationBar(around: view).map(content(ofTitleOf:))
    case .barButton: content(ofButton: view)
    case .floatingButton where view.object >= 0: content(of: Element(tape, at: view.object))
    default: nil
    }
  }

  /// The color of what people see of a view with this content; `nil` if it shows nothing that is colored, or code decides.
  package func shown(by view: LaidOutView, _ content: Content) -> DrawnColor? {
    let hasText = view.details.text.map { $0.name.count > 0 } ?? false
    switch view.type {
    case .label: return hasText ? content.title : nil
    case .barButton where hasText: return content.title ?? content.tint
    case .barButton: return hasImageOfItsOwnColor(view) ? nil : content.tint
    case .floatingButton: return hasText ? nil : content.tint
    default: return nil
    }
  }

  private func hasImageOfItsOwnColor(_ view: LaidOutView) -> Bool {
    view.object >= 0
      && Element<UIBarButtonItem>(tape, at: view.object)[.image]?[.renderingMode] == .alwaysOriginal
  }

  // MARK: What is behind it

  /// The colors behind what a view shows, the nearest one first.
  package func backgrounds(of position: Int) -> [DrawnColor] {
    if views[position].type == .floatingButton { return [background(ofButton: views[position])] }
    var backgrounds: [DrawnColor] = []
    var parent = views[position].parent
    while parent >= 0 {
      let view = views[Int(parent)]
      parent = view.parent
      switch view.type {
      case .flexibleHeaderView: backgrounds.append(background(ofHeader: view))
      case .bottomAppBarView:
        backgrounds.append(surface(of: Element<MDCBottomAppBarView>(tape, at: view.object)))
      case .navigationBar, .buttonBar, .headerStackView:
        if view.object < 0 { continue }
        // Views of all types have their background under one id.
        let element = Element<MDCNavigationBar>(tape, at: view.object)
        if let color = DrawnColor(element, MDCNavigationBar.id(.backgroundColor)) {
          backgrounds.append(color)
        }
      default: continue
      }
    }
    return backgrounds
  }

  package func background(ofHeader view: LaidOutView) -> DrawnColor {
    let usual = DrawnColor(usual: lightGray, of: view.object)
    if view.object < 0 { return usual }
    let header = Element<MDCFlexibleHeaderView>(tape, at: view.object)
    return DrawnColor(header, MDCFlexibleHeaderView.id(.backgroundColor)) ?? usual
  }

  package func surface(of bar: Element<MDCBottomAppBarView>) -> DrawnColor {
    DrawnColor(bar, MDCBottomAppBarView.id(.barTintColor)) ?? DrawnColor(usual: white, of: bar)
  }

  package func background(ofButton view: LaidOutView) -> DrawnColor {
    let usual = DrawnColor(usual: usualButtonColor, of: view.object)
    if view.object < 0 { return usual }
    let button = Element<MDCFloatingButton>(tape, at: view.object)
    return DrawnColor(normal: button, MDCFloatingButton.id(.backgroundColor)) ?? usual
  }
}

extension [LaidOutView] {
  /// The Material navigation bar that a view stands in, if it is described.
  package func navigationBar(
    around view: LaidOutView, on tape: [Cell]
  ) -> BarCatalog.Element<MDCNavigationBar>? {
    var parent = view.parent
    while parent >= 0 {
      let outer = self[Int(parent)]
      if outer.type == .navigationBar, outer.object >= 0 {
        return BarCatalog.Element(tape, at: outer.object)
      }
      parent = outer.parent
    }
    return nil
  }
}

/// The color of the surface of a bottom app bar that nothing colors (MDCBottomAppBarView.m).
private let white = Color.word(components: 0xFFFF_FFFF)
/// The color of items of a bottom app bar that nothing colors (MDCBottomAppBarView.m).
private let black = Color.word(components: 0x0000_00FF)
/// The color of a header that nothing colors (MDCFlexibleHeaderView.m, `commonMDCFlexibleHeaderViewInit`).
private let lightGray = Color.word(.lightGray)
/// The color of a floating button that nothing colors (MDCButton.m).
private let usualButtonColor = Color.word(components: 0x1919_19FF)
