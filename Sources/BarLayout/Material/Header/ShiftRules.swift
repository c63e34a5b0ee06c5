package import BarCatalog

/// Whether a header may leave the screen, and what the status bar does then.
package struct ShiftRules: Sendable {
  package var behavior = MDCFlexibleHeaderShiftBehavior.disabled
  /// Whether the status bar may lie over the header.
  package var statusBarCanOverlap = true
  /// Whether the scroll view that is tracked stops at pages.
  var isPaging = false

  /// Whether the status bar leaves with the header.
  var hidesStatusBar: Bool {
    !isPaging && (behavior == .enabledWithStatusBar || behavior == .hideable)
  }

  /// Whether the part below the status bar stays on the screen.
  var keepsStatusBarHeight: Bool { !hidesStatusBar && statusBarCanOverlap }

  var canShift: Bool {
    switch behavior {
    case .hideable: true
    case .enabled, .enabledWithStatusBar: !isPaging
    case .disabled: false
    }
  }

  /// Whether the status bar is away where the header wants to be.
  func statusBarIsShifted(wantsToHide: Bool) -> Bool {
    guard wantsToHide, canShift else { return false }
    return behavior == .enabledWithStatusBar || behavior == .hideable
  }
}
