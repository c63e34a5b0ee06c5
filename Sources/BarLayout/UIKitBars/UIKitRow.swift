import BarCatalog

/// The items of one side of a navigation bar, or of a toolbar, from left to right in a left-to-right layout.
struct UIKitRow {
  private(set) var buttons: [UIKitButton] = []
  /// Indexes of the first and the last button of each piece of glass.
  private(set) var groups: [ClosedRange<Int>] = []
  /// From the start of the row to its end; 0 for a row without anything to see.
  private(set) var width = 0.0
  private(set) var facts = Facts()
  /// Whether the outermost view is the item's own, which stays within the margin.
  private(set) var beginsWithCustomView = false
  private var flexibleCount = 0

  var isEmpty: Bool { buttons.allSatisfy { $0.kind == .hidden } }

  /// - Parameters:
  ///   - items: From the edge of the bar inwards.
  ///   - isLeading: Whether that edge is the leading one.
  ///   - isWhole: Whether the row reaches from one edge to the other.
  init(
    _ items: [Element<UIBarButtonItem>], isLeading: Bool, isWhole: Bool = false, _ look: BarLook,
    _ figures: BarFigures,
    _ context: LayoutContext
  ) {
    let last = items.count - 1
    for (index, item) in items.enumerated() {
      let isAtEnd = isWhole && index == last && index > 0
      let place = RowPlace(
        isOutermost: index == 0 || isAtEnd, isLeading: isAtEnd ? !isLeading : isLeading)
      buttons.append(UIKitButton(item, place, look, figures, context))
    }
    place(figures)
    beginsWithCustomView = buttons.first { $0.kind != .hidden }?.kind == .custom
  }

  /// Puts the buttons one behind the other, from the edge inwards.
  private mutating func place(_ figures: BarFigures) {
    var edge = 0.0
    var before: Int?
    for index in buttons.indices where buttons[index].kind != .hidden {
      let button = buttons[index]
      facts.use(button.facts.confidence)
      let isSpace = button.kind == .fixedSpace || button.kind == .flexibleSpace
      if button.kind == .flexibleSpace { flexibleCount += 1 }
      if let before, !isSpace, !isSpaceAt(before) {
        if figures.hasGlass, !button.isAlone, !buttons[before].isAlone, let group = groups.last {
          // How close buttons on one piece of glass are was not measured.
          facts.use(.assumed)
          groups[groups.count - 1] = group.lowerBound...index
        } else {
          edge += facts.use(figures[.itemSpacing])
          groups.append(index...index)
        }
      } else if !isSpace {
        groups.append(index...index)
      }
      buttons[index].x = edge
      edge += button.width
      before = index
    }
    width = edge
  }

  private func isSpaceAt(_ index: Int) -> Bool {
    buttons[index].kind == .fixedSpace || buttons[index].kind == .flexibleSpace
  }

  /// Shares what a row has more than it needs among its flexible spaces.
  mutating func stretch(to room: Double) {
    let rest = room - width
    guard flexibleCount > 0, rest > 0 else { return }
    let share = rest / Double(flexibleCount)
    var moved = 0.0
    for index in buttons.indices {
      buttons[index].x += moved
      if buttons[index].kind == .flexibleSpace {
        buttons[index].grow(by: share)
        moved += share
      }
    }
    width = room
  }

  /// Whether the first view is a button, whose padding is outside of the margin.
  var beginsAtOutdent: Bool { buttons.first { $0.kind != .hidden }?.isButton ?? false }

  /// Whether the last view is a button.
  var endsAtOutdent: Bool { buttons.last { $0.kind != .hidden }?.isButton ?? false }
}

/// Where a row is in its bar.
struct RowFrame {
  /// The edge that the row begins at, from the left in a left-to-right layout.
  var start: Double
  /// Whether the row begins at its right end: the trailing side of a navigation bar.
  var isReversed: Bool
  /// What buttons are centered in, from the top of the content.
  var top: Double
  var height: Double
  /// The width of what the row is mirrored in for right-to-left layouts; nothing in others.
  var mirror: Double?

  func frame(x: Double, y: Double, width: Double, height: Double) -> Rectangle {
    var x = isReversed ? start - x - width : start + x
    if let mirror { x = mirror - x - width }
    return Rectangle(x: x, y: y, width: width, height: height)
  }
}

extension LayoutBuffer {
  /// Adds the glass behind the buttons of rows, from the leading edge on.
  ///
  /// There is a view for every item, so that each look has the same ones; those that nothing is on are not shown.
  mutating func appendGlass(
    of rows: [(row: UIKitRow, place: RowFrame)], parent: Int32, isShown: Bool
  ) {
    var frames: [Rectangle] = []
    for (row, place) in rows where isShown {
      let ordered = place.isReversed ? row.groups.reversed() : row.groups
      for group in ordered {
        let begin = row.buttons[group.lowerBound]
        let end = row.buttons[group.upperBound]
        frames.append(
          place.frame(
            x: begin.x, y: place.top, width: end.x + end.width - begin.x, height: place.height))
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
  mutating func append(
    _ row: UIKitRow, in place: RowFrame, tape: [Cell], parent: Int32, name: (Int32) -> ViewName,
    safeArea: ViewPlace, _ confidence: Confidence, _ context: LayoutContext
  ) {
    let confidence = min(row.facts.confidence, confidence)
    for (index, button) in row.buttons.enumerated() {
      let name = name(Int32(truncatingIfNeeded: index))
      switch button.kind {
      case .hidden:
        append(
          LaidOutView(
            name: name, parent: parent, type: .uiBarButton, object: button.item, frame: nil))
      case .fixedSpace, .flexibleSpace:
        append(
          LaidOutView(
            name: name, parent: parent, type: .view, object: button.item,
            frame: place.frame(
              x: button.x, y: place.top + place.height / 2, width: button.width, height: 0),
            details: ViewDetails(confidence: confidence)))
      case .custom:
        let height = button.height ?? 0
        let frame = place.frame(
          x: button.x + button.contentX, y: place.top + (place.height - height) / 2,
          width: button.customWidth, height: height)
        layOut(
          Element<ViewDescription>(tape, at: button.customView),
          at: safeArea.inside(frame, name: name, parent: parent), object: button.item, context,
          into: &self)
      case .text, .image, .blank:
        append(
          LaidOutView(
            name: name, parent: parent, type: .uiBarButton, object: button.item,
            frame: place.frame(
              x: button.x, y: place.top, width: button.width, height: place.height),
            details: button.details(in: place, context, confidence)))
      }
    }
  }
}

extension UIKitButton {
  fileprivate func details(
    in place: RowFrame, _ context: LayoutContext, _ confidence: Confidence
  ) -> ViewDetails {
    let scale = context.environment.scale
    /// Rows are mirrored as a whole, but a row that begins at its right end measures its buttons from the left.
    func x(_ width: Double) -> Double {
      place.mirror == nil ? contentX : self.width - contentX - width
    }
    var details = ViewDetails(confidence: confidence)
    if let label {
      let height = label.metrics.lineHeight
      let frame = Rectangle(
        x: x(label.width), y: ((place.height - height) / 2).rounded(toPixelsOf: scale),
        width: label.width, height: height)
      details.text = ShownText(
        name: label.name, isUppercased: false, isTruncated: label.width > width,
        confidence: label.confidence, frame: frame, baseline: frame.baseline(label.metrics),
        naturalWidth: label.width)
    }
    if let image {
      let frame = Rectangle(
        x: x(image.size.width), y: (place.height - image.size.height) / 2,
        width: image.size.width, height: image.size.height)
      details.image = ShownImage(name: image.name, frame: frame)
    }
    return details
  }

  fileprivate var isButton: Bool {
    switch kind {
    case .text, .image, .blank: true
    case .custom, .fixedSpace, .flexibleSpace, .hidden: false
    }
  }

  fileprivate mutating func grow(by points: Double) { width += points }
}
