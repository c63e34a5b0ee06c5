/// The picture of the status bar that a header takes along when it leaves the screen.
struct StatusBarCompanion {
  /// What stands at the top of the screen.
  private enum Shown {
    /// The status bar itself.
    case real
    /// Its picture, in the header.
    case picture
    /// Neither, or the status bar without a picture.
    case noPicture
  }

  private var shown = Shown.real
  /// Whether the header wants the status bar away.
  private(set) var isStatusBarHidden = false

  /// Follows the header.
  ///
  /// Quirk: where no picture was allowed there is none until the header has been all the way back.
  ///
  /// - Parameters:
  ///   - offset: How far the header has left.
  ///   - allowsPicture: Whether nothing shows through the header.
  mutating func follow(offset: Double, statusBarHeight: Double, allowsPicture: Bool) {
    let shifted = min(statusBarHeight, offset)
    if shifted <= 0 {
      shown = .real
      isStatusBarHidden = false
    } else if shown == .picture || shown == .real && allowsPicture {
      shown = .picture
      isStatusBarHidden = true
    } else {
      shown = .noPicture
      isStatusBarHidden = shifted >= statusBarHeight
    }
  }

  /// Gives the status bar back.
  mutating func release() {
    shown = .real
    isStatusBarHidden = false
  }
}
