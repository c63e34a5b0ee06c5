/// How a bar gives way while people scroll.
@usableFromInline package enum BarMinimization: BarObject {}

extension Property where Owner == BarMinimization {
  @inlinable package static var minimizationBehavior: Of<UIBarMinimizationBehavior> {
    .init(
      "When the bar becomes small.",
      default: .value(.automatic),
      ios: .from(27),
      source: "UIKit/UIBarMinimization.h")
  }

  @inlinable package static var safeAreaAdjustment: Of<UIBarMinimizationSafeAreaAdjustment> {
    .init(
      "Whether the safe area follows the bar.",
      default: .value(.automatic),
      ios: .from(27),
      source: "UIKit/UIBarMinimization.h")
  }

  @inlinable package static var restorationBehavior: Of<UIBarMinimizationRestorationBehavior> {
    .init(
      "When the bar comes back; `atScrollEdge` works with `onScrollDown` only.",
      default: .value(.automatic),
      ios: .from(27),
      source: "UIKit/UIBarMinimization.h")
  }
}
