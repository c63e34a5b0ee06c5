// Part 7: what VoiceOver and tests know of it.
extension Property where Owner == UIBarButtonItem {
  @inlinable package static var accessibilityLabel: Of<Text?> {
    .init(
      "What VoiceOver announces as the button's name.",
      default: .computed("the title"),
      ios: .from(3),
      support: .mdc(documented: .unknown, actual: .observed).on(
        .appBar, documented: .unspecified, actual: .observed
      ).on(.bottomAppBar, documented: .unspecified, actual: .observed).on(
        .uiNavigationBar, documented: .unspecified, actual: .observed),
      constraint:
        "A Material app bar sets its own on the back button.",
      difference:
        "The ButtonBar README does not list it; Material's header file and code observe it.",
      source: "AppBar README MDCAppBar Accessibility; BottomAppBar README Set -accessibilityLabel")
  }

  @inlinable package static var accessibilityHint: Of<Text?> {
    .init(
      "What VoiceOver says that a tap does.",
      default: .value(nil),
      ios: .from(3),
      support: .mdc(documented: .unknown, actual: .observed).on(
        .bottomAppBar, documented: .unspecified, actual: .observed),
      difference:
        "The ButtonBar README does not list it; Material's header file and code observe it.",
      source: "BottomAppBar README Set -accessibilityHint")
  }

  @inlinable package static var accessibilityValue: Of<Text?> {
    .init(
      "What VoiceOver reads as the button's current value.",
      default: .value(nil),
      ios: .from(3),
      support: .mdc(documented: .unknown, actual: .observed),
      difference:
        "The ButtonBar README does not list it; Material's header file and code observe it.",
      source: "UIKit/UIAccessibility.h")
  }

  @inlinable package static var accessibilityIdentifier: Of<Name?> {
    .init(
      "A name for UI tests to find the button by; VoiceOver never reads it.",
      default: .value(nil),
      ios: .from(5),
      support: .mdc(documented: .unknown, actual: .observed),
      constraint:
        "A Material app bar sets its own on the back button.",
      difference:
        "The ButtonBar README does not list it; Material's header file and code observe it.",
      source: "UIKit/UIAccessibilityIdentification.h")
  }

  @inlinable package static var accessibilityTraits: Of<Options<AccessibilityTrait>> {
    .init(
      "What kind of element VoiceOver announces the item as.",
      default: .unknown,
      ios: .from(3),
      support: .mdc(documented: .unknown, actual: .ignored),
      source: "UIKit/UIAccessibility.h")
  }
}
