/// A way in which a header comes to a screen and has values set on it.
package enum PresettingIntegration: Sendable {
  /// A controller around a screen and a header without an app bar.
  case flexibleHeaderContainer
  /// A stack that makes an app bar for each screen.
  case appBarNavigationController
}

/// A value that a way of integration sets before the app sets any.
package struct Preset: Sendable {
  package let integration: PresettingIntegration
  package let result: Assignment
  package let source: StaticString
}

/// All presets, each integration's in the order in which it sets them.
extension Preset {
  package static var all: [Preset] {
    [
      .containerInfers, .stackLeavesNeverAdjustedInsets, .stackMovesThePushedController,
      .stackAdjustsTheGuide, .stackInfers, .stackLeavesOutTheSafeArea, .stackObservesScrolling,
    ]
  }

  static var containerInfers: Preset {
    Preset(
      integration: .flexibleHeaderContainer,
      result: MDCFlexibleHeaderViewController.set(.inferTopSafeAreaInsetFromViewController, true),
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderContainerViewController.m initWithContentViewController:"
    )
  }

  static var stackLeavesNeverAdjustedInsets: Preset {
    .ofStack(
      MDCFlexibleHeaderView.set(
        .disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever, true))
  }

  static var stackMovesThePushedController: Preset {
    .ofStack(MDCAppBarViewController.set(.topLayoutGuideViewController, .`self`))
  }

  static var stackAdjustsTheGuide: Preset {
    .ofStack(MDCAppBarViewController.set(.isTopLayoutGuideAdjustmentEnabled, true))
  }

  static var stackInfers: Preset {
    .ofStack(MDCAppBarViewController.set(.inferTopSafeAreaInsetFromViewController, true))
  }

  static var stackLeavesOutTheSafeArea: Preset {
    .ofStack(MDCFlexibleHeaderView.set(.minMaxHeightIncludesSafeArea, false))
  }

  static var stackObservesScrolling: Preset {
    .ofStack(MDCFlexibleHeaderView.set(.observesTrackingScrollViewScrollEvents, true))
  }

  private static func ofStack(_ result: Assignment) -> Preset {
    Preset(
      integration: .appBarNavigationController, result: result,
      source:
        "components/AppBar/src/MDCAppBarNavigationController.m injectAppBarIntoViewController:")
  }
}
