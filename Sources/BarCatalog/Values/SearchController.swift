/// A search bar and its effect on the screen.
@usableFromInline package enum SearchController: BarObject {}

extension Property where Owner == SearchController {
  @inlinable package static var placeholder: Of<Text?> {
    .init(
      "The placeholder of the empty field.",
      default: .value(nil),
      source: "UIKit/UISearchBar.h placeholder")
  }

  @inlinable package static var scopeTitles: Of<List<Text>?> {
    .init(
      "Titles of the scopes to choose from.",
      default: .value(nil),
      source: "UIKit/UISearchBar.h scopeButtonTitles")
  }

  @inlinable package static var hidesNavigationBarDuringPresentation: Of<Bool> {
    .init(
      "Hides the navigation bar while the user searches.",
      default: .value(true),
      ios: .from(8),
      source: "UIKit/UISearchController.h")
  }

  @inlinable package static var obscuresBackgroundDuringPresentation: Of<Bool> {
    .init(
      "Obscures the content while the user searches.",
      default: .value(true),
      ios: .from(9, 1),
      source: "UIKit/UISearchController.h")
  }
}
