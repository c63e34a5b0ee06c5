/// What people write where a language tag belongs: the English names of languages that iOS is translated to.
package enum LanguageName {
  private static var names: [(name: StaticString, tag: StaticString)] {
    [
      ("arabic", "ar"), ("catalan", "ca"), ("chinese", "zh"), ("croatian", "hr"), ("czech", "cs"),
      ("danish", "da"), ("dutch", "nl"), ("english", "en"), ("finnish", "fi"), ("french", "fr"),
      ("german", "de"), ("greek", "el"), ("hebrew", "he"), ("hindi", "hi"), ("hungarian", "hu"),
      ("indonesian", "id"), ("italian", "it"), ("japanese", "ja"), ("korean", "ko"),
      ("malay", "ms"), ("norwegian", "nb"), ("persian", "fa"), ("polish", "pl"),
      ("portuguese", "pt"), ("romanian", "ro"), ("russian", "ru"), ("slovak", "sk"),
      ("spanish", "es"), ("swedish", "sv"), ("thai", "th"), ("turkish", "tr"),
      ("ukrainian", "uk"), ("urdu", "ur"), ("vietnamese", "vi"),
    ]
  }

  /// The tags of those languages.
  package static var tags: [StaticString] { names.map(\.tag) }

  /// The tag that a text most likely stands for: that of a language's name, or the text with dashes for its underscores.
  package static func tag(meantBy text: String) -> String? {
    let lowercased = text.lowercased()
    if let found = names.first(where: { "\($0.name)" == lowercased }) { return "\(found.tag)" }
    guard let separator = text.firstIndex(of: "_") else { return nil }
    let dashed = String(text.map { $0 == "_" ? "-" : $0 })
    let primary = text[..<separator]
    return (2...3).contains(primary.count) && dashed.utf8.allSatisfy(isPartOfTag) ? dashed : nil
  }

  private static func isPartOfTag(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
  }
}
