/// The last link of a view's id: what the view is called in its parent.
///
/// An id is the chain of these names from the bar's own.
package enum ViewName: Hashable, Sendable {
  /// A bar that stands on its own: its id is the name that the screen gives it.
  case root
  /// A button, by its place in the list of items, counted from 0.
  case item(Int32)
  case leading, trailing, back
  case titleLabel, titleView
  case topBar, bottomBar
  case topSafeAreaGuide, headerStackView, navigationBar, hairline
  case surface, floatingButton
  /// A button of a navigation bar of UIKit, by its place among the items of its part, counted from 0.
  case leadingItem(Int32), centerItem(Int32), trailingItem(Int32)
  /// The glass that neighboring items share, counted from 0 from the leading edge.
  case group(Int32)
  case background, content, title, subtitle, subtitleView, prompt
  case largeTitle, largeSubtitle, largeSubtitleView, searchBar
  /// The button that opens the menu with the items that found no room.
  case overflow
  /// The search bar among the buttons of a navigation bar.
  case searchField, searchButton
  case badge

  /// The number behind the spelling, if the name has one.
  package var number: Int32? {
    switch self {
    case .item(let number), .leadingItem(let number), .centerItem(let number),
      .trailingItem(let number), .group(let number):
      number
    default: nil
    }
  }

  /// The name as an id has it, but for its number; empty for a root and for an item, whose name is its number.
  package var spelling: StaticString {
    switch self {
    case .root, .item: ""
    case .leading: "leading"
    case .trailing: "trailing"
    case .back: "back"
    case .titleLabel: "titleLabel"
    case .titleView: "titleView"
    case .topBar: "topBar"
    case .bottomBar: "bottomBar"
    case .topSafeAreaGuide: "topSafeAreaGuide"
    case .headerStackView: "headerStackView"
    case .navigationBar: "navigationBar"
    case .hairline: "hairline"
    case .surface: "surface"
    case .floatingButton: "floatingButton"
    case .leadingItem: "leading"
    case .centerItem: "center"
    case .trailingItem: "trailing"
    case .group: "group"
    case .background: "background"
    case .content: "content"
    case .title: "title"
    case .subtitle: "subtitle"
    case .subtitleView: "subtitleView"
    case .prompt: "prompt"
    case .largeTitle: "largeTitle"
    case .largeSubtitle: "largeSubtitle"
    case .largeSubtitleView: "largeSubtitleView"
    case .searchBar: "searchBar"
    case .overflow: "overflow"
    case .searchField: "searchField"
    case .searchButton: "searchButton"
    case .badge: "badge"
    }
  }
}
