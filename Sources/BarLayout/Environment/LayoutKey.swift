package import BarCatalog

/// What the layout of a bar reads of its environment: equal keys give equal layouts.
package struct LayoutKey: Hashable, Sendable {
  private let width: Double
  private let height: Double
  private let top: Double
  private let left: Double
  private let bottom: Double
  private let right: Double
  private let keyWindowSafeArea: Insets?
  private let appStatusBarHeight: Double
  private let scale: Double
  private let direction: LayoutDirection
  private let textSize: ContentSizeCategory
  private let language: [UInt8]?
  /// Of a bar of UIKit: all of it counts.
  private let environment: LayoutEnvironment?

  /// The key of a bar of some type.
  ///
  /// Of the window's height button bars and navigation bars only read how it limits their own; a stack offers it to
  /// what it holds. A bar at the bottom reads the safe area there in place of the one at the top. Headers read the
  /// most; without an app bar they show no text.
  package init(_ environment: LayoutEnvironment, for type: BarType) {
    let isOneBar = type == .mdcButtonBar || type == .mdcNavigationBar
    let isHeader = type == .mdcAppBarViewController || type == .mdcFlexibleHeaderViewController
    let isAtBottom = type == .mdcBottomAppBarView
    let showsText = type != .mdcFlexibleHeaderViewController
    width = environment.size.width
    height =
      isOneBar ? barHeight(offered: environment.size.height) : environment.size.height
    top = isAtBottom ? 0 : environment.safeArea.top
    left = environment.safeArea.left
    bottom = isAtBottom || isHeader ? environment.safeArea.bottom : 0
    right = environment.safeArea.right
    keyWindowSafeArea = isHeader ? environment.keyWindowSafeArea : nil
    appStatusBarHeight = isHeader ? environment.appStatusBarHeight : 0
    scale = environment.scale
    direction = showsText ? environment.direction : .ltr
    textSize = showsText ? environment.textSize : .large
    language = showsText ? environment.language : nil
    self.environment = type == .uiNavigationBar || type == .uiToolbar ? environment : nil
  }
}
