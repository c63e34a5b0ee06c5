package import BarCatalog

/// A flexible header: what is set on it, and where scrolling has brought it.
///
/// Its functions are the events that the toolkit's header has, each with the same consequences in the same order
/// (MDCFlexibleHeaderView.m, MDCFlexibleHeaderViewController.m).
package struct FlexibleHeader: Sendable {
  let surroundings: HeaderSurroundings

  private(set) var limits: HeightLimits
  private var inset = TopInset()
  package var rules = ShiftRules()
  package var canOverExtend = true
  package private(set) var isInFrontOfInfiniteContent = false
  package var contentIsImportant = false
  package var contentIsTranslucent = false
  package var isShared = false
  package var isScrubbing = false
  /// Whether scroll views that never adjust their insets keep them.
  package var sparesNeverAdjusted = false
  /// Whether web views get a safe area and no inset.
  package var usesSafeAreaOfWebViews = false
  /// What of the header always stays on the screen, in points.
  package var visibleHeight = 0.0
  /// Whether a finger is on the screen.
  package var isTouching = false
  package var guide = TopLayoutGuide()

  /// The top inset that counts.
  package private(set) var topInset: Double
  /// The guide of the top safe area has no width until an inset was established.
  package private(set) var guideFrame: Rectangle
  package private(set) var scrollView: TrackedScrollView?
  private(set) var shift = ShiftAccumulator()
  private var companion = StatusBarCompanion()
  /// In the window.
  package private(set) var frame: Rectangle
  private(set) var phase = HeaderPhase.fresh
  var shadow = HeaderShadow()
  /// Whether the header is not drawn; one that follows a scroll view decides that itself.
  var isHidden = false
  /// Whether there is a controller around the header whose safe area can be read.
  private var isOnScreen = false
  /// Whether the header has been given its own height.
  private var isFitted = false

  /// A header as its controller makes it: as large as the screen.
  package init(in surroundings: HeaderSurroundings) {
    self.surroundings = surroundings
    topInset = surroundings.deviceTopInset
    limits = HeightLimits(topInset: topInset)
    frame = Rectangle(x: 0, y: 0, width: surroundings.size.width, height: surroundings.size.height)
    guideFrame = Rectangle(x: 0, y: 0, width: 0, height: topInset)
  }

  // MARK: Derived values

  /// The least height, with the top inset.
  package var least: Double { limits.least(topInset: topInset) }
  /// The greatest height, with the top inset.
  package var greatest: Double { limits.greatest(topInset: topInset) }
  private var greatestWithoutInset: Double { limits.greatestWithoutInset(topInset: topInset) }

  /// The most that the header can move off the screen.
  private var greatestShift: Double {
    (rules.keepsStatusBarHeight ? max(0, least - surroundings.statusBarHeight) : least)
      - visibleHeight
  }
  /// How far the header is off the screen.
  private var visibleShift: Double { min(greatestShift, shift.value) }

  /// What `sizeThatFits(_:)` of the header returns.
  var fittingHeight: Double { least }

  /// The alpha of views that fade while the header leaves: nothing of them is left half the way (MDCFlexibleHeaderView.m,
  /// `kContentHidingThreshold`).
  var alphaOfFadingViews: Double {
    greatestShift > 0 ? 1 - (visibleShift / (greatestShift * 0.5)).clamped(from: 0, to: 1) : 1
  }

  var isStatusBarHidden: Bool { companion.isStatusBarHidden }
  var isInferred: Bool { inset.isInferred }

  // MARK: Heights

  /// Sets whether heights include the safe area, without a layout.
  package mutating func setIncludesSafeArea(_ includes: Bool) {
    limits.setIncludesSafeArea(includes, topInset: topInset)
  }

  /// Sets the least height, which raises the greatest one where it has to.
  package mutating func setMinimum(_ height: Double) {
    guard limits.setMinimum(height) else { return }
    if limits.minimum > limits.maximum { setMaximum(height) } else { update() }
  }

  /// Sets the greatest height, which lowers the least one where it has to.
  package mutating func setMaximum(_ height: Double) {
    guard limits.setMaximum(height) else { return }
    inject()
    // The scroll view did not move by itself, so that the header moves it where there is more inset than before.
    if !isSpared, let top = adjustedContentInset?.top { scrollView?.raiseOffset(to: -top) }
    if limits.maximum < limits.minimum { setMinimum(height) } else { update() }
  }

  /// Puts the header in front of content without an upper end, or of other content.
  package mutating func setInFrontOfInfiniteContent(_ isInfinite: Bool) {
    if isInfinite == isInFrontOfInfiniteContent { return }
    isInFrontOfInfiniteContent = isInfinite
    if scrollView == nil { shadow.meetInfiniteContent(isInfinite) }
    update()
  }

  // MARK: The top inset

  /// Sets whether the top inset is read from the outermost controller.
  package mutating func setInferred(_ infers: Bool) {
    guard inset.setInferred(infers) else { return }
    if infers { sample() }
    topInsetWasSampled()
  }

  /// The header comes on the screen; its safe area changes where there is any.
  package mutating func appear() {
    isOnScreen = true
    fitOnce()
    guard surroundings.hasSafeArea else { return }
    if inset.isInferred { sample() }
    topInsetWasSampled()
  }

  /// The header moves to its parent, which gives it its own height.
  package mutating func fitOnce() {
    if isFitted { return }
    isFitted = true
    frame.height = fittingHeight
    announce()
  }

  private mutating func sample() { inset.take(isOnScreen ? surroundings.safeArea.top : 0) }

  private mutating func topInsetWasSampled() {
    topInset = inset.points(
      deviceTopInset: surroundings.deviceTopInset,
      statusBarIsShifted: rules.statusBarIsShifted(wantsToHide: shift.wantsToHide))
    limits.follow(topInset: topInset)
    guideFrame = Rectangle(x: 0, y: 0, width: frame.width, height: topInset)
    inject()
    shift.forgetMovement(offset: scrollView?.offsetWithoutBounce)
    if rules.behavior == .hideable, shift.wantsToHide {
      shift.stayHidden(by: greatestShift)
      commit()
    } else if scrollView == nil {
      frame.height = least
      frame.y = -visibleShift
      announce()
    } else {
      update()
    }
  }

  // MARK: The scroll view

  /// What the system adds to the top inset of the scroll view.
  private var existingInset: Double {
    scrollView?.addsSafeArea ?? false
      ? surroundings.safeArea.top + guide.additionalInset : 0
  }

  /// The insets of the scroll view with what the system adds.
  package var adjustedContentInset: Insets? {
    guard let scrollView else { return nil }
    var insets = scrollView.contentInset
    insets.top = scrollView.ownTop + existingInset
    if scrollView.addsSafeArea { insets.bottom += surroundings.safeArea.bottom }
    return insets
  }

  /// What the header adds to the top inset of the scroll view's indicators.
  var indicatorInset: Double? {
    guard scrollView != nil else { return nil }
    return isSpared ? 0 : frame.height - visibleShift - existingInset
  }

  /// Whether the scroll view has a safe area in place of an inset.
  private var isWebViewWithSafeArea: Bool {
    usesSafeAreaOfWebViews && scrollView?.isWebView ?? false
  }

  /// Whether the header leaves the insets of the scroll view alone.
  private var isSpared: Bool {
    isWebViewWithSafeArea || sparesNeverAdjusted && scrollView?.adjustment == .never
  }

  /// Makes room for the header above the content; what the system adds anyway is not added again.
  private mutating func inject() {
    if scrollView == nil || isSpared { return }
    let inset = max(greatestWithoutInset, greatest - existingInset)
    scrollView?.inject(inset)
  }

  /// Follows a scroll view.
  ///
  /// - Parameter startsAtTop: Whether it is scrolled to its top, once the header has added to its inset.
  package mutating func track(_ next: TrackedScrollView, startsAtTop: Bool = false) {
    let keepsHeight = isShared && scrollView != nil
    scrollView = next
    rules.isPaging = next.isPaging
    shift.forgetMovement(offset: nil)
    inject()
    if startsAtTop, let top = adjustedContentInset?.top { scrollView?.offset = -top }
    if keepsHeight, let scrollView {
      // Where the header would grow, the content moves instead; where it would shrink, it shrinks.
      let expected = scrollView.heightAboveContent.clamped(from: least, to: greatest)
      if expected - frame.height > heightTolerance {
        let movement = expected - frame.height
        self.scrollView?.offset += movement
      }
    }
    update()
  }

  /// Scrolls to the top, as if the scroll view had always been there.
  package mutating func scrollToTop() {
    guard scrollView != nil else { return }
    inject()
    let top = adjustedContentInset?.top ?? 0
    scrollView?.offset = -top
    shift.forgetMovement(offset: nil)
    update()
  }

  /// The scroll view has moved.
  package mutating func scroll(to offset: Double) {
    scrollView?.offset = offset
    update()
  }

  // MARK: Layout

  /// Adapts height and shift to the scroll view; without one nothing happens.
  mutating func update() {
    if scrollView == nil { return }
    limits.follow(topInset: topInset)
    inject()
    guard let scrollView else { return }
    let height = scrollView.heightAboveContent
    if rules.behavior == .hideable {
      shift.note(offset: scrollView.offsetWithoutBounce)
    } else {
      shift.add(
        ShiftAccumulator.Event(
          offset: scrollView.offsetWithoutBounce, height: height, isTouching: isTouching,
          isBouncingAtBottom: scrollView.isBouncingAtBottom, least: least,
          canShift: rules.canShift, isScrubbing: isScrubbing, greatestShift: greatestShift,
          lengthWithVisiblePart: visibleHeight == 0 ? nil : greatestWithoutInset - visibleHeight,
          contentIsImportant: contentIsImportant))
    }
    frame.height = max(least, canOverExtend ? height : min(greatest, height))
    commit()
  }

  /// Takes the header off the screen by a call, which works in front of any content.
  package mutating func hide() {
    shift.hide(by: greatestShift)
    commit()
  }

  private mutating func commit() {
    frame.y = -visibleShift
    if let scrollView {
      shadow.follow(
        intensity: HeaderShadow.intensity(
          overlap: frame.y + frame.height - scrollView.heightAboveContent,
          visibleHeight: least - visibleShift, hidesStatusBar: rules.hidesStatusBar,
          isInFrontOfInfiniteContent: isInFrontOfInfiniteContent))
      // Quirk: a value that the app has set is overwritten.
      isHidden = visibleShift >= least && frame.height <= least
    } else {
      shadow.followNothing(isInFrontOfInfiniteContent: isInFrontOfInfiniteContent)
    }
    phase = HeaderPhase(
      top: frame.y, height: frame.height, least: least, greatest: greatest,
      staying: rules.keepsStatusBarHeight ? surroundings.statusBarHeight : 0)
    if rules.hidesStatusBar, rules.statusBarCanOverlap {
      companion.follow(
        offset: shift.value, statusBarHeight: surroundings.statusBarHeight,
        allowsPicture: !contentIsTranslucent)
    } else {
      companion.release()
    }
    announce()
  }

  /// Tells the controller where the header is.
  private mutating func announce() {
    guide.follow(
      bottom: frame.y + frame.height, topInset: guideFrame.height,
      limit: limits.greatestAdditionalInset(deviceTopInset: surroundings.deviceTopInset),
      isTracking: scrollView != nil && !isWebViewWithSafeArea)
  }

  /// Where the top layout guide of the controller is that the header moves, in points below the window's top.
  package var topLayoutGuide: Double? {
    guide.position(
      bottom: frame.y + frame.height, statusBarHeight: surroundings.statusBarHeight,
      hidesStatusBar: rules.behavior == .enabledWithStatusBar)
  }
}

/// By how much a height may differ from the one of another scroll view and still be the same (MDCFlexibleHeaderView.m,
/// `kHeightEpsilon`).
private let heightTolerance = 0.001
