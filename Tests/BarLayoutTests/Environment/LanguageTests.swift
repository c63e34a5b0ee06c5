import BarCatalog
import BarLayout
import Testing

struct LanguageTests {
  @Test(arguments: [
    "ar", "AR", "ar-EG", "he", "iw", "fa_IR", "ur", "ps", "yi", "ckb", "uz-Arab", "az_arab_IR",
  ])
  func isWrittenFromRightToLeft(_ name: String) {
    #expect(direction(name) == .rtl)
  }

  @Test(arguments: [
    "", "en", "de-CH-1996", "zh-Hant-TW", "az", "ks-Deva", "arn", "ARABIC", "es-419",
  ])
  func isWrittenFromLeftToRight(_ name: String) {
    #expect(direction(name) == .ltr)
  }

  /// Texts in the order of their languages, and the one that an environment with a language shows.
  @Test(arguments: [
    ("pt-BR", ["en", "pt", "pt-BR"], "pt-BR"),
    ("pt_br", ["en", "pt", "pt-BR"], "pt-BR"),
    ("pt-PT", ["en", "pt-BR", "pt"], "pt"),
    ("zh-Hant-TW", ["zh", "zh-Hant", "zh-Hans"], "zh-Hant"),
    ("pt", ["en", "pt-BR", "pt-PT"], "pt-BR"),
    ("pt-PT", ["en", "pt-BR"], "en"),
    ("p", ["en", "pt"], "en"),
    ("ar", ["en", "fr"], "en"),
  ])
  func choosesTheTextOfTheLanguage(_ language: String, _ languages: [String], _ shown: String) {
    #expect(self.shown(languages, in: .phone(direction: .rtl, language: language)) == shown)
  }

  @Test(arguments: [
    (LayoutDirection.ltr, ["en", "ar"], "en"), (.rtl, ["en", "fr", "he", "ar"], "he"),
    (.ltr, ["ar", "he", "fr", "en"], "fr"), (.rtl, ["en", "fr"], "en"),
  ])
  func choosesTheFirstTextOfTheDirectionWhereThereIsNoLanguage(
    _ direction: LayoutDirection, _ languages: [String], _ shown: String
  ) {
    #expect(self.shown(languages, in: .phone(direction: direction)) == shown)
  }

  private func direction(_ name: String) -> LayoutDirection {
    Array(name.utf8).withUnsafeBytes { Language.direction(of: $0) }
  }

  /// The language whose text is shown.
  private func shown(_ languages: [String], in environment: LayoutEnvironment) -> String {
    var builder = TapeBuilder()
    let word = builder.text(languages.map { ($0, "text in \($0)") })
    let texts = builder.texts
    let context = LayoutContext(
      environment: environment, texts: texts, images: NamedImages([], in: texts))
    let name = context.shown(Text(word: word, builder.tape))
    let text = texts.withBytes(of: name) { String(decoding: $0, as: UTF8.self) }
    return String(text.dropFirst("text in ".count))
  }
}
