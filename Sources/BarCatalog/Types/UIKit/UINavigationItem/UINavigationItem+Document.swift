// Part 3: the document that the screen shows.
extension Property where Owner == UINavigationItem {
  @inlinable package static var titleMenuProvider: Of<Anything?> {
    .init(
      "Builds a menu below the title.",
      default: .value(nil),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      traits: [.unwritable],
      instead: "a closure cannot be written in a description",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var renameDelegate: Of<Name?> {
    .init(
      "Lets the user edit the title in place.",
      default: .value(nil),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      traits: [.unwritable],
      instead: "a rename delegate is an object of the app",
      source: "UIKit/UINavigationItem.h")
  }

  @inlinable package static var documentProperties: Of<Element<DocumentProperties>?> {
    .init(
      "The document that the title's menu shows.",
      default: .value(nil),
      ios: .from(16),
      support: .navigation(documented: .unknown, actual: .ignored),
      source: "UIKit/UINavigationItem.h")
  }
}
