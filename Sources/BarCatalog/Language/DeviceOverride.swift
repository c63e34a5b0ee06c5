/// What differs in landscape; everything else is as in portrait.
@usableFromInline package enum DeviceOverride: BarObject {}

extension Property where Owner == DeviceOverride {
  @inlinable package static var safeArea: Of<Insets?> {
    .init(
      "The safe area of a full-screen window with the status bar shown, in points.",
      default: .computed("as in portrait"),
      source: "the description language")
  }

  @inlinable package static var statusBarHeight: Of<Double?> {
    .init(
      "The height of the status bar in points.",
      default: .computed("as in portrait"),
      source: "the description language")
  }

  @inlinable package static var horizontalSizeClass: Of<SizeClass?> {
    .init(
      "The horizontal size class: how much space there is across.",
      default: .computed("as in portrait"),
      source: "the description language")
  }

  @inlinable package static var verticalSizeClass: Of<SizeClass?> {
    .init(
      "The vertical size class: how much space there is down.",
      default: .computed("as in portrait"),
      source: "the description language")
  }
}
