/// How much of the content has to be below a header for its whole shadow, in points (MDCFlexibleHeaderView.m, `kShadowScaleLength`).
private let fullShadowLength = 8.0

/// How strong the shadow of a header is, from 0 to 1.
///
/// - Parameters:
///   - overlap: How far the header's bottom edge is below the content's top edge.
///   - visibleHeight: What of the least height is on the screen.
///   - hidesStatusBar: Whether the header may leave the screen altogether: the shadow goes with it.
func shadowIntensity(
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
