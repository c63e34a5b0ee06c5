package import BarCatalog

/// A scroll view that a header follows, and what the header adds to its inset.
package struct TrackedScrollView: Sendable {
  package var offset: Double
  /// Its own inset without what the header adds, in points.
  package var contentInset: Insets
  package var contentHeight: Double
  package var adjustment: ContentInsetAdjustmentBehavior
  package var isPaging: Bool
  package var isWebView: Bool
  /// The height of the view.
  package var height: Double
  /// What the header has added to the top inset.
  private(set) var injected = 0.0

  package init(
    offset: Double, contentInset: Insets, contentHeight: Double,
    adjustment: ContentInsetAdjustmentBehavior, isPaging: Bool = false, isWebView: Bool = false,
    height: Double
  ) {
    self.offset = offset
    self.contentInset = contentInset
    self.contentHeight = contentHeight
    self.adjustment = adjustment
    self.isPaging = isPaging
    self.isWebView = isWebView
    self.height = height
  }

  /// Its top inset as the app sees it.
  var ownTop: Double { contentInset.top + injected }

  /// Whether the safe area adds to the insets.
  var addsSafeArea: Bool {
    switch adjustment {
    case .never: false
    case .always: true
    case .automatic, .scrollableAxes: contentHeight > height
    }
  }

  /// Adds to the top inset, in place of what was added before.
  mutating func inject(_ inset: Double) { injected = inset }

  /// Scrolls on where the position is before a bound.
  mutating func raiseOffset(to bound: Double) { offset = max(offset, bound) }

  /// The height that the content leaves for a header: negative where the content has passed the top.
  var heightAboveContent: Double { -(offset + contentInset.top) }

  /// The offset, without what the bottom edge bounces.
  var offsetWithoutBounce: Double { min(offset, contentHeight - height) }

  /// Whether the end of the content has passed the bottom edge. The safe area does not count there.
  var isBouncingAtBottom: Bool {
    contentHeight > height && offset + height >= contentHeight + contentInset.bottom
  }
}
