package import BarCatalog

/// What a navigation bar answers when it is asked for a fitting size: the offered one, within limits of its height.
package func fit(_ bar: Element<MDCNavigationBar>, in size: Size) -> Size {
  Size(width: size.width, height: barHeight(offered: size.height))
}

/// Lays a navigation bar out at a place.
package func layOut(
  _ bar: Element<MDCNavigationBar>, at place: ViewPlace, _ context: LayoutContext,
  into buffer: inout LayoutBuffer
) {
  let direction = context.direction(of: bar[.semanticContentAttribute])
  let items = ShownItems(leadingOf: bar)
  let leading = buffer.measure(items, ButtonStyle(bar, .leading, context), context)
  let trailing = buffer.measure(
    ShownItems(back: nil, items: bar[.trailingBarButtonItems]),
    ButtonStyle(bar, .trailing, context), context)
  let room = TitleRoom(
    size: place.frame.size, safeArea: place.safeArea, leadingWidth: leading.width,
    trailingWidth: trailing.width,
    insets: bar[.titleInsets]
      ?? usualTitleInsets(
        bar.resolved(.titleAlignment), leadingIsEmpty: leading.count == 0,
        trailingIsEmpty: trailing.count == 0),
    direction: direction)

  let index = buffer.append(
    LaidOutView(
      name: place.name, parent: place.parent, type: .navigationBar, object: bar.head,
      frame: place.frame,
      details: ViewDetails(
        fits: fit(bar, in: place.frame.size), isHidden: bar.resolved(.isHidden))))
  let title = NavigationBarTitle(bar, in: room, context)
  buffer.append(title.laidOut(parent: index, direction, context))
  for (group, side) in [(leading, GroupSide.leading), (trailing, .trailing)] {
    let isLeading = side == .leading
    let frame = isLeading ? room.leadingBar : room.trailingBar
    let view = ButtonBarView(
      place: place.inside(frame, name: isLeading ? .leading : .trailing, parent: index),
      object: -1, direction: context.environment.direction, side: side,
      hasBack: isLeading && items.back != nil, titleBaseline: title.baseline)
    buffer.append(group, as: view, tape: bar.tape, context)
  }
  if let view = bar[.titleView] {
    let frame = room.titleView(bar.resolved(.titleViewLayoutBehavior)) {
      intrinsicWidth(of: view, context)
    }
    layOut(
      view, at: place.inside(frame, name: .titleView, parent: index), context, into: &buffer)
  }
  buffer.shelf.removeLast(leading.count + trailing.count)
}

extension ShownItems {
  /// What the leading side of a navigation bar shows.
  ///
  /// Quirk: whether the back button is hidden counts only where leading items do not take its place anyway.
  init(leadingOf bar: Element<MDCNavigationBar>) {
    let items = bar[.leadingBarButtonItems]
    let replaceBack =
      items.map { !$0.isEmpty } ?? false && !bar.resolved(.leadingItemsSupplementBackButton)
    let showsBack = !replaceBack && !bar.resolved(.hidesBackButton)
    self.init(back: showsBack ? bar[.backItem] : nil, items: items)
  }
}

extension ButtonStyle {
  /// The style of one side of a navigation bar. Its bars have the environment's direction whatever its own is.
  fileprivate init(
    _ bar: Element<MDCNavigationBar>, _ side: GroupSide,
    _ context: borrowing LayoutContext
  ) {
    self.init(
      side: side, direction: context.environment.direction,
      font: context.buttonFont(bar[.buttonsTitleFont, .state(.normal)]),
      uppercasesTitles: bar.resolved(.uppercasesButtonTitles))
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
