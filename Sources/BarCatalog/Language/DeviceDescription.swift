/// A custom device, in portrait.
@usableFromInline package enum DeviceDescription: BarObject {}

extension Property where Owner == DeviceDescription {
  @inlinable package static var points: Of<Size> {
    .init(
      "Width and height in points; 0 is allowed.",
      default: .unknown,
      traits: [.required, .notNull],
      source: "the description language")
  }

  @inlinable package static var scale: Of<Double> {
    .init(
      "Pixels per point.",
      default: .value(2),
      traits: [.notNull],
      source: "the description language")
  }

  @inlinable package static var idiom: Of<Idiom> {
    .init(
      "The kind of device.",
      default: .value(.phone),
      traits: [.notNull],
      source: "the description language")
  }

  @inlinable package static var safeArea: Of<Insets> {
    .init(
      "The safe area of a full-screen window with the status bar shown, in points.",
      default: .value(.zero),
      traits: [.notNull],
      source: "the description language")
  }

  @inlinable package static var statusBarHeight: Of<Double?> {
    .init(
      "The height of the status bar in points.",
      default: .computed("the safe area's top"),
      source: "the description language")
  }

  @inlinable package static var horizontalSizeClass: Of<SizeClass?> {
    .init(
      "The horizontal size class: how much space there is across.",
      default: .computed("regular for pads, compact for phones"),
      source: "the description language")
  }

  @inlinable package static var verticalSizeClass: Of<SizeClass?> {
    .init(
      "The vertical size class: how much space there is down.",
      default: .computed("regular"),
      source: "the description language")
  }

  @inlinable package static var landscape: Of<Element<DeviceOverride>?> {
    .init(
      "What differs in landscape.",
      default: .value(nil),
      source: "the description language")
  }
}
