/// A screen: a view controller and its bars.
@usableFromInline package enum Screen: BarObject {}

extension Property where Owner == Screen {
  @inlinable package static var toolkit: Of<Toolkit?> {
    .init(
      "The toolkit of the bars.",
      default: .computed("that of the description"),
      source: "the description language")
  }

  @inlinable package static var targets: Of<Element<Targets>?> {
    .init(
      "What to lay this screen out for.",
      default: .computed("those of the description"),
      source: "the description language")
  }

  @inlinable package static var fonts: Of<Element<FontModels>?> {
    .init(
      "How this screen's text is measured.",
      default: .computed("those of the description"),
      source: "the description language")
  }

  @inlinable package static var title: Of<Text?> {
    .init(
      "The title of the view controller, used if the navigation item has none.",
      default: .value(nil),
      source: "UIKit/UIViewController.h title")
  }

  @inlinable package static var hidesBottomBarWhenPushed: Of<Bool> {
    .init(
      "Hides the bottom bar while the screen is on a stack.",
      default: .value(false),
      traits: [.uikitOnly],
      source: "UIKit/UIViewController.h hidesBottomBarWhenPushed")
  }

  @inlinable package static var preferredStatusBarStyle: Of<StatusBarStyle> {
    .init(
      "The status bar style that the view controller asks for.",
      default: .value(.default),
      ios: .from(7),
      source: "UIKit/UIViewController.h preferredStatusBarStyle")
  }

  @inlinable package static var prefersStatusBarHidden: Of<Bool> {
    .init(
      "Whether the view controller asks to hide the status bar.",
      default: .value(false),
      ios: .from(7),
      source: "UIKit/UIViewController.h prefersStatusBarHidden")
  }

  @inlinable package static var content: Of<ContentKind> {
    .init(
      "The kind of view controller that the bars belong to.",
      default: .value(.viewController),
      source: "the description language")
  }

  @inlinable package static var scrollViews: Of<Table<Element<ScrollView>>?> {
    .init(
      "The scroll views of the screen, by id.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var navigationItem: Of<Element<UINavigationItem>?> {
    .init(
      "What the screen shows in a navigation bar.",
      default: .value(nil),
      source: "UIKit/UIViewController.h navigationItem")
  }

  @inlinable package static var toolbarItems: Of<List<Element<UIBarButtonItem>>?> {
    .init(
      "What the screen shows in the toolbar of its stack.",
      default: .value(nil),
      traits: [.uikitOnly],
      source: "UIKit/UIViewController.h toolbarItems")
  }

  @inlinable package static var appBar: Of<Element<MDCAppBarViewController>?> {
    .init(
      "A Material app bar.",
      default: .value(nil),
      traits: [.mdcOnly],
      difference:
        "The READMEs of AppBar, BottomAppBar and ButtonBar present their classes as current; in the code, all except `MDCBottomAppBarView` are marked deprecated after version 124.2.0, in no tagged release, in favor of a `UINavigationController` with custom colors.",
      source: "the description language")
  }

  @inlinable package static var flexibleHeader: Of<Element<MDCFlexibleHeaderViewController>?> {
    .init(
      "A Material header without an app bar.",
      default: .value(nil),
      traits: [.mdcOnly],
      source: "the description language")
  }

  @inlinable package static var headerStackView: Of<Element<MDCHeaderStackView>?> {
    .init(
      "A standalone stack of two bars.",
      default: .value(nil),
      traits: [.mdcOnly],
      source: "the description language")
  }

  @inlinable package static var navigationBar: Of<ByToolkit<MDCNavigationBar, UINavigationBar>?> {
    .init(
      "A standalone navigation bar.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var buttonBar: Of<Element<MDCButtonBar>?> {
    .init(
      "A standalone button bar.",
      default: .value(nil),
      traits: [.mdcOnly],
      difference:
        "The ButtonBar README requires iOS 7; the class is marked deprecated for iOS 12, and code for systems before iOS 11 is gone.",
      source: "the description language")
  }

  @inlinable package static var bottomAppBar: Of<Element<MDCBottomAppBarView>?> {
    .init(
      "A Material bar at the bottom of the screen.",
      default: .value(nil),
      traits: [.mdcOnly],
      source: "the description language")
  }

  @inlinable package static var toolbar: Of<Element<UIToolbar>?> {
    .init(
      "A standalone toolbar.",
      default: .value(nil),
      traits: [.uikitOnly],
      source: "the description language")
  }
}
