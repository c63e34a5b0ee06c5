package import BarCatalog

/// All that laying out a bar reads apart from the bar: the environment, and what names in the description stand for.
package struct LayoutContext: Sendable {
  package var environment: LayoutEnvironment
  /// How text is measured that nothing else says more about.
  package var systemFontModel: FontModel
  private var buttonModel: FontModel?
  private var titleModel: FontModel?
  package let texts: Texts
  package let images: NamedImages
  /// Where UIKit's own words begin in the arena of the texts.
  private let systemWords: Int

  package init(
    environment: LayoutEnvironment, systemFontModel: FontModel = .system,
    buttonFontModel: FontModel? = nil, titleFontModel: FontModel? = nil, texts: Texts,
    images: NamedImages, systemWords: Int = 0
  ) {
    self.environment = environment
    self.systemFontModel = systemFontModel
    buttonModel = buttonFontModel
    titleModel = titleFontModel
    self.texts = texts
    self.images = images
    self.systemWords = systemWords
  }

  /// How the titles of buttons are measured.
  package var buttonFontModel: FontModel { buttonModel ?? systemFontModel }
  /// How the titles of bars are measured.
  package var titleFontModel: FontModel { titleModel ?? systemFontModel }

  /// A word of UIKit's own.
  func name(of word: SystemWord) -> Name { word.name(from: systemWords) }

  /// The text that the environment shows.
  ///
  /// In an environment with a language: the text of this language, else the most specific one whose language's name
  /// is a prefix of it, else the first one that it is a prefix of. In one without: the first text whose language runs
  /// in the environment's direction. Else the first.
  package func shown(_ text: Text) -> Name {
    if let name = text.single { return name }
    return text.text(environment.language.map { position(of: $0, in: text) } ?? position(in: text))
  }

  private func position(of language: [UInt8], in text: Text) -> Int {
    language.withUnsafeBytes { language in
      var prefix: Int?
      var extended: Int?
      for position in 0..<text.languageCount {
        let name = text.language(position)
        let match = texts.withBytes(of: name) { bytes in
          if Language.areEqual(bytes, language) { return LanguageMatch.exact }
          if Language.isPrefix(bytes, of: language) { return .prefix }
          return Language.isPrefix(language, of: bytes) ? .extended : .none
        }
        switch match {
        case .exact: return position
        case .prefix:
          if name.count > prefix.map({ text.language($0).count }) ?? 0 { prefix = position }
        case .extended: extended = extended ?? position
        case .none: break
        }
      }
      return prefix ?? extended ?? 0
    }
  }

  private func position(in text: Text) -> Int {
    (0..<text.languageCount).first { position in
      texts.withBytes(of: text.language(position)) { Language.direction(of: $0) }
        == environment.direction
    } ?? 0
  }
}

/// How the language of a text relates to the one that is asked for.
private enum LanguageMatch {
  case exact, prefix, extended, none
}
