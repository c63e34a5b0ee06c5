/// The way from `MDCAppBar` to `MDCAppBarViewController`.
///
/// The older class wraps an app bar that is a child of the screen; the newer one is the child itself.
package enum AppBarMigration {
  package static var source: StaticString {
    "AppBar README Migration guide: MDCAppBar to MDCAppBarViewController"
  }

  /// How the announcement and the code compare.
  package static var state: StaticString {
    "The guide announces that the class is deprecated on 2018-10-15 and deleted on 2018-11-15. It still exists after version 124.2.0, and has been marked deprecated since 2022-06-27, in no tagged release."
  }

  /// How languages have named since what the guide writes.
  package static var renamedSince: [(old: StaticString, new: StaticString)] {
    [
      ("addChildViewController(_:)", "addChild(_:)"),
      ("didMove(toParentViewController:)", "didMove(toParent:)"),
    ]
  }

  /// One step: which lines go, and which come.
  package struct Step: Sendable {
    package let sentence: StaticString
    /// Code, one statement a line.
    package let removed: StaticString
    package let added: StaticString
    package let note: StaticString
  }

  /// The steps in Swift, in their order.
  package static var steps: [Step] { [making, adding, showing] }

  static var making: Step {
    Step(
      sentence: "Create the controller instead of the wrapper.",
      removed: "let appBar = MDCAppBar()",
      added: "let appBarViewController = MDCAppBarViewController()", note: "")
  }

  static var adding: Step {
    Step(
      sentence: "Add the controller as a child, instead of the wrapped one.",
      removed: "self.addChildViewController(appBar.headerViewController)",
      added: "self.addChildViewController(appBarViewController)", note: "")
  }

  static var showing: Step {
    Step(
      sentence:
        "Add its view at the width of the parent's view, and complete the move to the parent.",
      removed: "appBar.addSubviewsToParent()",
      added:
        "appBarViewController.view.frame.origin.x = 0\nappBarViewController.view.frame.size.width = view.frame.width\nview.addSubview(appBarViewController.view)\nappBarViewController.didMove(toParentViewController: self)",
      note: "The guide writes the frame in Objective-C in the middle of its Swift code.")
  }

  /// A member of an older class, and what it has become.
  package struct Member: Sendable {
    package let old: StaticString
    package let new: StaticString
  }

  /// What becomes of each member, of the classes around an app bar too.
  package static var members: [Member] {
    [
      headerViewController, navigationBar, headerStackView, inferring, containerBar,
      barOfController, delegateMethod,
    ]
  }

  static var headerViewController: Member {
    Member(old: "MDCAppBar.headerViewController", new: "the `MDCAppBarViewController` itself")
  }

  static var navigationBar: Member {
    Member(old: "MDCAppBar.navigationBar", new: "`MDCAppBarViewController.navigationBar`")
  }

  static var headerStackView: Member {
    Member(old: "MDCAppBar.headerStackView", new: "`MDCAppBarViewController.headerStackView`")
  }

  static var inferring: Member {
    Member(
      old: "MDCAppBar.inferTopSafeAreaInsetFromViewController",
      new: "`MDCAppBarViewController.inferTopSafeAreaInsetFromViewController`")
  }

  static var containerBar: Member {
    Member(
      old: "MDCAppBarContainerViewController.appBar",
      new: "`MDCAppBarContainerViewController.appBarViewController`")
  }

  static var barOfController: Member {
    Member(
      old: "MDCAppBarNavigationController.appBarForViewController:",
      new: "`appBarViewControllerForViewController:`")
  }

  static var delegateMethod: Member {
    Member(
      old: "appBarNavigationController:willAddAppBar:asChildOfViewController:",
      new: "`appBarNavigationController:willAddAppBarViewController:asChildOfViewController:`")
  }
}
