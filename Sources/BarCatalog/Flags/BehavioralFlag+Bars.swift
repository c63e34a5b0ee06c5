// Flags of bars inside a header, of the bar at the bottom, and of buttons.

extension BehavioralFlag {
  package static var allowAnyTitleFontSize: BehavioralFlag {
    .init(
      .mdcNavigationBar,
      category: .migration, documented: .optIn, actual: .optIn,
      recommended: .value(true), basis: .documented,
      reason: "The size that a design gives to titles is the one that is drawn, and not 20 points.",
      requirements: ["To be set before `titleFont`."],
      sideEffects: ["The themes `primary` and `surface` of an app bar turn it on."],
      sources: ["components/NavigationBar/src/MDCNavigationBar.h allowAnyTitleFontSize"])
  }

  package static var uppercasesButtonTitles: BehavioralFlag {
    .init(
      .mdcButtonBar, .mdcNavigationBar,
      category: .toggle, recommended: .byDesign, basis: .inferred,
      reason: "It is about looks alone.",
      sources: ["components/ButtonBar/src/MDCButtonBar.h uppercasesButtonTitles"])
  }

  package static var enableRippleBehavior: BehavioralFlag {
    .init(
      .mdcButtonBar, .mdcNavigationBar, .mdcBottomAppBarView, .mdcFloatingButton,
      category: .migration, documented: .optIn, actual: .optIn,
      recommended: .value(true), basis: .inferred,
      reason: "Ripples are the successor of ink.",
      sideEffects: [
        "`inkColor` goes on coloring touches, and new buttons get it alone; `rippleColor` reaches the buttons that there are. The one that is set later wins."
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
        "Fonts are chosen by the state of the button; the source means to turn that off some day.",
      sources: ["components/Buttons/src/MDCButton.h (ToBeDeprecated)"])
  }

  package static var accessibilityTraitsIncludesButton: BehavioralFlag {
    .init(
      .mdcFloatingButton,
      category: .migration, actual: .onFromTheBeginning,
      recommended: .value(true), basis: .inferred,
      reason: "People who do not see the button hear that it is one.",
      plan: "To be deprecated and deleted, on for everybody.",
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
