/// What to look for in code, and what to write there.
extension AppBarMigration {
  /// One text and the other.
  package struct TextChange: Sendable {
    package let old: StaticString
    /// Several lines where one line becomes several.
    package let new: StaticString
  }

  /// In Swift, in this order: a later text is part of an earlier one.
  package static var swift: [TextChange] { [swiftMaking, swiftAdding, swiftShowing, swiftNaming] }

  static var swiftMaking: TextChange {
    TextChange(
      old: "let appBar = MDCAppBar()", new: "let appBarViewController = MDCAppBarViewController()")
  }

  static var swiftAdding: TextChange {
    TextChange(
      old: "self.addChildViewController(appBar.headerViewController)",
      new: "self.addChildViewController(appBarViewController)")
  }

  static var swiftShowing: TextChange {
    TextChange(
      old: "appBar.addSubviewsToParent()",
      new:
        "view.addSubview(appBarViewController.view)\nappBarViewController.didMove(toParentViewController: self)"
    )
  }

  static var swiftNaming: TextChange {
    TextChange(old: "self.appBar.headerViewController", new: "self.appBarViewController")
  }

  /// In Objective-C.
  package static var objectiveC: [TextChange] {
    [objectiveCDeclaring, objectiveCMaking, objectiveCAdding, objectiveCShowing]
  }

  static var objectiveCDeclaring: TextChange {
    TextChange(old: "MDCAppBar *appBar;", new: "MDCAppBarViewController *appBarViewController;")
  }

  static var objectiveCMaking: TextChange {
    TextChange(
      old: "appBar = [[MDCAppBar alloc] init]",
      new: "appBarViewController = [[MDCAppBarViewController alloc] init]")
  }

  static var objectiveCAdding: TextChange {
    TextChange(
      old: "addChildViewController:appBar.headerViewController",
      new: "addChildViewController:appBarViewController")
  }

  static var objectiveCShowing: TextChange {
    TextChange(
      old: "[self.appBar addSubviewsToParent];",
      new:
        "[self.view addSubview:self.appBarViewController.view];\n[self.appBarViewController didMoveToParentViewController:self];"
    )
  }
}
