package import BarCatalog

/// A header at one position of its scroll view: an entry of `rest` or `scroll` in the layout IR.
package struct HeaderState: Equatable, Sendable {
  /// The position; `nil` if nothing is tracked.
  package var offset: Double?
  /// The header in its window.
  package var frame: Rectangle
  package var phase: HeaderPhase
  /// The accumulator, which may exceed what moves the header.
  package var shift: Double
  package var shadowIntensity: Double
  /// The opacity of the shadow of the header's own layer.
  package var shadowOpacity: Double
  /// The elevation of the layer that an app bar gives its header, in points; nothing of a header without an app bar.
  package var elevation: Double?
  /// Whether the header is not drawn.
  package var isHidden: Bool
  /// The scroll view's own inset, with what the header adds; `nil` if nothing is tracked.
  package var contentInsetTop: Double?
  /// What the header adds to the inset of the scroll view's indicators; `nil` if nothing is tracked.
  package var indicatorInsetTop: Double?
  package var isStatusBarHidden: Bool
  /// Where the views are that have moved or changed their sizes since the header was at rest, by index.
  package var frames: [MovedView] = []

  package init(_ header: FlexibleHeader) {
    offset = header.scrollView?.offset
    frame = header.frame
    phase = header.phase
    shift = header.shift.value
    shadowIntensity = header.shadow.intensity
    shadowOpacity = header.shadow.opacity
    elevation = header.shadow.hasOtherLayer ? appBarElevation * header.shadow.intensity : nil
    isHidden = header.isHidden
    contentInsetTop = header.scrollView?.ownTop
    indicatorInsetTop = header.indicatorInset
    isStatusBarHidden = header.isStatusBarHidden
  }
}

/// The elevation of an app bar whose shadow is at its strongest, in points (MDCShadowElevations.m,
/// `MDCShadowElevationAppBar`).
private let appBarElevation = 4.0

/// A view that is elsewhere than at rest.
package struct MovedView: Equatable, Sendable {
  /// The index of the view among those of its bar.
  package var index: Int
  /// In its parent.
  package var frame: Rectangle
}

/// What a header does besides showing itself.
package struct HeaderLayout: Equatable, Sendable {
  package var rest: HeaderState
  /// One for each offset, in their order.
  package var scroll: [HeaderState]
  /// Of the controller that is moved down; `nil` if none is.
  package var topLayoutGuide: Double?
  /// What the header adds to that controller's top safe area; `nil` if it names no controller.
  package var additionalTopInset: Double?
  /// Of the scroll view at rest.
  package var adjustedContentInset: Insets?
  /// Whether header and stack came to heights that neither changes any more.
  package var isSettled = true
}
