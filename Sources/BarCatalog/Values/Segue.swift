/// A way to another screen.
@usableFromInline package enum Segue: BarObject {}

extension Property where Owner == Segue {
  @inlinable package static var kind: Of<SegueKind?> {
    .init(
      "How the screen is shown.",
      default: .value(nil),
      source: "Xcode storyboards")
  }

  @inlinable package static var to: Of<Name?> {
    .init(
      "The screen; leave it out if the screen is not described.",
      default: .value(nil),
      source: "Xcode storyboards")
  }

  @inlinable package static var anchor: Of<SegueAnchor?> {
    .init(
      "What a popover points to.",
      default: .value(nil),
      source: "Xcode storyboards")
  }
}
