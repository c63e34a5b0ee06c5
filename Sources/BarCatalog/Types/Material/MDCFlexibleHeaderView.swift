/// A header that grows, shrinks and leaves the screen with a scroll view.
///
/// The class is announced as deprecated for iOS 12 after version 124.2.0, in no tagged release.
@usableFromInline package enum MDCFlexibleHeaderView: View {}

extension Property where Owner == MDCFlexibleHeaderView {
  @inlinable package static var delegate: Of<Name?> {
    .init(
      "The delegate, as `self` or a name. It is told of changes to the frame and the status bar.",
      default: .computed("the header's controller"),
      mdc: .from(0, 2),
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderView.h delegate")
  }

  @inlinable package static var animationDelegate: Of<Anything?> {
    .init(
      "An object that is told when switching between scroll views moves the header.",
      default: .value(nil),
      mdc: .from(93, 3),
      traits: [.unwritable],
      instead: "an object of the app cannot be written in a description",
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderView.h animationDelegate")
  }

  @inlinable package static var background: Of<Element<ViewDescription>?> {
    .init(
      "A view of the app behind everything else in the header.",
      default: .value(nil),
      traits: [.language],
      source: "AppBar README Interactive background views")
  }

  @inlinable package static var backgroundColor: Of<Color?> {
    .init(
      "The color of the header; the status bar style is inferred from it.",
      default: .computed("light gray"),
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderView.m commonMDCFlexibleHeaderViewInit; components/FlexibleHeader/src/MDCFlexibleHeaderViewController.m preferredStatusBarStyle"
    )
  }

  @inlinable package static var contentView: Of<Element<ViewDescription>?> {
    .init(
      "An older place for the app's own views: a view as large as the header.",
      default: .computed("a plain view as large as the header"),
      mdc: .from(0, 2).deprecated(in: 3, 1),
      traits: [.notNull],
      instead: "subviews of the header itself",
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderView.m commonMDCFlexibleHeaderViewInit; CHANGELOG.md 3.1.0"
    )
  }

  @inlinable package static var minMaxHeightIncludesSafeArea: Of<Bool> {
    .init(
      "Whether the minimum and maximum height include the top safe area; if not, the header adds it.",
      default: .value(true),
      mdc: .from(36, 1),
      traits: [.flag],
      constraint:
        "A change affects only default heights: set it before `minimumHeight` and `maximumHeight`. `shouldAdjustHeightBasedOnHeaderStackView` turns it off.",
      difference:
        "The migration guide announces that it is off and deleted by the end of 2018; in the code, it still exists and is on.",
      source:
        "components/FlexibleHeader/src/private/MDCFlexibleHeaderMinMaxHeight.m setMinMaxHeightIncludesSafeArea:; AppBar README Removing safe area insets from the min/max heights"
    )
  }

  @inlinable package static var minimumHeight: Of<Double> {
    .init(
      "The minimum height, in points.",
      default: .computed("56, plus the device's top safe area with `minMaxHeightIncludesSafeArea`"),
      mdc: .from(0, 2),
      bounds: .atLeast(0),
      constraint:
        "A value above `maximumHeight` raises that height, too. Once it is set, neither height follows the safe area anymore.",
      source:
        "components/FlexibleHeader/src/private/MDCFlexibleHeaderMinMaxHeight.m init, setMinimumHeight:"
    )
  }

  @inlinable package static var maximumHeight: Of<Double> {
    .init(
      "The maximum height unless pulled down, in points; the tracked scroll view gets it as its top inset.",
      default: .computed("the `minimumHeight`"),
      mdc: .from(0, 2),
      bounds: .atLeast(0),
      constraint:
        "A value below `minimumHeight` lowers that height, too. Once it is set, neither height follows the safe area anymore.",
      source:
        "components/FlexibleHeader/src/private/MDCFlexibleHeaderMinMaxHeight.m init, setMaximumHeight:"
    )
  }

  @inlinable package static var canOverExtend: Of<Bool> {
    .init(
      "Lets the header grow beyond `maximumHeight` when the user pulls down, but never while VoiceOver is running.",
      default: .value(true),
      mdc: .from(0, 2),
      traits: [.flag],
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderView.m fhv_updateLayout")
  }

  @inlinable package static var shiftBehavior: Of<MDCFlexibleHeaderShiftBehavior> {
    .init(
      "Whether and how the header leaves the screen.",
      default: .value(.disabled),
      mdc: .from(3, 1),
      constraint:
        "`enabled` and `enabledWithStatusBar` assert together with `observesTrackingScrollViewScrollEvents`, and have no effect above a paging scroll view. App extensions treat `enabledWithStatusBar` as `enabled`.",
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderView.m setShiftBehavior:; components/FlexibleHeader/src/private/MDCFlexibleHeaderShifter.m"
    )
  }

  @inlinable package static var behavior: Of<Anything?> {
    .init(
      "An older name for `shiftBehavior`.",
      default: .unknown,
      mdc: .from(0, 2).deprecated(in: 3, 1).removed(in: 90),
      traits: [.unwritable],
      instead: "write `shiftBehavior`",
      renamed: "shiftBehavior",
      source: "CHANGELOG.md 3.1.0, 90.0.0")
  }

  @inlinable package static var statusBarHintCanOverlapHeader: Of<Bool> {
    .init(
      "Whether the status bar may overlap the header.",
      default: .value(true),
      mdc: .from(5),
      traits: [.flag],
      constraint: "If it is off, `enabledWithStatusBar` behaves like `enabled`.",
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderView.m commonMDCFlexibleHeaderViewInit")
  }

  @inlinable package static var isInFrontOfInfiniteContent: Of<Bool> {
    .init(
      "Always shows the shadow, for content that has no upper end.",
      default: .value(false),
      mdc: .from(0, 2),
      traits: [.flag],
      constraint: "If it is on, `resetShadowAfterTrackingScrollViewIsReset` has no effect.",
      objectiveC: "inFrontOfInfiniteContent",
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderView.m setInFrontOfInfiniteContent:")
  }

  @inlinable package static var sharedWithManyScrollViews: Of<Bool> {
    .init(
      "Keeps the insets of scroll views that are no longer tracked, and the height of the header from one scroll view to the next.",
      default: .value(false),
      mdc: .from(0, 2),
      traits: [.flag],
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderView.m setTrackingScrollView:")
  }

  @inlinable package static var headerContentImportance: Of<MDCFlexibleHeaderContentImportance> {
    .init(
      "How far the user scrolls back before the header returns.",
      default: .value(.default),
      mdc: .from(4),
      constraint: "Used only if `shiftBehavior` is not `disabled`.",
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderView.m fhv_anchorLength")
  }

  @inlinable package static var minimumHeaderViewHeight: Of<Double> {
    .init(
      "How much of the header stays on screen when it leaves, in points.",
      default: .value(0),
      mdc: .from(105),
      bounds: .atLeast(0),
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderView.m fhv_accumulatorMax")
  }

  @inlinable package static var observesTrackingScrollViewScrollEvents: Of<Bool> {
    .init(
      "Observes the tracked scroll view, so that the app does not have to forward scroll events.",
      default: .value(false),
      mdc: .from(59, 1),
      traits: [.flag],
      constraint:
        "It asserts if `shiftBehavior` is `enabled` or `enabledWithStatusBar`, and if a scroll event is forwarded anyway.",
      difference:
        "The AppBar README allows no shifting with it; the code allows `hideable`.",
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderView.m setObservesTrackingScrollViewScrollEvents:, setShiftBehavior:; AppBar README Enabling observation of the tracking scroll view"
    )
  }

  @inlinable package static
    var disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever: Of<Bool>
  {
    .init(
      "Leaves the insets of a scroll view alone if its `contentInsetAdjustmentBehavior` is `never`.",
      default: .value(false),
      ios: .from(11),
      mdc: .from(64),
      traits: [.flag],
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderView.m fhv_enforceInsetsForScrollView:")
  }

  @inlinable package static var resetShadowAfterTrackingScrollViewIsReset: Of<Bool> {
    .init(
      "Removes the shadow when no scroll view is tracked anymore.",
      default: .value(false),
      mdc: .from(67, 1),
      traits: [.flag],
      constraint: "It has no effect if `isInFrontOfInfiniteContent` is on.",
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderView.m fhv_accumulatorDidChange")
  }

  @inlinable package static var allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView:
    Of<Bool>
  {
    .init(
      "Lets the shadow move with the header when another scroll view becomes the tracked one.",
      default: .value(false),
      mdc: .from(93, 3),
      traits: [.flag],
      constraint: "Nothing is animated unless `sharedWithManyScrollViews` is on.",
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderView.m setTrackingScrollView:")
  }

  @inlinable package static var canAlwaysExpandToMaximumHeight: Of<Bool> {
    .init(
      "Allowed the header to be at its maximum height at any scroll position.",
      default: .value(false),
      mdc: .from(61),
      traits: [.unwritable, .flag],
      difference:
        "Versions up to 124.2.0 have it, except 62.0.0; it was deleted later, in no tagged release.",
      instead: "remove it; newer versions do not have it",
      source: "CHANGELOG.md 62.0.0, 62.1.0")
  }

  @inlinable package static var contentIsTranslucent: Of<Bool> {
    .init(
      "Says that content shows through the header, so that no snapshot of the status bar stands in for the real one.",
      default: .value(false),
      mdc: .from(2, 1),
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderView.m setContentIsTranslucent:")
  }

  @inlinable package static var visibleShadowOpacity: Of<Double> {
    .init(
      "The maximum opacity of the header's own shadow; a shadow in `shadowLayer` is not affected.",
      default: .value(0.4),
      mdc: .from(0, 2),
      bounds: .between(0, 1),
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderView.m kDefaultVisibleShadowOpacity")
  }

  @inlinable package static var shadowColor: Of<Color> {
    .init(
      "The color of every shadow of the header.",
      default: .computed("black"),
      mdc: .from(85, 8),
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderView.m fhv_updateShadowColor")
  }

  @inlinable package static var shadowLayer: Of<Anything?> {
    .init(
      "A layer that replaces the header's own shadow; an app bar sets one.",
      default: .value(nil),
      mdc: .from(0, 2),
      traits: [.unwritable],
      instead: "a layer cannot be written in a description; write `shadowColor`",
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderView.m fhv_setShadowLayer:")
  }

  @inlinable package static var elevation: Of<Double> {
    .init(
      "The elevation that the header reports.",
      default: .value(0),
      mdc: .from(85, 10),
      bounds: .atLeast(0),
      constraint: "An app bar overwrites it whenever its shadow changes.",
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderView.m; components/AppBar/src/MDCAppBarViewController.m MDCAppBarViewController_commonInit"
    )
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inlinable package static var mdc_overrideBaseElevation: Of<Double> {
    .init(
      "The elevation below the header, if it is 0 or more.",
      default: .value(-1),
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderView.m commonMDCFlexibleHeaderViewInit")
  }

  @inlinable package static var trackingScrollView: Of<List<Name>?> {
    .init(
      "The scroll view that the header follows, by its name in `scrollViews`; several if the header is shared.",
      default: .value(nil),
      mdc: .from(0, 2),
      constraint:
        "Its top inset grows by `maximumHeight`. Its scroll events must be forwarded unless `observesTrackingScrollViewScrollEvents` is on.",
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderView.m setTrackingScrollView:; AppBar README Tracking a scroll view"
    )
  }

  @inlinable package static var trackingScrollViewIsBeingScrubbed: Of<Bool> {
    .init(
      "While the user drags a scrubber, lets the header only shrink or leave.",
      default: .value(false),
      mdc: .from(0, 2),
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderView.m fhv_updateLayout")
  }

  @inlinable package static var topSafeAreaGuide: Of<Anything?> {
    .init(
      "A view that ends where the top safe area ends, to use in constraints.",
      default: .computed("a view that belongs to the header"),
      mdc: .from(59),
      traits: [.unwritable],
      instead: "the toolkit computes it",
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderView.h")
  }

  @inlinable package static var prefersStatusBarHidden: Of<Bool> {
    .init(
      "Whether the header wants the status bar hidden now.",
      default: .computed("depends on the position of the header"),
      mdc: .from(0, 2),
      traits: [.unwritable],
      instead: "the toolkit computes it; write `shiftBehavior`",
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderView.h")
  }

  @inlinable package static var scrollPhase: Of<MDCFlexibleHeaderScrollPhase> {
    .init(
      "What scrolling does to the header now; accurate right after a scroll event.",
      default: .computed("depends on the position of the header"),
      mdc: .from(0, 2),
      traits: [.unwritable],
      instead: "the toolkit computes it",
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderView.h")
  }

  @inlinable package static var scrollPhaseValue: Of<Double> {
    .init(
      "How far the phase has progressed, in points.",
      default: .computed("depends on the position of the header"),
      mdc: .from(0, 2),
      traits: [.unwritable],
      instead: "the toolkit computes it",
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderView.h")
  }

  @inlinable package static var scrollPhasePercentage: Of<Double> {
    .init(
      "How far the phase has progressed, as a fraction of its length.",
      default: .computed("depends on the position of the header"),
      mdc: .from(0, 2),
      traits: [.unwritable],
      instead: "the toolkit computes it",
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderView.h")
  }

  @inlinable package static var isShiftedOffscreen: Of<Bool> {
    .init(
      "Whether the header has left the screen, or is about to.",
      default: .computed("depends on the position of the header"),
      mdc: .from(94, 4),
      traits: [.unwritable],
      instead: "the toolkit computes it",
      objectiveC: "shiftedOffscreen",
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderView+ShiftBehavior.h")
  }

  @inlinable package static var traitCollectionDidChangeBlock: Of<Anything?> {
    .init(
      "Runs after the traits have changed.",
      default: .value(nil),
      mdc: .from(85, 8),
      traits: [.unwritable],
      instead: "a closure cannot be written in a description",
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderView.h")
  }
}
