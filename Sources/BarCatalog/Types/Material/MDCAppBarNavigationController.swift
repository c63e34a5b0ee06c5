/// A navigation controller that gives every pushed screen without a header an app bar; written as the properties of a
/// flow.
///
/// The class is marked deprecated for iOS 12 after version 124.2.0, in no tagged release.
@usableFromInline package enum MDCAppBarNavigationController: BarObject {}

extension Property where Owner == MDCAppBarNavigationController {
  @inlinable package static var delegate: Of<Name?> {
    .init(
      "The delegate, as `self` or a name. It is told of pushed screens, and can change their app bars before they are shown.",
      default: .value(nil),
      mdc: .from(59, 1),
      source: "components/AppBar/src/MDCAppBarNavigationController.h delegate")
  }

  @inlinable package static var shouldSetNavigationBarHiddenHideAppBar: Of<Bool> {
    .init(
      "Makes hiding the controller's navigation bar hide the app bar.",
      default: .value(false),
      mdc: .from(94, 5),
      traits: [.flag],
      constraint:
        "Set it before an app bar is shown or hidden. The first call to do so changes a `shiftBehavior` of `disabled` to `hideable`; headers with another `shiftBehavior` are left alone.",
      source: "components/AppBar/src/MDCAppBarNavigationController.m setNavigationBarHidden:")
  }

  @inlinable package static var isNavigationBarHidden: Of<Bool> {
    .init(
      "Hides the controller's own navigation bar, or the app bar if `shouldSetNavigationBarHiddenHideAppBar` is on.",
      default: .value(true),
      mdc: .from(94, 5),
      difference:
        "The header file says that hiding asserts while the flag is off; in the code, showing does.",
      objectiveC: "navigationBarHidden",
      source:
        "components/AppBar/src/MDCAppBarNavigationController.m commonInit, setNavigationBarHidden:")
  }

  @inlinable package static var traitCollectionDidChangeBlockForAppBarController: Of<Anything?> {
    .init(
      "Runs after the traits of an app bar that the controller created have changed.",
      default: .value(nil),
      mdc: .from(85, 8),
      traits: [.unwritable],
      instead: "a closure cannot be written in a description",
      source: "components/AppBar/src/MDCAppBarNavigationController.h")
  }
}
