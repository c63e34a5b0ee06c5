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
  /// - Parameter search: Whether to add the search bar, which can be in either of two rows, or the others; `nil` for
  ///   all of them.
  mutating func append(
    _ row: UIKitRow, search: Bool? = nil, in place: RowSurroundings, _ context: LayoutContext
  ) {
    var place = place
    place.confidence = min(row.facts.confidence, place.confidence)
    for button in row.buttons where search == nil || button.entry.isSearch == search {
      append(button, in: place, context)
    }
  }

  /// Adds the view of an item, and its badge, which only shows on a button or a custom view.
  private mutating func append(
    _ button: UIKitButton, in place: RowSurroundings, _ context: LayoutContext
  ) {
    let index = Int32(truncatingIfNeeded: views.count)
    var frame: Rectangle?
    switch button.kind {
    case .hidden: appendHidden(button, in: place, context)
    case .fixedSpace, .flexibleSpace: appendSpace(button, in: place)
    case .field: appendField(button, in: place)
    case .custom: frame = appendCustomView(button, in: place, context)
    case .text, .image, .blank: frame = appendButton(button, in: place, context)
    }
    guard let item = button.entry.item, item[.badge] != nil else { return }
    if let frame, let badge = button.badge {
      append(
        badge.laidOut(
          of: item.head, on: frame, isMirrored: place.frame.isMirrored, parent: index,
          context))
    } else {
      append(LaidOutView(name: .badge, parent: index, type: .label, object: item.head, frame: nil))
    }
  }

  private mutating func appendHidden(
    _ button: UIKitButton, in place: RowSurroundings, _ context: LayoutContext
  ) {
    let name = button.entry.name
    let index = views.count
    // A view may contain others.
    if let view = button.entry.item?[.customView] {
      let nowhere = place.safeArea.inside(.zero, name: name, parent: place.parent)
      layOut(view, at: nowhere, object: button.object, context, into: &self)
    } else {
      append(
        LaidOutView(
          name: name, parent: place.parent, type: name == .searchField ? .searchBar : .uiBarButton,
          object: button.object, frame: nil))
    }
    hide(from: index, isInMenu: button.entry.fate == .inMenu)
  }

  private mutating func appendSpace(_ button: UIKitButton, in place: RowSurroundings) {
    let row = place.frame
    append(
      LaidOutView(
        name: button.entry.name, parent: place.parent, type: .view, object: button.object,
        frame: row.frame(x: button.x, y: row.top + row.height / 2, width: button.width, height: 0),
        details: ViewDetails(confidence: place.confidence)))
  }

  private mutating func appendField(_ button: UIKitButton, in place: RowSurroundings) {
    let row = place.frame
    var details = ViewDetails(confidence: place.confidence)
    details.spoken = button.spoken
    append(
      LaidOutView(
        name: button.entry.name, parent: place.parent, type: .searchBar,
        frame: row.frame(
          x: button.x + button.padding.left, y: row.top + row.fieldInset,
          width: button.width - 2 * button.padding.left, height: row.height - 2 * row.fieldInset),
        details: details))
  }

  private mutating func appendCustomView(
    _ button: UIKitButton, in place: RowSurroundings, _ context: LayoutContext
  ) -> Rectangle {
    let row = place.frame
    let size = button.customSize
    let before = row.beginsAtLeft == row.isMirrored ? button.padding.right : button.padding.left
    let frame = row.frame(
      x: button.x + before, y: row.top + (row.height - size.height) / 2, width: size.width,
      height: size.height)
    if let view = button.customView {
      layOut(
        view, at: place.safeArea.inside(frame, name: button.entry.name, parent: place.parent),
        object: button.object, context, into: &self)
    }
    return frame
  }

  private mutating func appendButton(
    _ button: UIKitButton, in place: RowSurroundings, _ context: LayoutContext
  ) -> Rectangle {
    let row = place.frame
    let frame = row.frame(x: button.x, y: row.top, width: button.width, height: row.height)
    append(
      LaidOutView(
        name: button.entry.name, parent: place.parent, type: .uiBarButton, object: button.object,
        frame: frame, details: button.details(in: row, context, place.confidence)))
    return frame
  }
}

/// What a row of items is laid out in.
struct RowSurroundings {
  /// Where the row is in the bar.
  let frame: RowFrame
  /// The view of the bar's content, by its position.
  let parent: Int32
  /// The place of the bar, whose safe area its items are in.
  let safeArea: ViewPlace
  /// Of what the row's place rests on.
  var confidence: Confidence
}

extension UIKitButton {
  /// The head of the item; -1 for what UIKit adds itself.
  fileprivate var object: Int32 { entry.item?.head ?? -1 }

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
