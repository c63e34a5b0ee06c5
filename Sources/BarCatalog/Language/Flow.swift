/// A navigation stack: screens, each pushed on the one before it.
@usableFromInline package enum Flow: BarObject {}

extension Property where Owner == Flow {
  @inlinable package static var navigationController: Of<NavigationControllerKind> {
    .init(
      "The class of the controller.",
      default: .value(.UINavigationController),
      source: "the description language")
  }

  @inlinable package static var isNavigationBarHidden: Of<Bool> {
    .init(
      "Hides the controller's bar; `false` next to a Material app bar shows both.",
      default: .value(false),
      objectiveC: "navigationBarHidden",
      source: "UIKit/UINavigationController.h isNavigationBarHidden")
  }

  @inlinable package static var hidesBarsOnSwipe: Of<Bool> {
    .init(
      "Hides the bars when the user swipes up.",
      default: .value(false),
      ios: .from(8),
      source: "UIKit/UINavigationController.h hidesBarsOnSwipe")
  }

  @inlinable package static var isToolbarHidden: Of<Bool> {
    .init(
      "Hides the controller's toolbar.",
      default: .value(true),
      objectiveC: "toolbarHidden",
      source: "UIKit/UINavigationController.h isToolbarHidden")
  }

  @inlinable package static var shouldSetNavigationBarHiddenHideAppBar: Of<Bool> {
    .init(
      "Makes hiding the bar hide the app bar; only an `MDCAppBarNavigationController` has it.",
      default: .value(false),
      mdc: .from(94, 5),
      traits: [.flag],
      source: "components/AppBar/src/MDCAppBarNavigationController.h")
  }

  @inlinable package static var navigationBar: Of<Element<UINavigationBar>?> {
    .init(
      "The bar that the screens share.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var toolbar: Of<Element<UIToolbar>?> {
    .init(
      "The toolbar that the screens share.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var screens: Of<List<Name>?> {
    .init(
      "The screens, by id, starting at the root.",
      default: .value(nil),
      source: "the description language")
  }
}

extension Flow {
  @inlinable package static var shortForm: ShortForm {
    ShortForm(sequence: id(.screens))
  }
}
