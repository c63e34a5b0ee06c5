package import BarCatalog

/// What a screen is laid out for: a window on a device, and how it is held and set up.
package struct LayoutEnvironment: Hashable, Sendable {
  /// The window, in points.
  package var size: Size
  /// Pixels per point.
  package var scale: Double
  /// Of the window.
  package var safeArea: Insets
  package var statusBarHeight: Double
  /// The safe area of the app's key window, which another window in front of it does not change; nothing in an
  /// extension, which has no such window.
  package var keyWindowSafeArea: Insets?
  /// The status bar of the app, wherever the window is; 0 in an extension.
  package var appStatusBarHeight: Double
  package var direction: LayoutDirection
  package var idiom: Idiom
  package var horizontalSizeClass: SizeClass
  package var verticalSizeClass: SizeClass
  package var textSize: ContentSizeCategory
  package var os: Version
  /// The version of iOS whose look the app has: an older one than it runs on where the app was built before that look.
  package var look: Version
  /// Whether the window is a page sheet or a form sheet.
  package var isSheet: Bool
  /// The language's name; `nil` if the description does not list languages.
  package var language: [UInt8]?

  package init(
    size: Size, scale: Double, safeArea: Insets, statusBarHeight: Double,
    keyWindowSafeArea: Insets?, appStatusBarHeight: Double, direction: LayoutDirection,
    idiom: Idiom, horizontalSizeClass: SizeClass,
    verticalSizeClass: SizeClass, textSize: ContentSizeCategory, os: Version,
    look: Version? = nil, isSheet: Bool = false, language: [UInt8]?
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.statusBarHeight = statusBarHeight
    self.keyWindowSafeArea = keyWindowSafeArea
    self.appStatusBarHeight = appStatusBarHeight
    self.direction = direction
    self.idiom = idiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.textSize = textSize
    self.os = os
    self.look = look ?? os
    self.isSheet = isSheet
    self.language = language
  }
  /// Whether the bars are those of an app extension.
  package var isExtension: Bool { keyWindowSafeArea == nil }
}
