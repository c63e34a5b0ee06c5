import BarCatalog

extension LayoutBuffer {
  /// Adds the glass behind the buttons of rows, from the leading edge on.
  ///
  /// There is a view for every item, so that each look has the same ones; those that nothing is on are not shown.
  mutating func appendGlass(
    of rows: [(row: UIKitRow, place: RowFrame)], parent: Int32, isShown: Bool
  ) {
    var frames: [Rectangle] = []
    for (row, place) in rows where isShown {
      let isFromEnd = place.beginsAtLeft == place.isMirrored
      for group in isFromEnd ? row.groups.reversed() : row.groups {
        let begin = row.buttons[group.lowerBound]
        if begin.hidesGlass { continue }
        let end = row.buttons[group.upperBound]
        frames.append(
          place.frame(
            x: begin.x, y: place.top, width: end.x - begin.x + end.width, height: place.height))
      }
    }
    for number in 0..<rows.reduce(0, { $0 + $1.row.buttons.count }) {
      append(
        LaidOutView(
          name: .group(Int32(truncatingIfNeeded: number)), parent: parent, type: .view,
          frame: number < frames.count ? frames[number] : nil))
    }
  }

  /// Adds the views of a row's items.
  ///
  /// - Parameter search: Whether to add the search bar, which can be in either of two rows, or the others; nothing for
  ///   all of them.
  mutating func append(
    _ row: UIKitRow, search: Bool? = nil, in place: RowFrame, parent: Int32, safeArea: ViewPlace,
    _ confidence: Confidence, _ context: LayoutContext
  ) {
    let confidence = min(row.facts.confidence, confidence)
    for button in row.buttons where search == nil || button.entry.isSearch == search {
      append(button, in: place, parent: parent, safeArea: safeArea, confidence, context)
    }
  }

  private mutating func append(
    _ button: UIKitButton, in place: RowFrame, parent: Int32, safeArea: ViewPlace,
    _ confidence: Confidence, _ context: LayoutContext
  ) {
    let name = button.entry.name
    let object = button.entry.item?.head ?? -1
    let index = Int32(truncatingIfNeeded: views.count)
    var frame: Rectangle?
    switch button.kind {
    case .hidden:
      // A view may contain others.
      if let view = button.entry.item?[.customView] {
        let nowhere = safeArea.inside(.zero, name: name, parent: parent)
        layOut(view, at: nowhere, object: object, context, into: &self)
      } else {
        append(
          LaidOutView(
            name: name, parent: parent, type: name == .searchField ? .searchBar : .uiBarButton,
            object: object, frame: nil))
      }
      hide(from: Int(index), isInMenu: button.entry.fate == .inMenu)
    case .fixedSpace, .flexibleSpace:
      append(
        LaidOutView(
          name: name, parent: parent, type: .view, object: object,
          frame: place.frame(
            x: button.x, y: place.top + place.height / 2, width: button.width, height: 0),
          details: ViewDetails(confidence: confidence)))
    case .custom:
      let size = button.customSize
      let before =
        place.beginsAtLeft == place.isMirrored ? button.padding.right : button.padding.left
      let own = place.frame(
        x: button.x + before, y: place.top + (place.height - size.height) / 2, width: size.width,
        height: size.height)
      frame = own
      if let view = button.customView {
        layOut(
          view, at: safeArea.inside(own, name: name, parent: parent), object: object, context,
          into: &self)
      }
    case .field:
      var details = ViewDetails(confidence: confidence)
      details.spoken = button.spoken
      append(
        LaidOutView(
          name: name, parent: parent, type: .searchBar,
          frame: place.frame(
            x: button.x + button.padding.left, y: place.top + place.fieldInset,
            width: button.width - 2 * button.padding.left,
            height: place.height - 2 * place.fieldInset),
          details: details))
    case .text, .image, .blank:
      let own = place.frame(
        x: button.x, y: place.top, width: button.width, height: place.height)
      frame = own
      append(
        LaidOutView(
          name: name, parent: parent, type: .uiBarButton, object: object, frame: own,
          details: button.details(in: place, context, confidence)))
    }
    guard button.entry.item?[.badge] != nil else { return }
    if let frame, let badge = button.badge {
      append(
        badge.laidOut(
          of: object, on: frame, isMirrored: place.isMirrored, parent: index, context))
    } else {
      append(LaidOutView(name: .badge, parent: index, type: .label, object: object, frame: nil))
    }
  }
}

extension UIKitButton {
  fileprivate func details(
    in place: RowFrame, _ context: LayoutContext, _ confidence: Confidence
  ) -> ViewDetails {
    var details = ViewDetails(confidence: confidence)
    details.spoken = spoken
    let x = place.isMirrored ? padding.right : padding.left
    if let label {
      let height = label.metrics.lineHeight
      let isCut = label.width > width
      let line = Rectangle(
        x: (isCut ? 0 : x) + titleOffset.horizontal,
        y: ((place.height - height) / 2).rounded(toPixelsOf: context.environment.scale)
          + titleOffset.vertical,
        width: min(label.width, width), height: height)
      details.text = label.shown(in: line, context)
      if isCut { details.squeeze = Squeeze(available: width, needed: label.width) }
    }
    if let image {
      let insets = imageInsets
      details.image = image.shown(
        in: Rectangle(
          x: x + (place.isMirrored ? insets.right : insets.left),
          y: (place.height - image.size.height) / 2 + insets.top,
          width: image.size.width - insets.left - insets.right,
          height: image.size.height - insets.top - insets.bottom),
        isMirrored: place.isMirrored)
    }
    return details
  }
}
