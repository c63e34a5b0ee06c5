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

  /// The name as an id has it; empty for a root and for an item, whose name is its number.
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
    }
  }
}
