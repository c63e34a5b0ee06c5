/// How a bar minimizes while the user scrolls.
@usableFromInline package enum BarMinimization: BarObject {}

extension Property where Owner == BarMinimization {
  @inlinable package static var minimizationBehavior: Of<UIBarMinimizationBehavior> {
    .init(
      "When the bar minimizes.",
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
      "When the bar comes back; `atScrollEdge` works only with `onScrollDown`.",
      default: .value(.automatic),
      ios: .from(27),
      source: "UIKit/UIBarMinimization.h")
  }
}
