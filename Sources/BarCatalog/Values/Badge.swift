/// A badge on an item: text, a number or a dot.
@usableFromInline package enum Badge: BarObject {}

extension Property where Owner == Badge {
  @inlinable package static var text: Of<Text?> {
    .init(
      "A short text.",
      default: .value(nil),
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitembadge")
  }

  @inlinable package static var count: Of<Int?> {
    .init(
      "A number.",
      default: .value(nil),
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitembadge")
  }

  @inlinable package static var indicator: Of<Bool> {
    .init(
      "A dot without text.",
      default: .value(false),
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitembadge")
  }

  @inlinable package static var foregroundColor: Of<Color?> {
    .init(
      "The color of the text.",
      default: .computed("what the system chooses"),
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitembadge")
  }

  @inlinable package static var backgroundColor: Of<Color?> {
    .init(
      "The background color of the badge.",
      default: .computed("what the system chooses"),
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitembadge")
  }

  @inlinable package static var font: Of<Element<FontDescription>?> {
    .init(
      "The font of the text.",
      default: .computed("what the system chooses"),
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitembadge")
  }
}

extension Badge {
  @inlinable package static var shortForm: ShortForm {
    ShortForm(scalar: id(.text))
  }
}
