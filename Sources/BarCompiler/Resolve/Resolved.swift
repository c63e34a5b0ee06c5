package import BarCatalog
package import BarLayout
package import BarSyntax

/// A description with nothing left open: what every screen shows, and for which environments.
package struct Resolved: Sendable {
  /// The checked description.
  package internal(set) var checked: Checked
  package let environments: [Environment]
  /// Indexes into `environments`, for every combination of targets that a screen has.
  package let targetSets: [[Int32]]
  /// What to lay out for where the description does not say.
  package let targetDefaults: TargetDefaults
  package let flows: [ResolvedFlow]
  package let screens: [ResolvedScreen]
  package let images: NamedImages

  package var tape: [Cell] { checked.tape }
  package var tree: YAMLTree { checked.tree }
}

/// A screen and the bars that it has of its own.
package struct ResolvedScreen: Sendable {
  package let id: Name
  /// The node of the key in `screens`.
  package let node: Int32
  /// The head of the screen's element.
  package let head: Int32
  package let toolkit: Toolkit
  /// Which of the target sets it is laid out for.
  package let targets: Int
  package let bars: BarKinds
  /// The flows that show the screen, and the screen that is below it there.
  package let surroundings: [Surrounding]
}

/// A flow that shows a screen.
package struct Surrounding: Sendable {
  /// The index of the flow.
  package let flow: Int
  /// Where in the flow's screens the screen is, the root being 0.
  package let position: Int
  /// The index of the screen below, or `nil` for a root.
  package let back: Int?
  /// Whether the screen's title is a large one where the bar prefers those.
  package let isLarge: Bool
  /// Whether the screen, or one below it, hides the stack's toolbar.
  package let hidesToolbar: Bool
}

/// A navigation stack.
package struct ResolvedFlow: Sendable {
  package let id: Name
  /// The head of the flow's element; -1 for an implied one.
  package let head: Int32
  package let navigationController: NavigationControllerKind
  /// Indexes of screens, the root first.
  package let screens: [Int]
  /// Whether no flow is written, and the screen is the root of one of its own.
  package let isImplied: Bool

  /// Whether it has a navigation bar of UIKit, and does not hide it.
  package func showsNavigationBar(on tape: [Cell]) -> Bool {
    navigationController == .UINavigationController
      && !(element(on: tape)?.resolved(.isNavigationBarHidden) ?? false)
  }

  /// Whether its bar is UIKit's and is shown above a header of Material Components too, which hides it unless somebody
  /// wants it.
  package func showsNavigationBarAboveHeaders(on tape: [Cell]) -> Bool {
    navigationController == .UINavigationController
      && element(on: tape)?[.isNavigationBarHidden] == false
  }

  /// Whether it has a toolbar of UIKit, and does not hide it.
  package func showsToolbar(on tape: [Cell]) -> Bool {
    navigationController == .UINavigationController
      && !(element(on: tape)?.resolved(.isToolbarHidden) ?? true)
  }

  /// Whether it may have a toolbar of UIKit for the search bar of an item, which depends on the environment.
  func mayShowToolbar(for item: Element<UINavigationItem>?) -> Bool {
    navigationController == .UINavigationController && item?[.searchController] != nil
  }

  /// `nil` for an implied flow.
  func element(on tape: [Cell]) -> Element<Flow>? { head < 0 ? nil : Element(tape, at: head) }
}
