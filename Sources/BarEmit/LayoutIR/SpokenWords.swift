import BarCatalog

/// What VoiceOver knows of a view.
struct SpokenWords {
  var label: Text?
  var hint: Text?
  var value: Text?
  var identifier: Name?
  var traits: [StaticString] = []

  init() {}

  /// Of a button: an explicit label, else the title as it was written.
  init(_ item: Element<UIBarButtonItem>) {
    label = item[.accessibilityLabel] ?? item[.title]
    hint = item[.accessibilityHint]
    value = item[.accessibilityValue]
    identifier = item[.accessibilityIdentifier]
    traits = ["button"]
    if let own = item[.accessibilityTraits] { traits = SpokenWords.names(of: own) }
    if item[.isEnabled] == false, !traits.contains(where: { $0.isSame(as: "notEnabled") }) {
      traits.append("notEnabled")
    }
  }

  /// Of a bar's title, which is a header for VoiceOver.
  ///
  /// Source: components/NavigationBar/src/MDCNavigationBar.m, `commonMDCNavigationBarInit`.
  init(titleOf bar: Element<MDCNavigationBar>) {
    label = bar[.title]
    traits = ["staticText", "header"]
  }

  /// Of a view that an item or a title has instead of a button or a label.
  init(_ view: Element<ViewDescription>) {
    label = view[.accessibilityLabel] ?? view[.title]
    identifier = view[.accessibilityIdentifier]
    switch view[.kind] {
    case .button: traits = ["button"]
    case .label: traits = ["staticText"]
    case .imageView: traits = ["image"]
    case .slider, .stepper, .pageControl: traits = ["adjustable"]
    case .searchBar: traits = ["searchField"]
    default: traits = []
    }
  }

  /// Of an item's custom view, which speaks for itself; VoiceOver does not ask the item.
  init(customViewOf item: Element<UIBarButtonItem>) {
    if let view = item[.customView] { self.init(view) } else { self.init() }
  }

  private static func names(of traits: Options<AccessibilityTrait>) -> [StaticString] {
    let names = AccessibilityTrait.enumeration
    return (0..<names.count).filter { traits.bits & 1 << UInt64($0) != 0 }.map(names.spelling)
  }
}

extension StaticString {
  fileprivate func isSame(as other: StaticString) -> Bool {
    withUTF8Buffer { left in other.withUTF8Buffer { left.elementsEqual($0) } }
  }
}
