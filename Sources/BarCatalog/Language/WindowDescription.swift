/// A window to lay out in, by kind or size.
@usableFromInline package enum WindowDescription: BarObject {}

extension Property where Owner == WindowDescription {
  @inlinable package static var kind: Of<WindowKind?> {
    .init(
      "The kind of window.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var popover: Of<Size?> {
    .init(
      "A popover of this size.",
      default: .value(nil),
      source: "the description language")
  }

  @inlinable package static var `extension`: Of<Size?> {
    .init(
      "An extension's view of this size.",
      default: .value(nil),
      source: "the description language")
  }
}

extension WindowDescription {
  @inlinable package static var shortForm: ShortForm {
    ShortForm(scalar: id(.kind))
  }
}
