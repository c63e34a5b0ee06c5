/// What setting one property does to another one.
package struct SideEffect: Sendable {
  /// The settings that have the effect, each for itself.
  package let causes: [Assignment]
  /// A property of the cause's object that must have been set before, to whatever value; `nil` if none must.
  package let precondition: Assignment?
  /// The value that the other property must have for the effect to happen; `nil` if any will do.
  package let replaced: UInt64?
  package let result: Assignment
  /// The id of the property that the effect is named after.
  package let name: UInt16
  package let source: StaticString
}

/// The side effects that a description can express.
extension SideEffect {
  package static var all: [SideEffect] {
    [
      .inferringAdjustsTheGuide, .guideControllerOfAppBarAdjustsTheGuide,
      .guideControllerOfHeaderAdjustsTheGuide, .adjustingContainerOfAppBarMovesItsContent,
      .adjustingContainerOfHeaderMovesItsContent, .heightByStackLeavesOutTheSafeArea,
      .themeAllowsAnyTitleFontSize, .hidingMakesHeadersHideable,
    ]
  }

  /// Turning the inference off again does not undo it.
  static var inferringAdjustsTheGuide: SideEffect {
    .of(
      MDCAppBarViewController.set(.inferTopSafeAreaInsetFromViewController, true),
      gives: MDCAppBarViewController.set(.isTopLayoutGuideAdjustmentEnabled, true),
      source:
        "components/AppBar/src/MDCAppBarViewController.m setInferTopSafeAreaInsetFromViewController:"
    )
  }

  static var guideControllerOfAppBarAdjustsTheGuide: SideEffect {
    .of(
      MDCAppBarViewController.set(anything: .topLayoutGuideViewController),
      gives: MDCAppBarViewController.set(.isTopLayoutGuideAdjustmentEnabled, true),
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderViewController.m setTopLayoutGuideViewController:"
    )
  }

  static var guideControllerOfHeaderAdjustsTheGuide: SideEffect {
    .of(
      MDCFlexibleHeaderViewController.set(anything: .topLayoutGuideViewController),
      gives: MDCFlexibleHeaderViewController.set(.isTopLayoutGuideAdjustmentEnabled, true),
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderViewController.m setTopLayoutGuideViewController:"
    )
  }

  static var adjustingContainerOfAppBarMovesItsContent: SideEffect {
    .of(
      MDCAppBarContainerViewController.set(.isTopLayoutGuideAdjustmentEnabled, true),
      gives: MDCAppBarViewController.set(.topLayoutGuideViewController, .content),
      source: "components/AppBar/src/MDCAppBarContainerViewController.m")
  }

  static var adjustingContainerOfHeaderMovesItsContent: SideEffect {
    .of(
      MDCFlexibleHeaderContainerViewController.set(.isTopLayoutGuideAdjustmentEnabled, true),
      gives: MDCFlexibleHeaderViewController.set(.topLayoutGuideViewController, .content),
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderContainerViewController.m updateTopLayoutGuideBehavior"
    )
  }

  /// Turning the adjustment off again does not undo it.
  static var heightByStackLeavesOutTheSafeArea: SideEffect {
    .of(
      MDCAppBarViewController.set(.shouldAdjustHeightBasedOnHeaderStackView, true),
      gives: MDCFlexibleHeaderView.set(.minMaxHeightIncludesSafeArea, false),
      source:
        "components/AppBar/src/MDCAppBarViewController.m setShouldAdjustHeightBasedOnHeaderStackView:"
    )
  }

  static var themeAllowsAnyTitleFontSize: SideEffect {
    SideEffect(
      causes: [
        AppBarTheme.set(.variant, .primary), AppBarTheme.set(.variant, .surface),
        AppBarThemeMember.set(.variant, .primary), AppBarThemeMember.set(.variant, .surface),
      ], precondition: nil, replaced: nil,
      result: MDCNavigationBar.set(.allowAnyTitleFontSize, true),
      name: MDCAppBarViewController.id(.theme),
      source: "components/AppBar/src/Theming/MDCAppBarViewController+MaterialTheming.m")
  }

  /// The first call that shows or hides the bar of the stack has the effect, so there must be one.
  static var hidingMakesHeadersHideable: SideEffect {
    SideEffect(
      causes: [Flow.set(.shouldSetNavigationBarHiddenHideAppBar, true)],
      precondition: Flow.set(anything: .isNavigationBarHidden),
      replaced: MDCFlexibleHeaderShiftBehavior.disabled.defaultWord,
      result: MDCFlexibleHeaderView.set(.shiftBehavior, .hideable),
      name: Flow.id(.shouldSetNavigationBarHiddenHideAppBar),
      source: "components/AppBar/src/MDCAppBarNavigationController.m setNavigationBarHidden:")
  }

  private static func of(
    _ cause: Assignment, gives result: Assignment, source: StaticString
  ) -> SideEffect {
    SideEffect(
      causes: [cause], precondition: nil, replaced: nil, result: result, name: cause.id,
      source: source)
  }
}
