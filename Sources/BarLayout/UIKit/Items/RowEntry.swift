import BarCatalog

/// A place in a row of a bar of UIKit: for an item, for the button of the menu with those that find no room, or for the
/// search bar among them.
struct RowEntry {
  /// A part of a navigation bar; a toolbar has one row, the leading one.
  enum Part: Equatable { case leading, center, trailing }

  /// What becomes of an entry.
  enum Fate: Equatable {
    case shown
    /// Nobody sees it: the menu's button without a menu, an item for which another one stands.
    case absent
    case inMenu
  }

  let part: Part
  let name: ViewName
  /// `nil` for what UIKit makes itself.
  let item: Element<UIBarButtonItem>?
  /// Entries of one group have one number, which no other group of the bar has.
  let group: Int32
  /// How many items are in the group.
  let groupCount: Int
  /// Whether the item stands for those of its group.
  let isRepresentative: Bool
  /// Whether it never moves into the menu.
  let isPinned: Bool
  var fate: Fate
  /// What stands in a search bar.
  var placeholder: Text? = nil

  var isMenu: Bool { name == .overflow }
  var isSearch: Bool { name == .searchField || name == .searchButton }

  var isSpace: Bool { item.map { UIKitButton.space($0) != nil } ?? false }

  var isFlexibleSpace: Bool { item.map { UIKitButton.space($0) == .flexibleSpace } ?? false }
}

extension [RowEntry] {
  /// The entries of one part, from the edge of the bar inwards; those in the middle from the leading one on.
  func part(_ part: RowEntry.Part) -> [RowEntry] { filter { $0.part == part } }

  /// Without the items that are hidden, which they can be from iOS 16 on.
  func withoutHidden(in environment: LayoutEnvironment) -> [RowEntry] {
    if environment.os.major < 16 { return self }
    var entries = self
    for index in indices where self[index].item?.resolved(.isHidden) == true {
      entries[index].fate = .absent
    }
    return entries
  }

  /// Appends an item that is in no group.
  mutating func append(
    _ item: BarCatalog.Element<UIBarButtonItem>, _ part: RowEntry.Part,
    fate: RowEntry.Fate = .shown,
    name: ViewName
  ) {
    append(
      RowEntry(
        part: part, name: name, item: item, group: nextGroup, groupCount: 1,
        isRepresentative: false, isPinned: false, fate: fate))
  }

  /// Appends the items of a group, and after them the one that stands for them where there is too little room.
  ///
  /// - Parameters:
  ///   - isPinned: Whether the group never moves into the menu.
  ///   - fate: Of the items at first.
  ///   - name: The name of a view, by its place in its part.
  mutating func append(
    _ group: BarCatalog.Element<UIBarButtonItemGroup>, _ part: RowEntry.Part,
    isPinned: Bool = false,
    fate: RowEntry.Fate = .shown, name: (Int32) -> ViewName
  ) {
    if group.resolved(.isHidden) { return }
    let items = group[.barButtonItems].map(Array<BarCatalog.Element<UIBarButtonItem>>.init) ?? []
    let number = nextGroup
    var place = nextPlace(in: part)
    for item in items {
      append(
        RowEntry(
          part: part, name: name(place), item: item, group: number, groupCount: items.count,
          isRepresentative: false, isPinned: isPinned, fate: fate))
      place += 1
    }
    guard let representative = group[.representativeItem] else { return }
    append(
      RowEntry(
        part: part, name: name(place), item: representative, group: number,
        groupCount: 1, isRepresentative: true, isPinned: isPinned, fate: .absent))
  }

  /// Appends the button of the menu.
  mutating func appendMenu(_ part: RowEntry.Part, isShown: Bool) {
    append(made: .overflow, part, group: nextGroup, isShown ? .shown : .absent)
  }

  /// Appends the search bar, which is a button where there is too little room for a field.
  mutating func appendSearch(_ place: SearchPlace, _ part: RowEntry.Part, placeholder: Text?) {
    let group = nextGroup
    append(
      made: .searchField, part, group: group, place == .field ? .shown : .absent, placeholder)
    append(
      made: .searchButton, part, group: group, isRepresentative: place == .field,
      place == .button ? .shown : .absent)
  }

  private mutating func append(
    made name: ViewName, _ part: RowEntry.Part, group: Int32, isRepresentative: Bool = false,
    _ fate: RowEntry.Fate, _ placeholder: Text? = nil
  ) {
    append(
      RowEntry(
        part: part, name: name, item: nil, group: group, groupCount: 1,
        isRepresentative: isRepresentative, isPinned: true, fate: fate, placeholder: placeholder))
  }

  /// The place of the next item among those of its part.
  func nextPlace(in part: RowEntry.Part) -> Int32 {
    (last { $0.part == part && $0.item != nil }?.name.number ?? -1) + 1
  }

  private var nextGroup: Int32 { (last?.group ?? -1) + 1 }
}
