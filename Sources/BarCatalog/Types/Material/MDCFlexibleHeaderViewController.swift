/// What Material's controllers of a header share: status bar, safe areas, and the controller whose content moves down.
@usableFromInline package protocol FlexibleHeaderController: BarObject {}

/// The controller of a standalone header that follows a scroll view.
///
/// The class is announced as deprecated for iOS 12 after version 124.2.0, in no tagged release.
@usableFromInline package enum MDCFlexibleHeaderViewController: FlexibleHeaderController {}

extension Property where Owner: FlexibleHeaderController {
  @inlinable package static var safeAreaDelegate: Of<Anything?> {
    .init(
      "Names the view controller whose safe area the header uses.",
      default: .value(nil),
      mdc: .from(79),
      traits: [.unwritable],
      constraint:
        "The view controller that it names is not compared with `topLayoutGuideViewController`, so nothing prevents a loop there.",
      instead: "an object of the app cannot be written in a description",
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderViewController.m fhv_inferTopSafeAreaSourceViewController"
    )
  }

  @inlinable package static var layoutDelegate: Of<Anything?> {
    .init(
      "An object that is told when the frame of the header changes.",
      default: .value(nil),
      mdc: .from(0, 2),
      traits: [.unwritable],
      instead: "an object of the app cannot be written in a description",
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderViewController.h layoutDelegate")
  }

  @inlinable package static var permitInferringTopSafeAreaFromTopLayoutGuideViewController: Of<Bool>
  {
    .init(
      "Lets the safe area be read from the view controller that is moved down, minus what the header added to it.",
      default: .value(false),
      ios: .from(11),
      mdc: .from(100),
      traits: [.flag],
      constraint:
        "Set it before `inferTopSafeAreaInsetFromViewController` and `topLayoutGuideViewController`.",
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderViewController.h (ToBeDeprecated); components/FlexibleHeader/src/MDCFlexibleHeaderViewController.m"
    )
  }

  @inlinable package static var inferTopSafeAreaInsetFromViewController: Of<Bool> {
    .init(
      "Takes the top safe area from the outermost view controller around the header, not from the device.",
      default: .value(false),
      mdc: .from(59),
      traits: [.flag],
      constraint:
        "It asserts if `topLayoutGuideViewController` is that outermost view controller, unless `permitInferringTopSafeAreaFromTopLayoutGuideViewController` is on.",
      difference:
        "The AppBar README warns of an endless loop with any direct ancestor; the code asserts only for the root ancestor.",
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderViewController.m fhv_inferTopSafeAreaSourceViewController; AppBar README Enabling inferred top safe area insets"
    )
  }

  @inlinable package static var topLayoutGuideViewController: Of<TopLayoutGuideController?> {
    .init(
      "The view controller whose content begins below the header.",
      default: .value(nil),
      mdc: .from(55, 3),
      constraint:
        "It should be next to the header, not around it, if `inferTopSafeAreaInsetFromViewController` is on. With a tracked scroll view, its additional safe area stays 0, except for web views with `useAdditionalSafeAreaInsetsForWebKitScrollViews`.",
      difference:
        "The AppBar README says that setting it turns on `isTopLayoutGuideAdjustmentEnabled`; in the code, every change does, even back to `nil`.",
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderViewController.m setTopLayoutGuideViewController:; AppBar README Adjusting the top layout guide of a view controller"
    )
  }

  @inlinable package static var isTopLayoutGuideAdjustmentEnabled: Of<Bool> {
    .init(
      "Moves down only the content of `topLayoutGuideViewController`, and no longer the parent's content by default.",
      default: .value(false),
      mdc: .from(55, 3),
      traits: [.flag],
      constraint:
        "Nothing moves while `topLayoutGuideViewController` is `nil`; setting that property turns this flag on.",
      difference:
        "The header component's documents say that `inferTopSafeAreaInsetFromViewController` turns it on; in the code, only an app bar does so.",
      objectiveC: "topLayoutGuideAdjustmentEnabled",
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderViewController.h (ToBeDeprecated); AppBar README Enabling top layout guide adjustment; components/FlexibleHeader/docs/recommended-behavioral-flags.md"
    )
  }

  @inlinable package static var useAdditionalSafeAreaInsetsForWebKitScrollViews: Of<Bool> {
    .init(
      "Moves the content of a web view down with the view's safe area, not with an inset of its scroll view.",
      default: .value(false),
      mdc: .from(60, 1),
      traits: [.flag],
      constraint: "It asserts without a `topLayoutGuideViewController`.",
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderViewController.m updateTopLayoutGuide; components/FlexibleHeader/docs/wkwebview-considerations.md"
    )
  }

  @inlinable package static var inferPreferredStatusBarStyle: Of<Bool> {
    .init(
      "Chooses the status bar style by its contrast with the header; a translucent header gives `default`.",
      default: .value(true),
      mdc: .from(60),
      traits: [.flag],
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderViewController.m commonMDCFlexibleHeaderViewControllerInit, preferredStatusBarStyle"
    )
  }

  @inlinable package static var preferredStatusBarStyle: Of<StatusBarStyle> {
    .init(
      "The status bar style that the parent should adopt.",
      default: .computed("depends on the contrast with the header's background"),
      mdc: .from(60),
      constraint:
        "Setting it asserts unless `inferPreferredStatusBarStyle` has been turned off first.",
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderViewController.m preferredStatusBarStyle, setPreferredStatusBarStyle:"
    )
  }

  @inlinable package static var hairlineColor: Of<Color> {
    .init(
      "The color of the line that `showsHairline` draws.",
      default: .computed("black"),
      mdc: .from(104),
      source:
        "components/FlexibleHeader/src/private/MDCFlexibleHeaderHairline.m initWithContainerView:")
  }

  @inlinable package static var showsHairline: Of<Bool> {
    .init(
      "Draws a line one pixel high along the bottom edge.",
      default: .value(false),
      mdc: .from(104),
      source:
        "components/FlexibleHeader/src/private/MDCFlexibleHeaderHairline.m initWithContainerView:")
  }

  @inlinable package static var traitCollectionDidChangeBlock: Of<Anything?> {
    .init(
      "Runs after the traits have changed.",
      default: .value(nil),
      mdc: .from(85, 8),
      traits: [.unwritable],
      instead: "a closure cannot be written in a description",
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderViewController.h")
  }

  @inlinable package static var headerView: Of<Element<MDCFlexibleHeaderView>?> {
    .init(
      "The header view, which is the controller's own view. It always exists; a description sets its properties.",
      default: .computed("a header as large as the screen"),
      mdc: .from(0, 2),
      traits: [.notNull],
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderViewController.m commonMDCFlexibleHeaderViewControllerInit, loadView"
    )
  }
}

extension Property where Owner == MDCFlexibleHeaderViewController {
  @inlinable package static var integration: Of<FlexibleHeaderIntegration> {
    .init(
      "How the header is added to the screen.",
      default: .value(.child),
      traits: [.language],
      source: "components/FlexibleHeader/README.md Typical use")
  }

  @inlinable package static var container: Of<Element<MDCFlexibleHeaderContainerViewController>?> {
    .init(
      "Properties of the container that holds the screen and the header.",
      default: .value(nil),
      traits: [.language],
      constraint: "The container exists only if `integration` is `container`.",
      source: "the description language")
  }
}
