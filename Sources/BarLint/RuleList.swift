extension Rule {
  /// Every rule, by the name of its file.
  package static var all: [Rule] {
    [
      .deprecatedProperty,
      .deprecatedTheming,
      .deprecatedValue,
      .flagForced,
      .flagWithoutEffect,
      .guideAdjustmentWithoutTarget,
      .headerObservesAndForwards,
      .headerObservesAndShifts,
      .heightOverwrittenByStack,
      .heightsIncludeSafeArea,
      .ignoredProperty,
      .inferredInsetFromGuideTarget,
      .legacyAppBar,
      .recommendedFlagUnset,
      .rippleColorWithoutRipple,
      .safeAreaNotInferred,
      .shadowAnimationFlagUnset,
      .shiftWithStatusBarDowngraded,
      .statusBarStyleWhileInferred,
      .titleFontSizeForced,
      .unavailableProperty,
      .unavailableValue,
      .unobservedChange,
      .unsupportedProperty,
      .valueOutOfRange,
      .webViewWithoutSafeAreaFlag,
    ]
  }
}
