import BarCatalog
import BarCompiler
import BarJSON
import BarLayout
import BarSyntax

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

extension LayoutIRWriter {
  /// What is said of a view in other words than in the layout whose words it has: because the language is another, or
  /// because UIKit says something else there.
  func otherWords(_ position: Int, in layout: LaidOutBar, than speaker: LaidOutBar) -> OtherWords? {
    let (here, there) = (layout.environments[0], speaker.environments[0])
    // Material's bars say the same in all their layouts, except for the language.
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
  func isAssumed(_ words: SpokenWords, in environment: Int32) -> Bool {
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
}
