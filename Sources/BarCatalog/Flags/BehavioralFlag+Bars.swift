// Flags of bars inside a header, of the bar at the bottom, and of buttons.

extension BehavioralFlag {
  package static var allowAnyTitleFontSize: BehavioralFlag {
    .init(
      .mdcNavigationBar,
      category: .migration, documented: .optIn, actual: .optIn,
      recommended: .value(true), basis: .documented,
      reason: "Titles are drawn at the size that the design specifies, not at 20 points.",
      requirements: ["Set it before `titleFont`."],
      sideEffects: ["The themes `primary` and `surface` of an app bar turn it on."],
      sources: ["components/NavigationBar/src/MDCNavigationBar.h allowAnyTitleFontSize"])
  }

  package static var uppercasesButtonTitles: BehavioralFlag {
    .init(
      .mdcButtonBar, .mdcNavigationBar,
      category: .toggle, recommended: .byDesign, basis: .inferred,
      reason: "It affects only how the bar looks.",
      sources: ["components/ButtonBar/src/MDCButtonBar.h uppercasesButtonTitles"])
  }

  package static var enableRippleBehavior: BehavioralFlag {
    .init(
      .mdcButtonBar, .mdcNavigationBar, .mdcBottomAppBarView, .mdcFloatingButton,
      category: .migration, documented: .optIn, actual: .optIn,
      recommended: .value(true), basis: .inferred,
      reason: "Ripples are the successor of ink.",
      sideEffects: [
        "`inkColor` still colors touches, and new buttons use only that color; `rippleColor` reaches existing buttons. The one that is set later wins."
      ],
      sources: [
        "components/Buttons/src/MDCButton.m setInkColor:",
        "components/ButtonBar/src/private/MDCAppBarButtonBarBuilder.m",
      ])
  }

  package static var enableTitleFontForState: BehavioralFlag {
    .init(
      .mdcFloatingButton,
      category: .migration, actual: .onFromTheBeginning, recommended: .none, basis: .inferred,
      reason:
        "Fonts are chosen by the state of the button; the source code intends to turn that off some day.",
      sources: ["components/Buttons/src/MDCButton.h (ToBeDeprecated)"])
  }

  package static var accessibilityTraitsIncludesButton: BehavioralFlag {
    .init(
      .mdcFloatingButton,
      category: .migration, actual: .onFromTheBeginning,
      recommended: .value(true), basis: .inferred,
      reason: "People who cannot see the button hear that it is a button.",
      plan: "To be deprecated and deleted, on for everyone.",
      sources: ["components/Buttons/src/MDCButton.h (ToBeDeprecated)"])
  }

  package static var useFlexibleTopBottomInsets: BehavioralFlag {
    .init(
      .mdcNavigationBar,
      category: .migration, actual: .removed, recommended: .none, basis: .inferred,
      reason: "It went all the way from an option to the only behavior.",
      sources: ["CHANGELOG.md 54.6.0, 55.4.0, 58.0.0"])
  }
}
