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
  package var direction: LayoutDirection
  package var idiom: Idiom
  package var horizontalSizeClass: SizeClass
  package var verticalSizeClass: SizeClass
  package var textSize: ContentSizeCategory
  package var os: Version
  /// The language's name; nothing where the description does not list languages.
  package var language: [UInt8]?

  package init(
    size: Size, scale: Double, safeArea: Insets, statusBarHeight: Double,
    direction: LayoutDirection, idiom: Idiom, horizontalSizeClass: SizeClass,
    verticalSizeClass: SizeClass, textSize: ContentSizeCategory, os: Version, language: [UInt8]?
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.statusBarHeight = statusBarHeight
    self.direction = direction
    self.idiom = idiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.textSize = textSize
    self.os = os
    self.language = language
  }
}
