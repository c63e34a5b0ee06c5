import BarCatalog
import BarCompiler
import BarSyntax

extension Text {
  /// Whether there are no words in it, in any language.
  var isEmpty: Bool {
    if let single { return single.count == 0 }
    return (0..<languageCount).allSatisfy { text($0).count == 0 }
  }

  /// Whether it is one for all languages, and nothing in it can be seen or spoken.
  func isBlank(in place: ObjectPlace) -> Bool {
    single.map { place.string($0).allSatisfy(\.isWhitespace) } ?? false
  }
}
