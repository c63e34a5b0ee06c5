package import BarCatalog

/// What `sizeThatFits(_:)` of a navigation bar returns: the offered one, within limits of its height.
package func fit(_ bar: Element<MDCNavigationBar>, in size: Size) -> Size {
  fittingSize(in: size)
}

private func fittingSize(in size: Size) -> Size {
  Size(width: size.width, height: barHeight(offered: size.height))
}

/// Lays a navigation bar out at a place.
///
/// - Parameter back: Which back item it has.
package func layOut(
  _ bar: Element<MDCNavigationBar>, _ back: BackItem = .own, at place: ViewPlace,
  _ context: LayoutContext, into buffer: inout LayoutBuffer
) {
  let view = NavigationBarView(
    place: place, object: bar.head,
    direction: context.direction(of: bar[.semanticContentAttribute]),
    leading: ShownItems(leadingOf: bar, back),
    trailing: ShownItems(back: nil, items: bar[.trailingBarButtonItems]),
    buttonFont: context.buttonFont(bar[.buttonsTitleFont, .state(.normal)]),
    uppercasesButtonTitles: bar.resolved(.uppercasesButtonTitles),
    titleAlignment: bar.resolved(.titleAlignment), titleInsets: bar[.titleInsets],
    isHidden: bar.resolved(.isHidden))
  let (index, room) = buffer.append(view, tape: bar.tape, context) { room in
    NavigationBarTitle(bar, in: room, context)
  }
  if let view = bar[.titleView] {
    let frame = room.titleView(bar.resolved(.titleViewLayoutBehavior)) {
      intrinsicWidth(of: view, context)
    }
    layOut(
      view, at: place.inside(frame, name: .titleView, parent: index), context, into: &buffer)
  }
}

/// A navigation bar that is about to be laid out: one that is described, or one that another bar has for its items.
struct NavigationBarView {
  var place: ViewPlace
  /// The head of the bar's element, or -1.
  var object: Int32
  var direction: LayoutDirection
  var leading: ShownItems
  var trailing: ShownItems
  var buttonFont = usualButtonFont
  var uppercasesButtonTitles = true
  var titleAlignment = MDCNavigationBarTitleAlignment.center
  /// Nothing stands for those that it has as long as none are set.
  var titleInsets: Insets?
  var isHidden = false

  /// The style of one side. Both have the environment's direction whatever the bar's own is.
  fileprivate func style(of side: GroupSide, _ context: borrowing LayoutContext) -> ButtonStyle {
    ButtonStyle(
      side: side, direction: context.environment.direction, font: buttonFont,
      uppercasesTitles: uppercasesButtonTitles)
  }
}

extension LayoutBuffer {
  /// Adds a navigation bar with its title and its items; returns its index, and where a title view may be.
  mutating func append(
    _ bar: NavigationBarView, tape: [Cell], _ context: LayoutContext,
    title: (TitleRoom) -> NavigationBarTitle
  ) -> (index: Int32, room: TitleRoom) {
    let place = bar.place
    let leading = measure(bar.leading, bar.style(of: .leading, context), context)
    let trailing = measure(bar.trailing, bar.style(of: .trailing, context), context)
    let room = TitleRoom(
      size: place.frame.size, safeArea: place.safeArea, leadingWidth: leading.width,
      trailingWidth: trailing.width,
      insets: bar.titleInsets
        ?? usualTitleInsets(
          bar.titleAlignment, leadingIsEmpty: leading.count == 0,
          trailingIsEmpty: trailing.count == 0),
      direction: bar.direction)

    let index = append(
      LaidOutView(
        name: place.name, parent: place.parent, type: .navigationBar, object: bar.object,
        frame: place.frame,
        details: ViewDetails(fits: fittingSize(in: place.frame.size), isHidden: bar.isHidden)))
    let title = title(room)
    append(title.laidOut(parent: index, bar.direction, context))
    for (group, side) in [(leading, GroupSide.leading), (trailing, .trailing)] {
      let isLeading = side == .leading
      let frame = isLeading ? room.leadingBar : room.trailingBar
      let view = ButtonBarView(
        place: place.inside(frame, name: isLeading ? .leading : .trailing, parent: index),
        object: -1, direction: context.environment.direction, side: side,
        hasBack: isLeading && bar.leading.back != nil,
        missingBack: isLeading ? bar.leading.missingBack : nil, titleBaseline: title.baseline)
      append(group, as: view, tape: tape, context)
    }
    shelf.removeLast(leading.count + trailing.count)
    return (index, room)
  }
}

extension ShownItems {
  /// What the leading side of a navigation bar shows.
  ///
  /// Quirk: whether the back button is hidden counts only where leading items do not take its place anyway.
  init(leadingOf bar: Element<MDCNavigationBar>, _ back: BackItem) {
    let items = bar[.leadingBarButtonItems]
    let replaceBack =
      items.map { !$0.isEmpty } ?? false && !bar.resolved(.leadingItemsSupplementBackButton)
    let showsBack = !replaceBack && !bar.resolved(.hidesBackButton)
    switch showsBack ? back : .shown(nil) {
    case .own: self.init(back: bar[.backItem], items: items)
    case .shown(let item): self.init(back: item, items: items)
    case .missing(let item): self.init(back: nil, missingBack: item.head, items: items)
    }
  }
}

/// The insets of the title at a side where nothing else is (MDCNavigationBar.m).
private var usualTitleInset: Double { 16 }

/// The insets that the title has as long as none are set; explicit ones count forever, even if they are zero.
private func usualTitleInsets(
  _ alignment: MDCNavigationBarTitleAlignment, leadingIsEmpty: Bool, trailingIsEmpty: Bool
) -> Insets {
  switch alignment {
  case .center: Insets(top: 0, left: usualTitleInset, bottom: 0, right: usualTitleInset)
  case .leading:
    Insets(
      top: 0, left: leadingIsEmpty ? usualTitleInset : 0, bottom: 0,
      right: trailingIsEmpty ? usualTitleInset : 0)
  }
}
