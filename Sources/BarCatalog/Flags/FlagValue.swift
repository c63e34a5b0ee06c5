/// A property and a value for it, as advice or as what a controller sets.
package struct FlagValue: Sendable {
  package let owner: BarType
  /// The Swift name of the property.
  package let name: StaticString
  /// The value as a description writes it, or in words where it cannot.
  package let value: StaticString

  private init<Owner: BarObject>(
    _ property: Property<Owner, Bool>, of owner: Owner.Type, _ value: Bool
  ) {
    self.owner = owner.type
    name = property.name
    self.value = value ? "true" : "false"
  }

  private init<Owner: BarObject, Value>(
    _ property: Property<Owner, Value>, of owner: Owner.Type, text: StaticString
  ) {
    self.owner = owner.type
    name = property.name
    value = text
  }

  /// What every app bar should be given right after it was made.
  ///
  /// Source: AppBar README, Recommended behavioral flags.
  package static var recommended: [FlagValue] {
    let controller = MDCAppBarViewController.self
    return [
      FlagValue(.inferTopSafeAreaInsetFromViewController, of: controller, true),
      FlagValue(.minMaxHeightIncludesSafeArea, of: MDCFlexibleHeaderView.self, false),
    ]
  }

  /// What an `MDCAppBarNavigationController` gives to the app bars that it makes.
  ///
  /// Source: components/AppBar/src/MDCAppBarNavigationController.m injectAppBarIntoViewController:
  package static var presetByNavigationController: [FlagValue] {
    let controller = MDCAppBarViewController.self
    let header = MDCFlexibleHeaderView.self
    return [
      FlagValue(.inferTopSafeAreaInsetFromViewController, of: controller, true),
      FlagValue(.topLayoutGuideViewController, of: controller, text: "the pushed controller"),
      FlagValue(.isTopLayoutGuideAdjustmentEnabled, of: controller, true),
      FlagValue(.minMaxHeightIncludesSafeArea, of: header, false),
      FlagValue(.observesTrackingScrollViewScrollEvents, of: header, true),
      FlagValue(
        .disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever, of: header, true),
    ]
  }
}
