// Part 8: what the app changes of it later.
extension Property where Owner == UIBarButtonItem {
  @inlinable package static var changesAtRuntime: Of<Changes?> {
    .init(
      "The properties that the app changes once the bar is on screen, as names or with the values that they take.",
      default: .value(nil),
      traits: [.language],
      source: "ButtonBar README UIBarButtonItem properties")
  }
}
