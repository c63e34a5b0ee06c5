/// What figures of UIKit's bars depend on.
package struct MetricSurroundings: Hashable, Sendable {
  /// The release of iOS whose look the app has: an app that was built before has the look of its SDK.
  package var look: UInt32
  /// The release of iOS that runs the app.
  package var release: UInt32
  package var idiom: Idiom
  package var horizontalSizeClass: SizeClass
  package var verticalSizeClass: SizeClass
  /// Whether the window is a page sheet or a form sheet.
  package var isSheet: Bool
  /// The width of the bar, in points.
  package var width: Double
  /// The safe area of the window, in points.
  package var safeArea: Insets

  package init(
    look: UInt32, release: UInt32? = nil, idiom: Idiom, horizontalSizeClass: SizeClass,
    verticalSizeClass: SizeClass,
    isSheet: Bool, width: Double, safeArea: Insets
  ) {
    self.look = look
    self.release = release ?? look
    self.idiom = idiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.isSheet = isSheet
    self.width = width
    self.safeArea = safeArea
  }
}
