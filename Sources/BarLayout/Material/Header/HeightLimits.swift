/// The height of a header by default, without the safe area, in points (MDCFlexibleHeaderMinMaxHeight.m,
/// `kFlexibleHeaderDefaultHeight`).
package var usualHeaderHeight: Double { 56 }

/// The least and the greatest height of a header, as they are set.
struct HeightLimits {
  private(set) var minimum: Double
  private(set) var maximum: Double
  private var isMinimumExplicit = false
  private var isMaximumExplicit = false
  /// Whether the top safe area is in the heights already.
  private(set) var includesSafeArea = true

  init(topInset: Double) {
    minimum = usualHeaderHeight + topInset
    maximum = minimum
  }

  /// The least height with the top inset.
  func least(topInset: Double) -> Double { includesSafeArea ? minimum : minimum + topInset }

  /// The greatest height with the top inset.
  func greatest(topInset: Double) -> Double { includesSafeArea ? maximum : maximum + topInset }

  /// The greatest height without the top inset; negative where the inset is the greater one.
  func greatestWithoutInset(topInset: Double) -> Double {
    includesSafeArea ? maximum - topInset : maximum
  }

  /// What a controller may get as additional safe area, at most.
  func greatestAdditionalInset(deviceTopInset: Double) -> Double {
    includesSafeArea ? maximum - deviceTopInset : maximum
  }

  /// Sets whether heights include the safe area: those that were never set follow.
  mutating func setIncludesSafeArea(_ includes: Bool, topInset: Double) {
    if includes == includesSafeArea { return }
    includesSafeArea = includes
    let height = includes ? usualHeaderHeight + topInset : usualHeaderHeight
    if !isMinimumExplicit { minimum = height }
    if !isMaximumExplicit { maximum = height }
  }

  /// Sets the least height; returns whether that is a change.
  mutating func setMinimum(_ height: Double) -> Bool {
    isMinimumExplicit = true
    if height == minimum { return false }
    minimum = height
    return true
  }

  /// Sets the greatest height; returns whether that is a change.
  mutating func setMaximum(_ height: Double) -> Bool {
    isMaximumExplicit = true
    if height == maximum { return false }
    maximum = height
    return true
  }

  /// Lets heights follow the top inset.
  ///
  /// Quirk: setting one of the two freezes the other one.
  mutating func follow(topInset: Double) {
    if isMinimumExplicit || isMaximumExplicit || !includesSafeArea { return }
    minimum = usualHeaderHeight + topInset
    maximum = minimum
  }
}
