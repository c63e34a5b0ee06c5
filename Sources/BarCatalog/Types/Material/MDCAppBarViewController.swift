/// Material's bar at the top of a screen: a header that holds a stack, with a navigation bar at the top of the stack.
///
/// The class is marked deprecated for iOS 12 after version 124.2.0, in no tagged release.
@usableFromInline package enum MDCAppBarViewController: FlexibleHeaderController {}

extension Property where Owner == MDCAppBarViewController {
  @inlinable package static var integration: Of<AppBarIntegration> {
    .init(
      "How the app bar is added to the screen.",
      default: .value(.child),
      traits: [.language],
      difference:
        "The AppBar README says that `MDCAppBar`, which is `legacy`, is deleted in 2018; the class still exists, and the container and the navigation controller for app bars use it.",
      source: "AppBar README Typical use")
  }

  @inlinable package static var container: Of<Element<MDCAppBarContainerViewController>?> {
    .init(
      "Properties of the container that holds the screen and the app bar.",
      default: .value(nil),
      traits: [.language],
      constraint: "The container exists only if `integration` is `container`.",
      source: "AppBar README Typical use: container")
  }

  @inlinable package static var appBarViewController: Of<Anything?> {
    .init(
      "The app bar itself, under its name in the older wrapper.",
      default: .value(nil),
      mdc: .from(59, 2),
      traits: [.language, .unwritable],
      instead: "it is the `appBar` itself; write its properties there",
      source: "components/AppBar/src/MDCAppBarViewController.h MDCAppBar")
  }

  @inlinable package static var headerViewController: Of<Anything?> {
    .init(
      "The app bar itself, under its name in the older wrapper.",
      default: .value(nil),
      mdc: .from(3, 1),
      traits: [.language, .unwritable],
      instead: "it is the `appBar` itself; write its properties there, such as `headerView`",
      source: "components/AppBar/src/MDCAppBarViewController.h MDCAppBar")
  }

  @inlinable package static var accessibilityPerformEscapeDelegate: Of<Anything?> {
    .init(
      "Decides what VoiceOver's escape gesture does; without it, the screen is popped or dismissed.",
      default: .value(nil),
      mdc: .from(107, 3),
      traits: [.unwritable],
      instead: "an object of the app cannot be written in a description",
      source: "components/AppBar/src/MDCAppBarViewController.m accessibilityPerformEscape")
  }

  @inlinable package static var inferTopSafeAreaInsetFromViewController: Of<Bool> {
    .init(
      "Takes the top safe area from the outermost view controller around the bar, and keeps the stack below that safe area.",
      default: .value(false),
      mdc: .from(59),
      traits: [.flag],
      constraint:
        "Turning it on also turns on `isTopLayoutGuideAdjustmentEnabled`; turning it off leaves that flag on. It asserts if `topLayoutGuideViewController` is the outermost view controller, unless `permitInferringTopSafeAreaFromTopLayoutGuideViewController` is on.",
      difference:
        "The AppBar README warns of an endless loop with any direct ancestor; the code asserts only for the root ancestor.",
      source:
        "components/AppBar/src/MDCAppBarViewController.m setInferTopSafeAreaInsetFromViewController:; AppBar README Recommended behavioral flags"
    )
  }

  @inlinable package static var isTopLayoutGuideAdjustmentEnabled: Of<Bool> {
    .init(
      "Moves down only the content of `topLayoutGuideViewController`, and no longer the parent's content by default.",
      default: .value(false),
      mdc: .from(55, 3),
      traits: [.flag],
      constraint:
        "Nothing moves while `topLayoutGuideViewController` is `nil`. Setting that property turns this flag on, and so does `inferTopSafeAreaInsetFromViewController`.",
      objectiveC: "topLayoutGuideAdjustmentEnabled",
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderViewController.h (ToBeDeprecated); AppBar README Enabling top layout guide adjustment"
    )
  }

  @inlinable package static var theme: Of<Element<AppBarTheme>?> {
    .init(
      "Colors and title font from a color scheme; properties written next to it override it.",
      default: .value(nil),
      traits: [.language],
      difference:
        "The AppBar README still shows how to use the older color and font themers, but calls them unsupported; they have been deprecated since 117.0.0.",
      source:
        "components/AppBar/src/Theming/MDCAppBarViewController+MaterialTheming.m; AppBar README Theming"
    )
  }

  @inlinable package static var headerStackViewOffset: Of<Double> {
    .init(
      "Moves the stack down, in points.",
      default: .value(0),
      mdc: .from(104),
      constraint:
        "Counts toward the height of the header if `shouldAdjustHeightBasedOnHeaderStackView` is on.",
      source:
        "components/AppBar/src/MDCAppBarViewController.m setHeaderStackViewOffset:, adjustHeightBasedOnHeaderStackView"
    )
  }

  @inlinable package static var navigationBar: Of<Element<MDCNavigationBar>?> {
    .init(
      "The navigation bar at the top of the stack; it follows the parent's navigation item.",
      default: .computed("a navigation bar that the app bar creates"),
      mdc: .from(59, 2),
      traits: [.notNull],
      constraint: "A bar that replaces it does not become `topBar` of the stack.",
      difference:
        "The AppBar README says that the bar follows the item once the views are added; in the code, it does so as soon as the controller has a parent, and in a container once the view has loaded.",
      source:
        "components/AppBar/src/MDCAppBarViewController.m navigationBar, didMoveToParentViewController:; components/AppBar/src/MDCAppBarContainerViewController.m viewDidLoad"
    )
  }

  @inlinable package static var headerStackView: Of<Element<MDCHeaderStackView>?> {
    .init(
      "The stack of the navigation bar and the view below it; it keeps touches from the views behind it.",
      default: .computed("a stack that the app bar creates"),
      mdc: .from(59, 2),
      traits: [.notNull],
      constraint: "A stack that replaces it must be set before the view loads.",
      source:
        "components/AppBar/src/MDCAppBarViewController.m headerStackView, viewDidLoad; AppBar README Interactive background views"
    )
  }

  @inlinable package static var headerView: Of<Element<MDCFlexibleHeaderView>?> {
    .init(
      "The header view, whose shadow has an elevation of at most 4. It always exists; a description sets its properties.",
      default: .computed("a header as large as the screen, with a Material shadow"),
      mdc: .from(0, 2),
      traits: [.notNull],
      source:
        "components/AppBar/src/MDCAppBarViewController.m MDCAppBarViewController_commonInit; components/FlexibleHeader/src/MDCFlexibleHeaderViewController.m loadView"
    )
  }

  @inlinable package static var shouldAdjustHeightBasedOnHeaderStackView: Of<Bool> {
    .init(
      "Keeps the header exactly as high as the two bars of the stack plus the stack's offset.",
      default: .value(false),
      mdc: .from(94, 2),
      traits: [.flag],
      constraint:
        "Turns `minMaxHeightIncludesSafeArea` off without restoring it, and overwrites `minimumHeight` and `maximumHeight` at every layout.",
      source:
        "components/AppBar/src/MDCAppBarViewController.m setShouldAdjustHeightBasedOnHeaderStackView:, adjustHeightBasedOnHeaderStackView"
    )
  }
}
