/// The older wrapper that creates an app bar and adds it to its parent; written as `integration: legacy`.
///
/// Its deletion was planned for 2018. The class is still there after version 124.2.0, marked deprecated for iOS 12, and
/// other classes of the component use it.
@usableFromInline package enum MDCAppBar: BarObject {}

extension Property where Owner == MDCAppBar {
  @inlinable package static var appBarViewController: Of<Anything?> {
    .init(
      "The wrapped app bar.",
      default: .computed("an app bar that the wrapper creates"),
      mdc: .from(59, 2),
      traits: [.unwritable],
      instead: "it is the `appBar` itself; write its properties there",
      source: "components/AppBar/src/MDCAppBarViewController.m init")
  }

  @inlinable package static var headerViewController: Of<Anything?> {
    .init(
      "The wrapped app bar, as a header controller.",
      default: .computed("the `appBarViewController`"),
      mdc: .from(3, 1),
      traits: [.unwritable],
      instead: "it is the `appBar` itself; write its properties there, such as `headerView`",
      source: "components/AppBar/src/MDCAppBarViewController.m headerViewController")
  }

  @inlinable package static var navigationBar: Of<Anything?> {
    .init(
      "The navigation bar of the wrapped app bar.",
      default: .computed("that of the `appBarViewController`"),
      mdc: .from(3, 1),
      traits: [.unwritable],
      instead: "write `navigationBar` in `appBar`",
      source: "components/AppBar/src/MDCAppBarViewController.m navigationBar")
  }

  @inlinable package static var headerStackView: Of<Anything?> {
    .init(
      "The stack of the wrapped app bar.",
      default: .computed("that of the `appBarViewController`"),
      mdc: .from(3, 1),
      traits: [.unwritable],
      instead: "write `headerStackView` in `appBar`",
      source: "components/AppBar/src/MDCAppBarViewController.m headerStackView")
  }

  @inlinable package static var inferTopSafeAreaInsetFromViewController: Of<Bool> {
    .init(
      "Passes the flag of the same name on to the app bar.",
      default: .value(false),
      mdc: .from(59, 1),
      traits: [.flag],
      instead: "`inferTopSafeAreaInsetFromViewController` of the `appBar`",
      source:
        "components/AppBar/src/MDCAppBarViewController.m setInferTopSafeAreaInsetFromViewController:"
    )
  }
}
