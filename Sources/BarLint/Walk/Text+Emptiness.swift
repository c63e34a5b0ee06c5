import BarCatalog

extension Text {
  /// Whether there are no words in it, in any language.
  var isEmpty: Bool {
    if let single { return single.count == 0 }
    return (0..<languageCount).allSatisfy { text($0).count == 0 }
  }
}
