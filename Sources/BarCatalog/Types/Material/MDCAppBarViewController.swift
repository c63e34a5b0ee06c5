/// Material's bar at the top of a screen: a header that holds a stack, with a navigation bar on top of it.
///
/// The class is marked deprecated for iOS 12 after version 124.2.0, in no tagged release.
@usableFromInline package enum MDCAppBarViewController: FlexibleHeaderController {}

extension Property where Owner == MDCAppBarViewController {
  @inlinable package static var integration: Of<AppBarIntegration> {
    .init(
      "How the app bar comes to the screen.",
      default: .value(.child),
      traits: [.language],
      difference:
        "The AppBar README has `MDCAppBar`, which is `legacy`, deleted in 2018; the class is still there, and the container and the stack of app bars use it.",
      source: "AppBar README Typical use")
  }

  @inlinable package static var container: Of<Element<MDCAppBarContainerViewController>?> {
    .init(
      "What the controller around screen and app bar has of its own.",
      default: .value(nil),
      traits: [.language],
      constraint: "There is such a controller only where `integration` is `container`.",
      source: "AppBar README Typical use: container")
  }

  @inlinable package static var appBarViewController: Of<Anything?> {
    .init(
      "The app bar itself, as its older wrapper calls it.",
      default: .value(nil),
      mdc: .from(59, 2),
      traits: [.language, .unwritable],
      instead: "it is the `appBar` itself: write its properties there",
      source: "components/AppBar/src/MDCAppBarViewController.h MDCAppBar")
  }

  @inlinable package static var headerViewController: Of<Anything?> {
    .init(
      "The app bar itself, as its older wrapper calls it.",
      default: .value(nil),
      mdc: .from(3, 1),
      traits: [.language, .unwritable],
      instead: "it is the `appBar` itself: write its properties there, such as `headerView`",
      source: "components/AppBar/src/MDCAppBarViewController.h MDCAppBar")
  }

  @inlinable package static var accessibilityPerformEscapeDelegate: Of<Anything?> {
    .init(
      "Decides what the escape gesture of VoiceOver does; without it the screen is popped or dismissed.",
      default: .value(nil),
      mdc: .from(107, 3),
      traits: [.unwritable],
      instead: "an object of the app cannot be written in a description",
      source: "components/AppBar/src/MDCAppBarViewController.m accessibilityPerformEscape")
  }

  @inlinable package static var inferTopSafeAreaInsetFromViewController: Of<Bool> {
    .init(
      "Takes the top safe area from the outermost controller around the bar, and keeps the stack below it.",
      default: .value(false),
      mdc: .from(59),
      traits: [.flag],
      constraint:
        "Turning it on turns `isTopLayoutGuideAdjustmentEnabled` on; turning it off leaves that one. It asserts where `topLayoutGuideViewController` is the outermost controller, unless `permitInferringTopSafeAreaFromTopLayoutGuideViewController` is on.",
      difference:
        "The AppBar README warns of an endless loop with any direct ancestor; the code asserts for the root ancestor and looks at no other one.",
      source:
        "components/AppBar/src/MDCAppBarViewController.m setInferTopSafeAreaInsetFromViewController:; AppBar README Recommended behavioral flags"
    )
  }

  @inlinable package static var isTopLayoutGuideAdjustmentEnabled: Of<Bool> {
    .init(
      "Moves down the content of `topLayoutGuideViewController` alone, and no longer that of the parent unasked.",
      default: .value(false),
      mdc: .from(55, 3),
      traits: [.flag],
      constraint:
        "Nothing is moved while `topLayoutGuideViewController` is nil. Setting that one turns this on, and so does `inferTopSafeAreaInsetFromViewController`.",
      objectiveC: "topLayoutGuideAdjustmentEnabled",
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderViewController.h (ToBeDeprecated); AppBar README Enabling top layout guide adjustment"
    )
  }

  @inlinable package static var theme: Of<Element<AppBarTheme>?> {
    .init(
      "Colors and title font from a scheme; what is written beside it wins.",
      default: .value(nil),
      traits: [.language],
      difference:
        "The AppBar README still shows how to use the older themers for colors and fonts, though as unsupported; they are deprecated since 117.0.0.",
      source:
        "components/AppBar/src/Theming/MDCAppBarViewController+MaterialTheming.m; AppBar README Theming"
    )
  }

  @inlinable package static var headerStackViewOffset: Of<Double> {
    .init(
      "Moves the stack down, in points.",
      default: .value(0),
      mdc: .from(104),
      constraint: "It counts in the height where `shouldAdjustHeightBasedOnHeaderStackView` is on.",
      source:
        "components/AppBar/src/MDCAppBarViewController.m setHeaderStackViewOffset:, adjustHeightBasedOnHeaderStackView"
    )
  }

  @inlinable package static var navigationBar: Of<Element<MDCNavigationBar>?> {
    .init(
      "The bar on top of the stack; it follows the navigation item of the parent.",
      default: .computed("a navigation bar that the app bar makes"),
      mdc: .from(59, 2),
      traits: [.notNull],
      constraint: "Another bar in its place does not become `topBar` of the stack.",
      difference:
        "The AppBar README lets it follow the item once the views are added; in the code it does from the moment that the controller has a parent, in a container once the view has loaded.",
      source:
        "components/AppBar/src/MDCAppBarViewController.m navigationBar, didMoveToParentViewController:; components/AppBar/src/MDCAppBarContainerViewController.m viewDidLoad"
    )
  }

  @inlinable package static var headerStackView: Of<Element<MDCHeaderStackView>?> {
    .init(
      "The stack of the navigation bar and what is below it; it keeps touches from views behind it.",
      default: .computed("a stack that the app bar makes"),
      mdc: .from(59, 2),
      traits: [.notNull],
      constraint: "Another stack in its place has to be there before the view loads.",
      source:
        "components/AppBar/src/MDCAppBarViewController.m headerStackView, viewDidLoad; AppBar README Interactive background views"
    )
  }

  @inlinable package static var headerView: Of<Element<MDCFlexibleHeaderView>?> {
    .init(
      "The header, whose shadow has an elevation of 4 at most; it is there from the start, and its properties are set.",
      default: .computed("a header as large as the screen, with a Material shadow"),
      mdc: .from(0, 2),
      traits: [.notNull],
      source:
        "components/AppBar/src/MDCAppBarViewController.m MDCAppBarViewController_commonInit; components/FlexibleHeader/src/MDCFlexibleHeaderViewController.m loadView"
    )
  }

  @inlinable package static var shouldAdjustHeightBasedOnHeaderStackView: Of<Bool> {
    .init(
      "Keeps the header exactly as high as the two bars of the stack and its offset.",
      default: .value(false),
      mdc: .from(94, 2),
      traits: [.flag],
      constraint:
        "It turns `minMaxHeightIncludesSafeArea` off and does not restore it, and overwrites `minimumHeight` and `maximumHeight` at every layout.",
      source:
        "components/AppBar/src/MDCAppBarViewController.m setShouldAdjustHeightBasedOnHeaderStackView:, adjustHeightBasedOnHeaderStackView"
    )
  }
}
