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
      guard let bar = enclosingBar(of: view, in: views) else { return SpokenWords() }
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

  // MARK: Other words

  /// What is said of a view in other words than in the layout whose words it has: because the language is another, or
  /// because UIKit says something else there.
  func otherWords(_ position: Int, in layout: LaidOutBar, than speaker: LaidOutBar) -> OtherWords? {
    let (here, there) = (layout.environments[0], speaker.environments[0])
    // What bars of Material say is the same in all their layouts but for its language.
    if here == there, layout.source == nil { return nil }
    let view = layout.views[position]
    if layout.source != nil, view.frame == nil { return nil }
    func other(_ text: Text?, than spoken: Text?) -> Name? {
      guard let text else { return nil }
      if let single = text.single, single == spoken?.single { return nil }
      let name = stage.shown(text, in: here)
      return spoken.map { isSame(stage.shown($0, in: there), name) } ?? false ? nil : name
    }
    let own = words(of: view, in: layout.views)
    let spoken =
      layout.source == nil ? own : words(of: speaker.views[position], in: speaker.views)
    let content = largeContent(of: view)
    var words = OtherWords(
      label: other(own.label, than: spoken.label), hint: other(own.hint, than: spoken.hint),
      value: other(own.value, than: spoken.value),
      largeTitle: other(content?.title, than: content?.title),
      isUppercased: content?.isUppercased ?? false)
    if isAssumed(own, in: here) != isAssumed(spoken, in: there) {
      words.confidence = isAssumed(own, in: here) ? .assumed : .exact
    }
    return words.isEmpty ? nil : words
  }

  /// Whether a label is not known for certain.
  private func isAssumed(_ words: SpokenWords, in environment: Int32) -> Bool {
    words.isGuess || words.isOwnWord && !stage.knowsOwnWords(in: environment)
  }

  private func isSame(_ one: Name, _ other: Name) -> Bool {
    if one == other { return true }
    return texts.withText(one.word) { one in
      texts.withText(other.word) { one.elementsEqual($0) }
    }
  }

  mutating func write(_ words: OtherWords) {
    json.byte(UInt8(ascii: "{"))
    var commas = Commas()
    if let label = words.label {
      commas.next("label", &json)
      text(label)
    }
    if let hint = words.hint {
      commas.next("hint", &json)
      text(hint)
    }
    if let value = words.value {
      commas.next("value", &json)
      text(value)
    }
    if let title = words.largeTitle {
      commas.next("largeContent", &json)
      json.raw("{\"title\":")
      if words.isUppercased { uppercased(title) } else { text(title) }
      json.byte(UInt8(ascii: "}"))
    }
    if let confidence = words.confidence {
      commas.next("confidence", &json)
      json.name(confidence.spelling)
    }
    json.byte(UInt8(ascii: "}"))
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

/// What is said of a view in other words.
struct OtherWords {
  var label: Name?
  var hint: Name?
  var value: Name?
  /// The title in the viewer of large content.
  var largeTitle: Name?
  /// Whether that one is shown in capitals.
  var isUppercased: Bool
  /// Of the label, where it is another one.
  var confidence: Confidence?

  var isEmpty: Bool {
    label == nil && hint == nil && value == nil && largeTitle == nil && confidence == nil
  }
}
