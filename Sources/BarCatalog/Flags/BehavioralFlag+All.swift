extension BehavioralFlag {
  /// Every flag, those of headers first.
  package static var all: [BehavioralFlag] {
    [
      .inferTopSafeAreaInsetFromViewController,
      .minMaxHeightIncludesSafeArea,
      .isTopLayoutGuideAdjustmentEnabled,
      .permitInferringTopSafeAreaFromTopLayoutGuideViewController,
      .useAdditionalSafeAreaInsetsForWebKitScrollViews,
      .inferPreferredStatusBarStyle,
      .shouldAdjustHeightBasedOnHeaderStackView,
      .shouldSetNavigationBarHiddenHideAppBar,
      .observesTrackingScrollViewScrollEvents,
      .disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever,
      .resetShadowAfterTrackingScrollViewIsReset,
      .allowShadowLayerFrameAnimationsWhenChangingTrackingScrollView,
      .isInFrontOfInfiniteContent,
      .sharedWithManyScrollViews,
      .statusBarHintCanOverlapHeader,
      .canOverExtend,
      .canAlwaysExpandToMaximumHeight,
      .allowAnyTitleFontSize,
      .uppercasesButtonTitles,
      .enableRippleBehavior,
      .enableTitleFontForState,
      .accessibilityTraitsIncludesButton,
      .useFlexibleTopBottomInsets,
    ]
  }
}
