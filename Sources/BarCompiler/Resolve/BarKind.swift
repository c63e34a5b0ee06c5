package import BarCatalog

/// The kinds of bars that a screen has, or has of the navigation stack that shows it.
package enum BarKind: UInt8, CaseIterable, Sendable {
  case appBar, flexibleHeader, headerStackView, navigationBar, buttonBar, bottomAppBar
  /// A bar of UIKit.
  case uiNavigationBar, uiToolbar

  /// The key in a screen, which is also the id of the bar.
  package var key: StaticString {
    switch self {
    case .appBar: "appBar"
    case .flexibleHeader: "flexibleHeader"
    case .headerStackView: "headerStackView"
    case .navigationBar, .uiNavigationBar: "navigationBar"
    case .buttonBar: "buttonBar"
    case .bottomAppBar: "bottomAppBar"
    case .uiToolbar: "toolbar"
    }
  }
}

extension BarKind {
  /// The type of the bar.
  package var type: BarType {
    switch self {
    case .appBar: .mdcAppBarViewController
    case .flexibleHeader: .mdcFlexibleHeaderViewController
    case .headerStackView: .mdcHeaderStackView
    case .navigationBar: .mdcNavigationBar
    case .buttonBar: .mdcButtonBar
    case .bottomAppBar: .mdcBottomAppBarView
    case .uiNavigationBar: .uiNavigationBar
    case .uiToolbar: .uiToolbar
    }
  }
}

extension BarKind {
  /// The library that draws the bar.
  package var toolkit: Toolkit {
    switch self {
    case .appBar, .flexibleHeader, .headerStackView, .navigationBar, .buttonBar, .bottomAppBar: .mdc
    case .uiNavigationBar, .uiToolbar: .uikit
    }
  }
}

/// The kinds of bars that a screen has.
package struct BarKinds: Sendable {
  private var bits: UInt8 = 0

  package init(_ kinds: [BarKind] = []) {
    for kind in kinds { insert(kind) }
  }

  /// Every kind there is.
  package static var every: BarKinds { BarKinds(BarKind.allCases) }

  mutating func insert(_ kind: BarKind) { bits |= 1 << kind.rawValue }

  package mutating func formUnion(_ other: BarKinds) { bits |= other.bits }

  package func contains(_ kind: BarKind) -> Bool { bits & 1 << kind.rawValue != 0 }

  /// Whether a kind is among both.
  package func intersects(_ other: BarKinds) -> Bool { bits & other.bits != 0 }

  /// The kinds, in the order in which a screen lists them.
  package var all: some Sequence<BarKind> {
    BarKind.allCases.lazy.filter { bits & 1 << $0.rawValue != 0 }
  }
}
