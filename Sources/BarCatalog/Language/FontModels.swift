/// How text is measured, by role.
@usableFromInline package enum FontModels: BarObject {}

extension Property where Owner == FontModels {
  @inlinable package static var system: Of<Element<FontModelDescription>?> {
    .init(
      "Text in general.",
      default: .computed("system"),
      source: "the description language")
  }

  @inlinable package static var button: Of<Element<FontModelDescription>?> {
    .init(
      "Titles of buttons.",
      default: .computed("the model `system`"),
      source: "the description language")
  }

  @inlinable package static var title: Of<Element<FontModelDescription>?> {
    .init(
      "Titles of bars.",
      default: .computed("the model `system`"),
      source: "the description language")
  }
}
