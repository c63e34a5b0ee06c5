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

  /// The first and the last visible button.
  var first: UIKitButton? { buttons.first { $0.kind != .hidden } }
  var last: UIKitButton? { buttons.last { $0.kind != .hidden } }

  /// Puts the buttons one after the other, from the edge inwards.
  private mutating func place(_ figures: BarFigures) {
    var edge = 0.0
    var before: Int?
    for index in buttons.indices where buttons[index].kind != .hidden {
      let button = buttons[index]
      facts.use(button.facts.confidence)
      if let before, !buttons[before].isSpace {
        if figures.hasGlass, let group = groups.last, shareGlass(buttons[before], button) {
          edge += facts.use(figures[.sharedGlassSpacing])
          groups[groups.count - 1] = group.lowerBound...index
        } else if !button.isSpace {
          edge += facts.use(figures[.itemSpacing])
          groups.append(index...index)
        } else if figures.hasGlass {
          edge += facts.use(figures[.itemSpacing])
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

  /// Whether two neighbors are on one piece of glass: those of one group are, whatever they show.
  private mutating func shareGlass(_ left: UIKitButton, _ right: UIKitButton) -> Bool {
    if left.isSpace || right.isSpace || left.isAlone || right.isAlone { return false }
    let isOneGroup = left.entry.group == right.entry.group && left.entry.groupCount > 1
    guard isOneGroup || left.sharesGlass && right.sharesGlass else { return false }
    // Only images were measured.
    if left.kind != .image || right.kind != .image { facts.use(.assumed) }
    return true
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

  /// Moves what is between two flexible spaces to some place, as far as these leave it (iamcgn/swiftui-web).
  mutating func centerMiddle(at place: Double) {
    let spaces = buttons.indices.filter { buttons[$0].kind == .flexibleSpace }
    guard spaces.count == 2, spaces[1] - spaces[0] > 1 else { return }
    let (before, after) = (spaces[0], spaces[1])
    let first = buttons[before + 1]
    let last = buttons[after - 1]
    let middle = (first.x + last.x + last.width) / 2
    let move = (place - middle).clamped(from: -buttons[before].width, to: buttons[after].width)
    buttons[before].width += move
    for index in before + 1...after { buttons[index].x += move }
    buttons[after].width -= move
  }
}
