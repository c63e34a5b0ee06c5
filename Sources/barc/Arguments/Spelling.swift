extension StaticString {
  /// Whether a word of the command line is this text.
  func isSpelled(_ word: some Sequence<UInt8>) -> Bool {
    withUTF8Buffer { $0.elementsEqual(word) }
  }
}
