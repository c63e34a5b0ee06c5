import BarCatalog
import BarCompiler

/// What a Material navigation bar shows in the place of its title.
struct ShownTitle {
  /// Whether there are words.
  let hasText: Bool
  /// Whether a view stands in the place of the words.
  let hasView: Bool

  /// - Parameters:
  ///   - bar: The bar, with what is written on it.
  ///   - place: Where the bar stands: the bar of an app bar, or one of the screen's own, observes the screen's item.
  init(of bar: Element<MDCNavigationBar>, _ place: ObjectPlace) {
    let screen = place.screen.map { Element<Screen>(place.tape, at: $0.head) }
    let isNested =
      place.owner(Screen.self) == nil && place.owner(MDCAppBarViewController.self) == nil
    let isObserving =
      !isNested
      && (place.host == .appBar
        || bar[.observesNavigationItem] ?? (screen?[.navigationItem] != nil))
    if isObserving {
      let item = screen?[.navigationItem]
      let title = item?[.title] ?? screen?[.title]
      hasText = title.map { !$0.isEmpty } ?? false
      hasView = item?[.titleView] != nil
    } else {
      hasText = bar[.title].map { !$0.isEmpty } ?? false
      hasView = bar[.titleView] != nil
    }
  }
}
