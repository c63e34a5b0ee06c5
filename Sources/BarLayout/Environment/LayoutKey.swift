package import BarCatalog

/// What the layout of a bar that stands on its own reads of its environment: equal keys give equal layouts.
package struct LayoutKey: Hashable, Sendable {
  private let width: Double
  private let height: Double
  private let top: Double
  private let left: Double
  private let bottom: Double
  private let right: Double
  private let scale: Double
  private let direction: LayoutDirection
  private let textSize: ContentSizeCategory
  private let language: [UInt8]?

  /// The key of a button bar, a navigation bar, a header stack or a bottom app bar.
  ///
  /// Of the window's height the first two only read how it limits their own; a stack offers it to what it holds. A bar
  /// at the bottom reads the safe area there in place of the one at the top.
  package init(_ environment: LayoutEnvironment, for type: BarType) {
    let isOneBar = type == .mdcButtonBar || type == .mdcNavigationBar
    width = environment.size.width
    height =
      isOneBar ? barHeight(offered: environment.size.height) : environment.size.height
    let isAtBottom = type == .mdcBottomAppBarView
    top = isAtBottom ? 0 : environment.safeArea.top
    left = environment.safeArea.left
    bottom = isAtBottom ? environment.safeArea.bottom : 0
    right = environment.safeArea.right
    scale = environment.scale
    direction = environment.direction
    textSize = environment.textSize
    language = environment.language
  }
}
