// Flags of the controllers that hold a header.

extension BehavioralFlag {
  package static var inferTopSafeAreaInsetFromViewController: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderViewController, .mdcAppBarViewController, .mdcAppBar,
      category: .migration, documented: .optIn, actual: .optIn,
      recommended: .value(true), basis: .documented,
      reason:
        "A sheet, a popover or an extension has a safe area that is not the device's; only with the flag does the header follow it.",
      plan: "To become the default and then to go, without dates.",
      conflicts: [
        "A `topLayoutGuideViewController` around the header: adjusting it changes what is inferred from it. The code stops at the outermost one."
      ],
      sideEffects: [
        "An app bar turns `isTopLayoutGuideAdjustmentEnabled` on with it, and leaves it on afterwards.",
        "An `MDCFlexibleHeaderContainerViewController` turns it on for its header by itself.",
      ],
      sources: [
        "AppBar README Recommended behavioral flags",
        "components/FlexibleHeader/src/MDCFlexibleHeaderContainerViewController.m initWithContentViewController:",
      ])
  }

  package static var isTopLayoutGuideAdjustmentEnabled: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderViewController, .mdcAppBarViewController,
      .mdcFlexibleHeaderContainerViewController, .mdcAppBarContainerViewController,
      category: .migration, documented: .optIn, actual: .optIn,
      recommended: .value(true), basis: .documented,
      reason:
        "Nothing moves that the app has not named.",
      plan: "To become the default and then to go, without dates.",
      requirements: ["A `topLayoutGuideViewController`; a container names its content by itself."],
      sideEffects: [
        "In a container the content fills the whole of it, from behind the header."
      ],
      sources: [
        "AppBar README Enabling top layout guide adjustment",
        "components/FlexibleHeader/src/MDCFlexibleHeaderViewController.m setTopLayoutGuideViewController:",
      ])
  }

  package static var permitInferringTopSafeAreaFromTopLayoutGuideViewController: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderViewController, .mdcAppBarViewController,
      category: .migration, documented: .optIn, actual: .optIn,
      recommended: .value(true), basis: .inferred,
      reason:
        "One controller may be both moved down and asked for its safe area: the header subtracts what it added.",
      plan: "To become the default and then to go.",
      requirements: [
        "To be set before `inferTopSafeAreaInsetFromViewController` and `topLayoutGuideViewController`."
      ],
      sources: ["components/FlexibleHeader/src/MDCFlexibleHeaderViewController.h (ToBeDeprecated)"])
  }

  package static var useAdditionalSafeAreaInsetsForWebKitScrollViews: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderViewController, .mdcAppBarViewController,
      category: .migration, documented: .optIn, actual: .optIn,
      recommended: .conditional(true, "where the header tracks a web view"), basis: .documented,
      reason: "A page that fits its view stays where it is; with an inset it can be scrolled.",
      requirements: ["A `topLayoutGuideViewController`: without one it asserts."],
      sideEffects: ["Web views get no content inset from the header any more."],
      sources: ["components/FlexibleHeader/docs/wkwebview-considerations.md"])
  }

  package static var inferPreferredStatusBarStyle: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderViewController, .mdcAppBarViewController,
      category: .toggle, actual: .onFromTheBeginning,
      recommended: .value(true), basis: .inferred,
      reason: "The text of the status bar stands out from the header whatever color that has.",
      conflicts: ["Setting `preferredStatusBarStyle` while it is on asserts."],
      sources: [
        "components/FlexibleHeader/src/MDCFlexibleHeaderViewController.m setPreferredStatusBarStyle:"
      ])
  }

  package static var shouldAdjustHeightBasedOnHeaderStackView: BehavioralFlag {
    .init(
      .mdcAppBarViewController,
      category: .toggle,
      recommended: .conditional(
        true, "where the header has a bottom bar and always the same height"),
      basis: .inferred,
      reason: "Nobody has to add heights up, or to change them with a bar.",
      conflicts: [
        "`minimumHeight` and `maximumHeight`, which each layout overwrites.",
        "`minMaxHeightIncludesSafeArea: true`, which is turned off.",
      ],
      sideEffects: ["Turning it off brings neither the heights nor that flag back."],
      sources: [
        "components/AppBar/src/MDCAppBarViewController.m adjustHeightBasedOnHeaderStackView"
      ])
  }

  package static var shouldSetNavigationBarHiddenHideAppBar: BehavioralFlag {
    .init(
      .mdcAppBarNavigationController, .flow,
      category: .toggle, actual: .optIn,
      recommended: .conditional(true, "where the app hides and shows the navigation bar"),
      basis: .inferred,
      reason: "What hides UIKit's bar hides the app bar that stands in its place.",
      requirements: ["To be set before an app bar is shown or hidden."],
      conflicts: [
        "A `shiftBehavior` other than `disabled` and `hideable`: such app bars stay as they are."
      ],
      sideEffects: [
        "The first call turns a `shiftBehavior` of `disabled` into `hideable`, and the stack fades while it leaves.",
        "While it is off, showing the controller's own bar asserts.",
      ],
      sources: ["components/AppBar/src/MDCAppBarNavigationController.h Behavioral flags"])
  }
}
