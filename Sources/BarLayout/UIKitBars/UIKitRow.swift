import BarCatalog

/// The items of one part of a navigation bar, or of a toolbar, from the edge inwards as a left-to-right layout has the
/// leading part.
struct UIKitRow {
  private(set) var buttons: [UIKitButton] = []
  /// Indexes of the first and the last button of each piece of glass.
  private(set) var groups: [ClosedRange<Int>] = []
  /// From the start of the row to its end; 0 for a row without anything to see.
  private(set) var width = 0.0
  private(set) var facts = Facts()

  /// A part of a navigation bar.
  init(_ entries: [RowEntry], _ part: RowEntry.Part, _ setting: BarSetting) {
    let outermost = part == .center ? nil : entries.firstIndex { $0.fate == .shown }
    for (index, entry) in entries.enumerated() {
      let place = RowPlace(isOutermost: index == outermost, isLeading: part != .trailing)
      buttons.append(UIKitButton(entry, place, setting))
    }
    place(setting.figures)
  }

  /// A row from one edge of a bar to the other.
  init(whole entries: [RowEntry], _ setting: BarSetting) {
    let first = entries.firstIndex { $0.fate == .shown }
    let last = entries.lastIndex { $0.fate == .shown }
    for (index, entry) in entries.enumerated() {
      let isAtEnd = index == last && index != first
      let place = RowPlace(isOutermost: index == first || isAtEnd, isLeading: !isAtEnd)
      buttons.append(UIKitButton(entry, place, setting))
    }
    place(setting.figures)
  }

  var isEmpty: Bool { buttons.allSatisfy { $0.kind == .hidden } }

  /// The first and the last button that somebody sees.
  var first: UIKitButton? { buttons.first { $0.kind != .hidden } }
  var last: UIKitButton? { buttons.last { $0.kind != .hidden } }

  /// Puts the buttons one behind the other, from the edge inwards.
  private mutating func place(_ figures: BarFigures) {
    var edge = 0.0
    var before: Int?
    for index in buttons.indices where buttons[index].kind != .hidden {
      let button = buttons[index]
      facts.use(button.facts.confidence)
      if let before, !button.isSpace, !buttons[before].isSpace {
        if figures.hasGlass, !button.isAlone, !buttons[before].isAlone, let group = groups.last {
          // How close buttons on one piece of glass are was not measured.
          facts.use(.assumed)
          groups[groups.count - 1] = group.lowerBound...index
        } else {
          edge += facts.use(figures[.itemSpacing])
          groups.append(index...index)
        }
      } else if !button.isSpace {
        groups.append(index...index)
      }
      buttons[index].x = edge
      edge += button.width
      before = index
    }
    width = edge
  }

  /// Gives what a row has more than it needs to a search field, or shares it among flexible spaces.
  mutating func stretch(to room: Double) {
    let rest = room - width
    let kind: UIKitButton.Kind =
      buttons.contains { $0.kind == .field } ? .field : .flexibleSpace
    let count = buttons.count { $0.kind == kind }
    guard count > 0, rest > 0 else { return }
    let share = rest / Double(count)
    var moved = 0.0
    for index in buttons.indices {
      buttons[index].x += moved
      if buttons[index].kind == kind {
        buttons[index].width += share
        moved += share
      }
    }
    width = room
  }
}
