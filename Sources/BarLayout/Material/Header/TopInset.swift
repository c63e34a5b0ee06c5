/// How much of a header the status bar or a cutout may cover: the device's, or what a controller says.
struct TopInset {
  /// Whether it is read from a controller.
  private(set) var isInferred = false
  /// What the controller said when it was last asked.
  private var sample = 0.0
  private var lastSampleAboveZero = 0.0

  /// Switches inference; returns whether that is a change.
  mutating func setInferred(_ infers: Bool) -> Bool {
    if infers == isInferred { return false }
    isInferred = infers
    return true
  }

  /// Notes what the controller says now: 0 where there is none, or none with a view.
  mutating func take(_ safeArea: Double) {
    sample = safeArea
    if safeArea != 0 { lastSampleAboveZero = safeArea }
  }

  /// The inset in points.
  ///
  /// Quirk: where the last inset was 20, it stays so when the header takes the status bar away with it.
  func points(deviceTopInset: Double, statusBarIsShifted: Bool) -> Double {
    if !isInferred { return deviceTopInset }
    return lastSampleAboveZero == fixedStatusBarHeight && statusBarIsShifted
      ? fixedStatusBarHeight : sample
  }
}
