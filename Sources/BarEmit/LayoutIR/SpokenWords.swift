import BarCatalog

/// What VoiceOver knows of a view.
struct SpokenWords {
  var label: Text?
  /// Whether the label is a word of the toolkit's own.
  var isOwnWord = false
  /// Whether the label is what the toolkit is thought to say of something that shows no words.
  var isGuess = false
  var hint: Text?
  var value: Text?
  var identifier: Name?
  var traits = Options<AccessibilityTrait>([])

  init() {}

  /// Of a button: an explicit label, else the title as it was written.
  init(_ item: Element<UIBarButtonItem>) {
    label = item[.accessibilityLabel] ?? item[.title]
    isOwnWord = item.cell(.accessibilityLabel)?.origin == .flow
    hint = item[.accessibilityHint]
    value = item[.accessibilityValue]
    identifier = item[.accessibilityIdentifier]
    // Material's buttons say that they are buttons, whatever the item says.
    traits = SpokenWords.trait(.button)
    if item[.isEnabled] == false { traits = traits.union(SpokenWords.trait(.notEnabled)) }
  }

  /// Of a floating button, which is a button even where nothing is said of it: an explicit label, else the title.
  init(_ button: Element<MDCFloatingButton>?) {
    label = button?[.accessibilityLabel] ?? button?[.title, .state(.normal)]
    hint = button?[.accessibilityHint]
    identifier = button?[.accessibilityIdentifier]
    traits = SpokenWords.trait(.button)
    if button?[.isEnabled] == false { traits = traits.union(SpokenWords.trait(.notEnabled)) }
  }

  /// Of a button of UIKit: an explicit label, else the title, else the word that UIKit itself shows, or says instead.
  init(_ item: Element<UIBarButtonItem>?, shown: Name?, spoken: Name?) {
    self.init()
    if let item { self = SpokenWords(item) } else { traits = SpokenWords.trait(.button) }
    if label == nil { say(shown: shown, spoken: spoken) }
    guard let item else { return }
    if item[.isSelected] == true { traits = traits.union(SpokenWords.trait(.selected)) }
    if let own = item[.accessibilityTraits] { traits = traits.union(own) }
  }

  /// Of a search bar of UIKit's.
  init(searchBarSpoken spoken: Name?) {
    say(shown: nil, spoken: spoken)
    traits = SpokenWords.trait(.searchField)
  }

  /// Of a line of text in a bar of UIKit.
  init(shown: Name?, isHeader: Bool) {
    label = shown.map { Text(word: $0.word, []) }
    traits = SpokenWords.trait(.staticText)
    if isHeader { traits = traits.union(SpokenWords.trait(.header)) }
  }

  /// Of a bar's title, which is a header for VoiceOver.
  ///
  /// Source: components/NavigationBar/src/MDCNavigationBar.m, `commonMDCNavigationBarInit`.
  init(titleOf bar: Element<MDCNavigationBar>) {
    label = bar[.title]
    traits = SpokenWords.trait(.staticText).union(SpokenWords.trait(.header))
  }

  /// Of a view that an item or a title has instead of a button or a label.
  init(_ view: Element<ViewDescription>) {
    label = view[.accessibilityLabel] ?? view[.title]
    identifier = view[.accessibilityIdentifier]
    switch view[.kind] {
    case .button, .switch: traits = SpokenWords.trait(.button)
    case .label: traits = SpokenWords.trait(.staticText)
    case .imageView: traits = SpokenWords.trait(.image)
    case .slider, .stepper, .pageControl: traits = SpokenWords.trait(.adjustable)
    case .searchBar: traits = SpokenWords.trait(.searchField)
    default: break
    }
  }

  /// Of an item's custom view, which speaks for itself; VoiceOver does not ask the item.
  init(customViewOf item: Element<UIBarButtonItem>) {
    if let view = item[.customView] { self.init(view) } else { self.init() }
  }

  private mutating func say(shown: Name?, spoken: Name?) {
    label = (shown ?? spoken).map { Text(word: $0.word, []) }
    isGuess = shown == nil && spoken != nil
  }

  private static func trait(_ trait: AccessibilityTrait) -> Options<AccessibilityTrait> {
    Options(bits: 1 << UInt64(trait.rawValue))
  }
}
