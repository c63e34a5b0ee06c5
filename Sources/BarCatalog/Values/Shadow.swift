/// A shadow of text.
@usableFromInline package enum Shadow: BarObject {}

extension Property where Owner == Shadow {
  @inlinable package static var color: Of<Color?> {
    .init(
      "The color of the shadow.",
      default: .computed("black at one third"),
      source: "UIKit/NSShadow.h")
  }

  @inlinable package static var offset: Of<Size> {
    .init(
      "Points to the right and down.",
      default: .value(.zero),
      traits: [.notNull],
      source: "UIKit/NSShadow.h")
  }

  @inlinable package static var blurRadius: Of<Double> {
    .init(
      "The radius of the blur, in points.",
      default: .value(0),
      traits: [.notNull],
      source: "UIKit/NSShadow.h")
  }
}
