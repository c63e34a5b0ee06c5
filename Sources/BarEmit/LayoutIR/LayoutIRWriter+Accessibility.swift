import BarCatalog
import BarCompiler
import BarJSON
import BarLayout
import BarSyntax

extension LayoutIRWriter {
  /// Writes what VoiceOver says of a view: from its item, its description or its text.
  mutating func accessibility(
    _ position: Int, in views: [LaidOutView], environment: Int32, order: Int
  ) {
    json.raw(",\"accessibility\":{")
    let words = words(of: views[position], in: views)
    if let label = words.label {
      json.raw("\"label\":")
      text(stage.shown(label, in: environment))
      json.byte(comma)
    }
    if let hint = words.hint {
      json.raw("\"hint\":")
      text(stage.shown(hint, in: environment))
      json.byte(comma)
    }
    if let value = words.value {
      json.raw("\"value\":")
      text(stage.shown(value, in: environment))
      json.byte(comma)
    }
    if let identifier = words.identifier {
      json.raw("\"identifier\":")
      text(identifier)
      json.byte(comma)
    }
    json.raw("\"traits\":")
    options(Options<AccessibilityTrait>.form, words.traits.bits)
    json.raw(",\"order\":")
    json.integer(order)
    if let content = largeContent(of: views[position]) {
      json.raw(",\"largeContent\":")
      write(content, in: environment)
    }
    if isAssumed(words, in: environment) {
      json.raw(",\"confidence\":")
      json.name(Confidence.assumed.spelling)
    }
    json.byte(UInt8(ascii: "}"))
  }

  /// The texts that describe a view to those who do not see it.
  func words(of view: LaidOutView, in views: [LaidOutView]) -> SpokenWords {
    switch view.type {
    case .barButton where view.object >= 0:
      return SpokenWords(Element<UIBarButtonItem>(tape, at: view.object))
    case .floatingButton:
      return SpokenWords(
        view.object < 0 ? nil : Element<MDCFloatingButton>(tape, at: view.object))
    case .uiBarButton:
      let item = view.object >= 0 ? Element<UIBarButtonItem>(tape, at: view.object) : nil
      return SpokenWords(
        item, shown: view.details.text?.name, spoken: view.details.spoken)
    case .searchBar where view.object < 0:
      return SpokenWords(searchBarSpoken: view.details.spoken)
    case .uiLargeTitle: return SpokenWords(shown: view.details.text?.name, isHeader: true)
    case .label
    where view.name == .title || view.name == .subtitle || view.name == .prompt
      || view.name == .largeSubtitle:
      return SpokenWords(shown: view.details.text?.name, isHeader: view.name == .title)
    case .label where view.name == .titleLabel:
      guard let bar = views.navigationBar(around: view, on: tape) else { return SpokenWords() }
      return SpokenWords(titleOf: bar)
    default:
      guard view.object >= 0 else { return SpokenWords() }
      if isPlainView(view.object) {
        return SpokenWords(Element<ViewDescription>(tape, at: view.object))
      }
      if view.type == .uiNavigationBar || view.type == .uiToolbar { return SpokenWords() }
      return SpokenWords(customViewOf: Element<UIBarButtonItem>(tape, at: view.object))
    }
  }

  /// Writes a text in capitals, as buttons show it.
  mutating func uppercased(_ name: Name) {
    texts.withText(name.word) { json.uppercasedString($0) }
  }

  // MARK: Large content

  /// What is enlarged of a button; other views are not.
  func largeContent(of view: LaidOutView) -> LargeContent? {
    if view.object < 0 { return nil }
    let item = Element<UIBarButtonItem>(tape, at: view.object)
    switch view.type {
    case .barButton:
      return LargeContent(item, isUppercased: view.details.text?.isUppercased ?? false)
    case .uiBarButton: return LargeContent(system: item)
    default: return nil
    }
  }

  private mutating func write(_ content: LargeContent, in environment: Int32) {
    json.byte(UInt8(ascii: "{"))
    var commas = Commas()
    if let title = content.title {
      commas.next("title", &json)
      let shown = stage.shown(title, in: environment)
      if content.isUppercased { uppercased(shown) } else { text(shown) }
    }
    if let image = content.image {
      commas.next("image", &json)
      value(Element<ImageReference>.form, image)
    }
    if let insets = content.insets {
      commas.next("insets", &json)
      self.insets(insets)
    }
    json.byte(UInt8(ascii: "}"))
  }
}
