// Part 4: the state that it is in.
extension Property where Owner == UIBarButtonItem {
  @inlinable package static var isEnabled: Of<Bool> {
    .init(
      "Whether the button can be pressed; if not, it is dimmed.",
      default: .value(true),
      ios: .from(2),
      support: .mdc(documented: .observed, actual: .observed),
      objectiveC: "enabled",
      source: "UIKit/UIBarItem.h isEnabled; ButtonBar README UIBarButtonItem properties")
  }

  @inlinable package static var isSelected: Of<Bool> {
    .init(
      "Shows the button as selected.",
      default: .value(false),
      ios: .from(15),
      support: .mdc(documented: .unknown, actual: .ignored),
      objectiveC: "selected",
      source: "UIKit/UIBarButtonItem.h")
  }

  @inlinable package static var isHidden: Of<Bool> {
    .init(
      "Leaves the item out of its bar.",
      default: .value(false),
      ios: .from(16),
      support: .mdc(documented: .unknown, actual: .ignored),
      objectiveC: "hidden",
      source: "UIKit/UIBarButtonItem.h")
  }

  @inlinable package static var isSymbolAnimationEnabled: Of<Bool> {
    .init(
      "Allows symbol animations in the button.",
      default: .unknown,
      ios: .from(17),
      support: .mdc(documented: .unknown, actual: .ignored),
      objectiveC: "symbolAnimationEnabled",
      source: "UIKit/UIBarButtonItem.h")
  }

  @inlinable package static var symbolEffects: Of<List<Name>?> {
    .init(
      "Animations of the symbol, by name; UIKit rejects `appear` and `disappear`.",
      default: .value(nil),
      ios: .from(17),
      support: .mdc(documented: .unknown, actual: .ignored),
      traits: [.language],
      source: "UIKit/UIBarButtonItem.h addSymbolEffect(_:)")
  }

  @inlinable package static var isSpringLoaded: Of<Bool> {
    .init(
      "Triggers the button when dragged content rests on it.",
      default: .unknown,
      ios: .from(11),
      support: .mdc(documented: .unknown, actual: .ignored),
      objectiveC: "springLoaded",
      source:
        "https://developer.apple.com/documentation/uikit/uispringloadedinteractionsupporting/isspringloaded"
    )
  }
}
