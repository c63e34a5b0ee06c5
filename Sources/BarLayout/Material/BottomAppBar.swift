package import BarCatalog

/// The height of the bar above the safe area at the bottom (MDCBottomAppBarAttributes.h).
private var heightAboveSafeArea: Double { 96 }
/// Where the bar's surface begins, and with it the row of items (MDCBottomAppBarView.m).
private var surfaceTop: Double { 38 }
/// The middle of a button at either end, from the safe area's edge (MDCBottomAppBarView.m).
private var buttonDistance: Double { 64 }

/// What `sizeThatFits(_:)` of a bottom app bar returns: the offered width, and a height of its own.
///
/// - Parameter bottomSafeArea: That of the bar itself.
package func fit(
  _ bar: Element<MDCBottomAppBarView>, in size: Size, bottomSafeArea: Double
) -> Size {
  Size(width: size.width, height: heightAboveSafeArea + bottomSafeArea)
}

/// Lays a bottom app bar out at a place: its surface, the button, and a navigation bar with the items.
///
/// Quirk: surface, button and items are as far from the top as ever in a bar of any height, and reach beyond one that
/// is too low.
///
/// Quirk: no vertical offset brings the middle of the button above the top of the bar.
package func layOut(
  _ bar: Element<MDCBottomAppBarView>, at place: ViewPlace, _ context: LayoutContext,
  into buffer: inout LayoutBuffer
) {
  let size = place.frame.size
  let fits = fit(bar, in: size, bottomSafeArea: place.safeArea.bottom)
  let index = buffer.append(
    LaidOutView(
      name: place.name, parent: place.parent, type: .bottomAppBarView, object: bar.head,
      frame: place.frame,
      details: ViewDetails(fits: fits, isHidden: bar.resolved(.isHidden))))

  let button = bar[.floatingButton].map { FloatingButton($0, context) } ?? FloatingButton(context)
  let position = bar.resolved(.floatingButtonPosition)
  let isHealed = bar.resolved(.isFloatingButtonHidden)
  let center = (
    x: buttonCenter(
      position, width: size.width, safeArea: place.safeArea,
      context.direction(of: bar[.semanticContentAttribute])),
    y: max(0, surfaceTop - bar.resolved(.floatingButtonVerticalOffset))
  )
  let frame = Rectangle(
    x: center.x - button.size.width / 2, y: center.y - button.size.height / 2,
    width: button.size.width, height: button.size.height)
  let outline = BottomAppBarOutline(
    size: size, top: surfaceTop, buttonSize: button.size, buttonCenter: center)
  // A secondary button is behind the surface.
  let isBehind = bar.resolved(.floatingButtonElevation) == .secondary
  buffer.append(
    LaidOutView(
      name: .surface, parent: index, type: .view,
      frame: Rectangle(x: 0, y: 0, width: size.width, height: size.height),
      details: ViewDetails(siblingPlace: isBehind ? 1 : nil)))
  buffer.outline = isHealed ? outline.healed : outline.cut
  var details = button.details(context)
  details.siblingPlace = isBehind ? 0 : nil
  if isHealed { details.isHidden = true }
  buffer.append(
    LaidOutView(
      name: .floatingButton, parent: index, type: .floatingButton, object: button.object,
      frame: frame, details: details))

  let row = Rectangle(
    x: 0, y: surfaceTop, width: size.width, height: heightAboveSafeArea - surfaceTop)
  let items = ShownItems.ofBottomAppBar(bar, buttonAt: position)
  let view = NavigationBarView(
    place: place.inside(row, name: .navigationBar, parent: index), object: -1,
    direction: context.environment.direction, leading: items.leading, trailing: items.trailing)
  _ = buffer.append(view, tape: bar.tape, context) { room in
    NavigationBarTitle(emptyIn: room, context)
  }
}

/// The middle of the button along the bar.
///
/// Quirk: a button in the middle of the bar ignores safe areas, even where they differ.
private func buttonCenter(
  _ position: MDCBottomAppBarFloatingButtonPosition, width: Double, safeArea: Insets,
  _ direction: LayoutDirection
) -> Double {
  let left = buttonDistance + safeArea.left
  let right = width - buttonDistance - safeArea.right
  return switch (position, direction) {
  case (.center, _): width / 2
  case (.leading, .ltr), (.trailing, .rtl): left
  case (.leading, .rtl), (.trailing, .ltr): right
  }
}

extension ShownItems {
  /// What both sides of a bottom app bar show.
  ///
  /// Quirk: a button at one side takes all of that side's items off the bar; a hidden one does, too.
  fileprivate static func ofBottomAppBar(
    _ bar: Element<MDCBottomAppBarView>, buttonAt position: MDCBottomAppBarFloatingButtonPosition
  ) -> (leading: ShownItems, trailing: ShownItems) {
    (
      ShownItems(back: nil, items: position == .leading ? nil : bar[.leadingBarButtonItems]),
      ShownItems(back: nil, items: position == .trailing ? nil : bar[.trailingBarButtonItems])
    )
  }
}
