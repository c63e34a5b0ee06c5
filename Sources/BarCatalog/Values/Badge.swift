/// A mark on an item: a text, a number or a dot.
@usableFromInline package enum Badge: BarObject {}

extension Property where Owner == Badge {
  @inlinable package static var text: Of<Text?> {
    .init(
      "A short word.",
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
      "A dot without a word.",
      default: .value(false),
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitembadge")
  }

  @inlinable package static var foregroundColor: Of<Color?> {
    .init(
      "The color of the word.",
      default: .computed("what the system chooses"),
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitembadge")
  }

  @inlinable package static var backgroundColor: Of<Color?> {
    .init(
      "The color of the mark.",
      default: .computed("what the system chooses"),
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitembadge")
  }

  @inlinable package static var font: Of<Element<FontDescription>?> {
    .init(
      "The font of the word.",
      default: .computed("what the system chooses"),
      source: "https://developer.apple.com/documentation/uikit/uibarbuttonitembadge")
  }
}

extension Badge {
  @inlinable package static var shortForm: ShortForm {
    ShortForm(scalar: id(.text))
  }
}
