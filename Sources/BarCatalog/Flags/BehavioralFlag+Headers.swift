// Flags of the header itself.

extension BehavioralFlag {
  package static var minMaxHeightIncludesSafeArea: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderView,
      category: .migration, documented: .optIn, actual: .optIn,
      recommended: .value(false), basis: .documented,
      reason:
        "A height that includes the safe area fits only one device; without it, the header adds the safe area of the current device.",
      plan:
        "To be off by default from 2018-10-16, deprecated a week later, and removed on 2018-11-23; none of this happened.",
      conflicts: ["`shouldAdjustHeightBasedOnHeaderStackView` turns it off."],
      sideEffects: [
        "Heights that were set explicitly keep their values: when you turn it off, subtract the safe area from them."
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
      recommended: .conditional(true, "if the header does not leave while the user scrolls"),
      basis: .inferred,
      reason: "The scroll view's delegate stays free for the app, and no event can be forgotten.",
      conflicts: [
        "A `shiftBehavior` of `enabled` or `enabledWithStatusBar`: it asserts, whichever is set first.",
        "Forwarding scroll events anyway: that asserts, too.",
      ],
      sideEffects: [
        "Before iOS 11, the tracked scroll view must be cleared before its controller is deallocated."
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
      reason: "A scroll view that wants no automatic insets gets none from the header.",
      sources: ["components/FlexibleHeader/src/MDCFlexibleHeaderView.h"])
  }

  package static var resetShadowAfterTrackingScrollViewIsReset: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderView,
      category: .migration, documented: .optIn, actual: .optIn,
      recommended: .value(true), basis: .documented,
      reason: "The shadow of a scroll view that is gone does not stay below the header.",
      plan: "Its header file asks everyone to turn it on, because the default was to change soon.",
      conflicts: ["`isInFrontOfInfiniteContent` keeps the shadow regardless of this flag."],
      sources: ["components/FlexibleHeader/src/MDCFlexibleHeaderView.h (ToBeDeprecated)"])
  }

  package static var allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderView,
      category: .migration, documented: .optIn, actual: .optIn,
      recommended: .value(true), basis: .inferred,
      reason: "The shadow stays at the edge of the header while the header grows or shrinks.",
      plan: "To become the default and then be removed.",
      requirements: ["`sharedWithManyScrollViews`: otherwise nothing is animated."],
      sources: ["components/FlexibleHeader/src/MDCFlexibleHeaderView.h (ToBeDeprecated)"])
  }

  package static var isInFrontOfInfiniteContent: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderView,
      category: .toggle,
      recommended: .conditional(true, "if the content above the header never ends"),
      basis: .inferred,
      reason: "There is always content below the header, and so there is always a shadow.",
      conflicts: ["`resetShadowAfterTrackingScrollViewIsReset` has no effect with it."],
      sources: ["components/FlexibleHeader/src/MDCFlexibleHeaderView.h"])
  }

  package static var sharedWithManyScrollViews: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderView,
      category: .toggle,
      recommended: .conditional(true, "if pages or tabs take turns below one header"),
      basis: .inferred,
      reason: "Pages and tabs below the header look like parts of one screen.",
      sources: ["components/FlexibleHeader/src/MDCFlexibleHeaderView.h"])
  }

  package static var statusBarHintCanOverlapHeader: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderView,
      category: .toggle,
      recommended: .conditional(false, "if the header is never below the status bar"),
      basis: .inferred,
      reason: "It decides whether a header that leaves the screen stops at the status bar.",
      sideEffects: ["If it is off, `enabledWithStatusBar` behaves like `enabled`."],
      sources: ["components/FlexibleHeader/src/MDCFlexibleHeaderView+ShiftBehavior.h"])
  }

  package static var canOverExtend: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderView,
      category: .toggle, recommended: .byDesign, basis: .inferred,
      reason: "It affects only how the header looks, such as an image that stretches.",
      sources: ["components/FlexibleHeader/src/MDCFlexibleHeaderView.m fhv_updateLayout"])
  }

  package static var canAlwaysExpandToMaximumHeight: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderView,
      category: .toggle, actual: .removed, recommended: .none, basis: .inferred,
      reason: "No one used it.",
      sources: ["CHANGELOG.md 62.0.0, 62.1.0", "commit 7ae4498a0"])
  }
}
