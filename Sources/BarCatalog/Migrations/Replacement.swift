/// Something of Material Components that is deprecated or gone, and what stands in its place.
package struct Replacement: Sendable {
  /// A class, or a class with a member, with names in back-ticks.
  package let old: StaticString
  /// What to use now, with names in back-ticks; empty if nothing came in its place.
  package let new: StaticString
  /// The versions of Material Components that have the old one; nothing where it is only announced.
  package let mdc: Availability
  /// What else is true of it; empty if nothing.
  package let note: StaticString
  package let source: StaticString

  fileprivate init(
    _ old: StaticString, new: StaticString = "", _ mdc: Availability = .always,
    note: StaticString = "", source: StaticString
  ) {
    self.old = old
    self.new = new
    self.mdc = mdc
    self.note = note
    self.source = source
  }
}

extension Replacement {
  /// All but those of `MDCAppBar`, which has a migration of its own.
  package static var all: [Replacement] {
    [
      .behavior, .contentView, .textAlignment, .titleTextAttributes, .inkColor, .hitAreaInsets,
      .interfaceOrientation, .appBarColorThemer, .appBarTypographyThemer, .buttonBarColorThemer,
      .bottomAppBarColorThemer, .headerStackViewColorThemer, .flexibleHeaderColorThemer,
    ]
  }

  static var behavior: Replacement {
    Replacement(
      "`MDCFlexibleHeaderView.behavior`", new: "`shiftBehavior`",
      .always.deprecated(in: 3, 1).removed(in: 90), source: "CHANGELOG.md 3.1.0, 90.0.0")
  }

  static var contentView: Replacement {
    Replacement(
      "`MDCFlexibleHeaderView.contentView`", new: "subviews of the header itself",
      .always.deprecated(in: 3, 1), source: "CHANGELOG.md 3.1.0")
  }

  static var textAlignment: Replacement {
    Replacement(
      "`MDCNavigationBar.textAlignment`", new: "`titleAlignment`", .always.removed(in: 90),
      source: "CHANGELOG.md 90.0.0")
  }

  static var titleTextAttributes: Replacement {
    Replacement(
      "`MDCNavigationBar.titleTextAttributes`", new: "`titleFont` with `titleTextColor`",
      .always.deprecated(in: 110, 2),
      note: "The deprecation is announced in the header file, but no attribute marks it.",
      source: "components/NavigationBar/src/MDCNavigationBar.h")
  }

  static var inkColor: Replacement {
    Replacement(
      "`inkColor` of `MDCButtonBar` and `MDCNavigationBar`",
      new: "`enableRippleBehavior` with `rippleColor`",
      .always.deprecated(in: 117),
      note: "Ripples exist since 85.0.0.",
      source:
        "components/ButtonBar/src/MDCButtonBar.h; components/NavigationBar/src/MDCNavigationBar.h")
  }

  static var hitAreaInsets: Replacement {
    Replacement(
      "`MDCFloatingButton.setHitAreaInsets(_:forShape:inMode:)`",
      new: "`setCenterVisibleArea(_:forShape:inMode:)`",
      note: "It is marked deprecated; it is not known since which version.",
      source: "components/Buttons/src/MDCFloatingButton.h")
  }

  static var interfaceOrientation: Replacement {
    Replacement(
      "the methods of `MDCFlexibleHeaderView` for interface orientation changes",
      new: "`viewWillTransition(to:with:)`", .always.deprecated(in: 117),
      source: "components/FlexibleHeader/src/MDCFlexibleHeaderView.h")
  }

  static var appBarColorThemer: Replacement {
    Replacement(
      "`MDCAppBarColorThemer`", new: "`applyPrimaryTheme` or `applySurfaceTheme` of the app bar",
      .always.deprecated(in: 117), note: "Only some of its methods are marked.",
      source: "CHANGELOG.md 117.0.0; components/AppBar/src/ColorThemer")
  }

  static var appBarTypographyThemer: Replacement {
    Replacement(
      "`MDCAppBarTypographyThemer`",
      new: "`applyPrimaryTheme` or `applySurfaceTheme` of the app bar",
      note: "Its deprecation has been announced since 83.0.0, in a comment only.",
      source: "components/AppBar/src/TypographyThemer")
  }

  static var buttonBarColorThemer: Replacement {
    Replacement(
      "`MDCButtonBarColorThemer`", new: "the theme of the app bar",
      .always.deprecated(in: 96).removed(in: 99), source: "CHANGELOG.md 96.0.0, 99.0.0")
  }

  static var bottomAppBarColorThemer: Replacement {
    Replacement(
      "`MDCBottomAppBarColorThemer`", .always.deprecated(in: 96), source: "CHANGELOG.md 96.0.0")
  }

  static var headerStackViewColorThemer: Replacement {
    Replacement(
      "`MDCHeaderStackViewColorThemer`", .always.deprecated(in: 101).removed(in: 112),
      source: "CHANGELOG.md 101.0.0, 112.0.0")
  }

  static var flexibleHeaderColorThemer: Replacement {
    Replacement(
      "`MDCFlexibleHeaderColorThemer`", .always.removed(in: 101), source: "CHANGELOG.md 101.0.0")
  }
}
