/// A stack that gives every pushed screen an app bar, unless it has a header; a flow is written with its properties.
///
/// The class is marked deprecated for iOS 12 after version 124.2.0, in no tagged release.
@usableFromInline package enum MDCAppBarNavigationController: BarObject {}

extension Property where Owner == MDCAppBarNavigationController {
  @inlinable package static var delegate: Of<Name?> {
    .init(
      "Who hears of pushed screens, and may change their app bars before they are shown: `self` or a name.",
      default: .value(nil),
      mdc: .from(59, 1),
      source: "components/AppBar/src/MDCAppBarNavigationController.h delegate")
  }

  @inlinable package static var shouldSetNavigationBarHiddenHideAppBar: Of<Bool> {
    .init(
      "Lets hiding the controller's bar hide the app bar.",
      default: .value(false),
      mdc: .from(94, 5),
      traits: [.flag],
      constraint:
        "It is set before an app bar is shown or hidden. The first call turns a `shiftBehavior` of `disabled` into `hideable`; headers with another one stay.",
      source: "components/AppBar/src/MDCAppBarNavigationController.m setNavigationBarHidden:")
  }

  @inlinable package static var isNavigationBarHidden: Of<Bool> {
    .init(
      "Hides the controller's own bar, or the app bar where `shouldSetNavigationBarHiddenHideAppBar` is on.",
      default: .value(true),
      mdc: .from(94, 5),
      difference:
        "The header says that hiding asserts while the flag is off; in the code showing does.",
      objectiveC: "navigationBarHidden",
      source:
        "components/AppBar/src/MDCAppBarNavigationController.m commonInit, setNavigationBarHidden:")
  }

  @inlinable package static var traitCollectionDidChangeBlockForAppBarController: Of<Anything?> {
    .init(
      "Runs after a change of traits of each app bar that the controller makes.",
      default: .value(nil),
      mdc: .from(85, 8),
      traits: [.unwritable],
      instead: "a closure cannot be written in a description",
      source: "components/AppBar/src/MDCAppBarNavigationController.h")
  }
}
