/// How much of the content has to be below a header for its whole shadow, in points (MDCFlexibleHeaderView.m, `kShadowScaleLength`).
private let fullShadowLength = 8.0

/// The shadow of a header: how strong it is, and what the header's own layer makes of that.
///
/// An app bar gives its header another layer, which has an elevation instead.
struct HeaderShadow: Sendable {
  /// How dark the own layer's shadow is at its strongest.
  private(set) var visibleOpacity = 0.4
  /// Whether another layer has the shadow.
  var hasOtherLayer = false
  /// Whether the shadow is taken away where no scroll view is followed.
  var isReset = false
  /// From 0 to 1.
  private(set) var intensity = 0.0
  /// The opacity of the own layer's shadow.
  private(set) var opacity = 0.0

  /// Follows a scroll view.
  mutating func follow(intensity: Double) {
    self.intensity = intensity
    if !hasOtherLayer { opacity = visibleOpacity * intensity }
  }

  /// Quirk: without a scroll view the own layer has all of its shadow, whatever the intensity is, as soon as anything asks.
  mutating func followNothing(isInFrontOfInfiniteContent: Bool) {
    opacity = isReset && !isInFrontOfInfiniteContent ? 0 : visibleOpacity
  }

  /// Content without an upper end begins or ends below a header that follows nothing.
  mutating func meetInfiniteContent(_ isInfinite: Bool) {
    opacity = isInfinite ? visibleOpacity : 0
  }

  /// Quirk: setting it asks for the shadow, which shows all of it before a scroll view is followed.
  mutating func setVisibleOpacity(_ opacity: Double, isInFrontOfInfiniteContent: Bool) {
    visibleOpacity = opacity
    followNothing(isInFrontOfInfiniteContent: isInFrontOfInfiniteContent)
  }

  /// How strong the shadow of a header is, from 0 to 1.
  ///
  /// - Parameters:
  ///   - overlap: How far the header's bottom edge is below the content's top edge.
  ///   - visibleHeight: What of the least height is on the screen.
  ///   - hidesStatusBar: Whether the header may leave the screen altogether: the shadow goes with it.
  static func intensity(
    overlap: Double, visibleHeight: Double, hidesStatusBar: Bool, isInFrontOfInfiniteContent: Bool
  ) -> Double {
    let covered = overlap.clamped(from: 0, to: fullShadowLength)
    guard hidesStatusBar else {
      return isInFrontOfInfiniteContent ? 1 : covered / fullShadowLength
    }
    let visible = visibleHeight.clamped(from: 0, to: fullShadowLength)
    let length = isInFrontOfInfiniteContent ? visible : min(visible, covered)
    return (length / fullShadowLength).clamped(from: 0, to: 1)
  }
}
