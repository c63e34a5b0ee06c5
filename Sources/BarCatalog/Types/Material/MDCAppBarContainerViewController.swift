/// A container that holds a screen and puts an app bar next to it, for content such as pages.
///
/// The class is marked deprecated for iOS 12 after version 124.2.0, in no tagged release. Unlike the container of a
/// header alone, it leaves the inference of the top safe area off.
@usableFromInline package enum MDCAppBarContainerViewController: BarObject {}

extension Property where Owner == MDCAppBarContainerViewController {
  @inlinable package static var appBarViewController: Of<Anything?> {
    .init(
      "The app bar, which follows the navigation item of the content.",
      default: .computed("an app bar that the container creates"),
      mdc: .from(59, 2),
      traits: [.unwritable],
      instead: "it is the `appBar` that holds the container; write its properties there",
      source: "components/AppBar/src/MDCAppBarContainerViewController.m")
  }

  @inlinable package static var contentViewController: Of<Anything?> {
    .init(
      "The view controller behind the bar.",
      default: .computed("the view controller that the container was created with"),
      mdc: .from(2, 1),
      traits: [.unwritable],
      instead: "it is the screen itself; its kind is `content` of the screen",
      source: "components/AppBar/src/MDCAppBarContainerViewController.h")
  }

  @inlinable package static var isTopLayoutGuideAdjustmentEnabled: Of<Bool> {
    .init(
      "Makes the content fill the container, and moves it down below the header.",
      default: .value(false),
      mdc: .from(55, 4),
      traits: [.flag],
      objectiveC: "topLayoutGuideAdjustmentEnabled",
      source:
        "components/AppBar/src/MDCAppBarContainerViewController.h (ToBeDeprecated); components/AppBar/src/MDCAppBarContainerViewController.m"
    )
  }

  @inlinable package static var appBar: Of<Anything?> {
    .init(
      "The app bar in its older wrapper.",
      default: .computed("an app bar that the container creates"),
      mdc: .from(3, 1).deprecated(in: 101, 1),
      traits: [.unwritable],
      instead: "it is the `appBar` that holds the container; write its properties there",
      source: "components/AppBar/src/MDCAppBarContainerViewController.h (ToBeDeprecated)")
  }
}
