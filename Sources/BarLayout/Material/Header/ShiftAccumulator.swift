/// How far people scroll back before a header returns that has left the screen, in points (MDCFlexibleHeaderView.m,
/// `kMaxAnchorLengthFullSwipe` and `kMaxAnchorLengthQuickSwipe`).
private let usualAnchorLength = 175.0
private let importantAnchorLength = 25.0
/// How far a finger moves before the header wants to leave or to return (MDCFlexibleHeaderView.m, `kDeltaYSlop`).
private let slop = 5.0

/// How far a header has left the screen: what scrolling has added up to.
struct ShiftAccumulator {
  /// Points; beyond what moves the header it keeps the header away for a while.
  private(set) var value = 0.0
  /// Whether the header would rather not be on the screen.
  private(set) var wantsToHide = false
  /// Where the scroll view was at the last event; nothing at the first one.
  private var lastOffset: Double?
  /// What the scroll view has moved in one direction.
  private var movement = 0.0

  /// What one event of a scroll view tells.
  struct Event {
    /// The offset without what bounces at the bottom.
    var offset: Double
    /// The height that the content leaves for the header.
    var height: Double
    var isTouching: Bool
    var isBouncingAtBottom: Bool
    /// The least height of the header.
    var least: Double
    var canShift: Bool
    /// Whether the header may only shrink or leave.
    var isScrubbing: Bool
    /// The most that the header can move.
    var greatestShift: Double
    /// How far the value may go where some of the header always stays; `nil` if all of it leaves.
    var lengthWithVisiblePart: Double?
    var contentIsImportant: Bool
  }

  /// Adds up the movement since the last event.
  mutating func add(_ event: Event) {
    defer { lastOffset = event.offset }
    guard let lastOffset else { return }
    var delta = event.offset - lastOffset
    if movement * delta < 0 { movement = 0 }
    movement += delta
    if event.isTouching {
      if movement > slop { wantsToHide = true }
      if movement < -slop { wantsToHide = false }
    }
    if event.isBouncingAtBottom { return }
    if !event.canShift { delta = min(0, delta) }
    if event.isScrubbing { delta = max(0, delta) }
    // Only the part of the movement counts that is below the least height.
    let previous = event.height + delta
    if event.height < event.least, event.least < previous {
      delta = event.least - event.height
    } else if previous < event.least, event.least < event.height {
      delta = previous - event.least
    }
    let bound = bound(for: event)
    value = min(bound, value)
    value = (value + delta).clamped(from: 0, to: bound)
  }

  private func bound(for event: Event) -> Double {
    if event.height >= event.least { return 0 }
    if let length = event.lengthWithVisiblePart { return length }
    if event.height >= 0 { return event.greatestShift }
    return event.greatestShift
      + (event.contentIsImportant ? importantAnchorLength : usualAnchorLength)
  }

  /// Remembers where the scroll view is, as if it had not moved.
  mutating func forgetMovement(offset: Double?) {
    lastOffset = offset
    movement = 0
  }

  /// Remembers where the scroll view is, and what it has moved.
  mutating func note(offset: Double) { lastOffset = offset }

  /// Takes the header off the screen, without an animation.
  mutating func hide(by shift: Double) {
    wantsToHide = true
    value = shift
  }

  /// Keeps the header off the screen after its height has changed.
  mutating func stayHidden(by shift: Double) { value = shift }
}
