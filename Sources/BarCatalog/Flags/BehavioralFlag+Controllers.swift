// Flags of the controllers that hold a header.

extension BehavioralFlag {
  package static var inferTopSafeAreaInsetFromViewController: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderViewController, .mdcAppBarViewController, .mdcAppBar,
      category: .migration, documented: .optIn, actual: .optIn,
      recommended: .value(true), basis: .documented,
      reason:
        "The safe area of a sheet, a popover or an extension differs from the device's; the header follows it only with this flag.",
      plan: "To become the default and then be removed; no dates are given.",
      conflicts: [
        "A `topLayoutGuideViewController` around the header: adjusting it changes what is inferred from it. The code checks only the outermost one."
      ],
      sideEffects: [
        "In an app bar, turning it on also turns on `isTopLayoutGuideAdjustmentEnabled`, which stays on afterward.",
        "An `MDCFlexibleHeaderContainerViewController` turns it on for its header.",
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
        "Only the content that the app has named is moved.",
      plan: "To become the default and then be removed; no dates are given.",
      requirements: ["A `topLayoutGuideViewController`; a container sets its content by itself."],
      sideEffects: [
        "In a container, the content fills the whole container, starting behind the header."
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
        "The same view controller can be moved down and asked for its safe area: the header subtracts what it added.",
      plan: "To become the default and then be removed.",
      requirements: [
        "Set it before `inferTopSafeAreaInsetFromViewController` and `topLayoutGuideViewController`."
      ],
      sources: ["components/FlexibleHeader/src/MDCFlexibleHeaderViewController.h (ToBeDeprecated)"])
  }

  package static var useAdditionalSafeAreaInsetsForWebKitScrollViews: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderViewController, .mdcAppBarViewController,
      category: .migration, documented: .optIn, actual: .optIn,
      recommended: .conditional(true, "if the header tracks a web view"), basis: .documented,
      reason: "A page that fits its view stays in place; with an inset, it can be scrolled.",
      requirements: ["A `topLayoutGuideViewController`: without one, it asserts."],
      sideEffects: ["Web views no longer get a content inset from the header."],
      sources: ["components/FlexibleHeader/docs/wkwebview-considerations.md"])
  }

  package static var inferPreferredStatusBarStyle: BehavioralFlag {
    .init(
      .mdcFlexibleHeaderViewController, .mdcAppBarViewController,
      category: .toggle, actual: .onFromTheBeginning,
      recommended: .value(true), basis: .inferred,
      reason: "The text of the status bar contrasts with the header, whatever the header's color.",
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
        true, "if the header has a bottom bar and its height never changes"),
      basis: .inferred,
      reason: "There is no need to add up heights, or to change them together with a bar.",
      conflicts: [
        "`minimumHeight` and `maximumHeight`, which each layout overwrites.",
        "`minMaxHeightIncludesSafeArea: true`, which it turns off.",
      ],
      sideEffects: ["Turning it off restores neither the heights nor that flag."],
      sources: [
        "components/AppBar/src/MDCAppBarViewController.m adjustHeightBasedOnHeaderStackView"
      ])
  }

  package static var shouldSetNavigationBarHiddenHideAppBar: BehavioralFlag {
    .init(
      .mdcAppBarNavigationController, .flow,
      category: .toggle, actual: .optIn,
      recommended: .conditional(true, "if the app hides and shows the navigation bar"),
      basis: .inferred,
      reason: "Code that hides UIKit's bar hides the app bar that replaces it.",
      requirements: ["Set it before an app bar is shown or hidden."],
      conflicts: [
        "A `shiftBehavior` other than `disabled` and `hideable`: such app bars are left alone."
      ],
      sideEffects: [
        "The first call changes a `shiftBehavior` of `disabled` to `hideable`, and the stack fades as it leaves.",
        "While it is off, showing the controller's own bar asserts.",
      ],
      sources: ["components/AppBar/src/MDCAppBarNavigationController.h Behavioral flags"])
  }
}
