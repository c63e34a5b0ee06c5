/// A container that holds a screen and puts a header next to it.
///
/// The class is announced as deprecated for iOS 12 after version 124.2.0, in no tagged release. It turns the header's
/// inference of the top safe area on when it is made.
@usableFromInline package enum MDCFlexibleHeaderContainerViewController: BarObject {}

extension Property where Owner == MDCFlexibleHeaderContainerViewController {
  @inlinable package static var headerViewController: Of<Anything?> {
    .init(
      "The controller of the header in front of the content.",
      default: .computed("a header that infers its top safe area"),
      mdc: .from(0, 2),
      traits: [.unwritable],
      instead: "it is the `flexibleHeader` that holds the container; write its properties there",
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderContainerViewController.m initWithContentViewController:"
    )
  }

  @inlinable package static var contentViewController: Of<Anything?> {
    .init(
      "The view controller behind the header.",
      default: .computed("the view controller that the container was created with"),
      mdc: .from(0, 2),
      traits: [.unwritable],
      instead: "it is the screen itself; its kind is `content` of the screen",
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderContainerViewController.h")
  }

  @inlinable package static var isTopLayoutGuideAdjustmentEnabled: Of<Bool> {
    .init(
      "Makes the content fill the container, and moves it down as the header's `topLayoutGuideViewController`.",
      default: .value(false),
      mdc: .from(55, 3),
      traits: [.flag],
      constraint: "Turning it off leaves the header's flag of the same name on.",
      objectiveC: "topLayoutGuideAdjustmentEnabled",
      source:
        "components/FlexibleHeader/src/MDCFlexibleHeaderContainerViewController.m updateTopLayoutGuideBehavior"
    )
  }

  @inlinable package static var traitCollectionDidChangeBlock: Of<Anything?> {
    .init(
      "Runs after the traits have changed.",
      default: .value(nil),
      mdc: .from(85, 8),
      traits: [.unwritable],
      instead: "a closure cannot be written in a description",
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderContainerViewController.h")
  }
}
