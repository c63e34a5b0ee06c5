// Flags of the header itself.

extension BehavioralFlag {
  package static var minMaxHeightIncludesSafeArea: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderView,
      category: .migration, documented: .optIn, actual: .optIn,
      recommended: .value(false), basis: .documented,
      reason:
        "A height that holds the safe area fits one device; without it the header adds what the device has.",
      plan:
        "To be off by default from 2018-10-16, deprecated a week later, and gone on 2018-11-23; none of it came.",
      conflicts: ["`shouldAdjustHeightBasedOnHeaderStackView` turns it off."],
      sideEffects: [
        "Heights that were set by hand keep their numbers: whoever turns it off takes the safe area out of them."
      ],
      sources: [
        "AppBar README Recommended behavioral flags",
        "docs/migration-guide-minMaxHeightIncludesSafeArea.md",
      ])
  }

  package static var observesTrackingScrollViewScrollEvents: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderView,
      category: .toggle,
      recommended: .conditional(true, "where the header does not leave while people scroll"),
      basis: .inferred,
      reason: "The delegate of the scroll view is free for the app, and no event can be forgotten.",
      conflicts: [
        "A `shiftBehavior` of `enabled` or `enabledWithStatusBar`: it asserts, whichever is set first.",
        "Passing scroll events on all the same: that asserts too.",
      ],
      sideEffects: [
        "Below iOS 11 the scroll view has to be cleared before its controller goes."
      ],
      sources: ["AppBar README Enabling observation of the tracking scroll view"])
  }

  package static var disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever:
    BehavioralFlag
  {
    .init(
      .mdcFlexibleHeaderView,
      category: .toggle, actual: .optIn,
      recommended: .value(true), basis: .inferred,
      reason: "A scroll view that wants no insets from anybody gets none from the header.",
      sources: ["components/FlexibleHeader/src/MDCFlexibleHeaderView.h"])
  }

  package static var resetShadowAfterTrackingScrollViewIsReset: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderView,
      category: .migration, documented: .optIn, actual: .optIn,
      recommended: .value(true), basis: .documented,
      reason: "No shadow of a scroll view that is gone stays below the header.",
      plan: "Its header asks everybody to turn it on, because the default was to change soon.",
      conflicts: ["`isInFrontOfInfiniteContent` keeps the shadow whatever this says."],
      sources: ["components/FlexibleHeader/src/MDCFlexibleHeaderView.h (ToBeDeprecated)"])
  }

  package static var allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderView,
      category: .migration, documented: .optIn, actual: .optIn,
      recommended: .value(true), basis: .inferred,
      reason: "The shadow stays at the edge of the header while that grows or shrinks.",
      plan: "To become the default and then to go.",
      requirements: ["`sharedWithManyScrollViews`: otherwise nothing is animated."],
      sources: ["components/FlexibleHeader/src/MDCFlexibleHeaderView.h (ToBeDeprecated)"])
  }

  package static var isInFrontOfInfiniteContent: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderView,
      category: .toggle,
      recommended: .conditional(true, "where content goes on above the header without end"),
      basis: .inferred,
      reason: "There is always something below the header, and so there is always a shadow.",
      conflicts: ["`resetShadowAfterTrackingScrollViewIsReset` does nothing beside it."],
      sources: ["components/FlexibleHeader/src/MDCFlexibleHeaderView.h"])
  }

  package static var sharedWithManyScrollViews: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderView,
      category: .toggle,
      recommended: .conditional(true, "where pages or tabs take turns below one header"),
      basis: .inferred,
      reason: "Pages and tabs below the header look like parts of one screen.",
      sources: ["components/FlexibleHeader/src/MDCFlexibleHeaderView.h"])
  }

  package static var statusBarHintCanOverlapHeader: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderView,
      category: .toggle,
      recommended: .conditional(false, "where the header is never below the status bar"),
      basis: .inferred,
      reason: "It decides whether a header that leaves the screen stops at the status bar.",
      sideEffects: ["Off, it makes `enabledWithStatusBar` the same as `enabled`."],
      sources: ["components/FlexibleHeader/src/MDCFlexibleHeaderView+ShiftBehavior.h"])
  }

  package static var canOverExtend: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderView,
      category: .toggle, recommended: .byDesign, basis: .inferred,
      reason: "It is about looks alone, such as a picture in the header that stretches.",
      sources: ["components/FlexibleHeader/src/MDCFlexibleHeaderView.m fhv_updateLayout"])
  }

  package static var canAlwaysExpandToMaximumHeight: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderView,
      category: .toggle, actual: .removed, recommended: .none, basis: .inferred,
      reason: "Nobody used it.",
      sources: ["CHANGELOG.md 62.0.0, 62.1.0", "commit 7ae4498a0"])
  }
}
