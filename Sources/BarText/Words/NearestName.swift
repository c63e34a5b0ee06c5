/// The known name that a misspelt word most likely stands for.
///
/// A name is near if its distance is at most a third of the word's length (at least 1) and some of
/// the word is left, or if only capitals differ. Of equally near names the first one offered wins, so
/// that the answer depends on nothing but the order of the candidates.
package struct NearestName: Sendable {
  /// Nobody misspells a longer name, and a hostile one must cost nothing.
  private static let longestWord = 128

  private let word: [UInt8]
  private let limit: Int
  private var distance = Int.max
  /// Which of the names offered so far is the nearest, counted from 0; `nil` if none is near.
  package private(set) var index: Int?
  private var offered = 0

  package init(to word: [UInt8]) {
    self.word = word
    limit = word.count > Self.longestWord ? -1 : max(1, word.count / 3)
  }

  package mutating func offer(_ name: [UInt8]) {
    defer { offered += 1 }
    guard abs(name.count - word.count) <= limit else { return }
    // A name in other capitals is the nearest but the same, however short it is.
    let candidate = name == word ? 0 : isSpelledAlike(name) ? 1 : editDistance(word, name)
    guard candidate <= limit, candidate < max(name.count, word.count), candidate < distance else {
      return
    }
    distance = candidate
    index = offered
  }

  /// Whether the word is the name but for capitals of ASCII.
  private func isSpelledAlike(_ name: [UInt8]) -> Bool {
    word.count == name.count
      && zip(word, name).allSatisfy { own, other in
        own == other
          || own | 0x20 == other | 0x20
            && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(own | 0x20)
      }
  }

  /// The nearest of some names that are known beforehand.
  package static func nearest(
    to word: [UInt8], among names: some Sequence<StaticString>
  ) -> StaticString? {
    var nearest = NearestName(to: word)
    var answer: StaticString?
    for name in names {
      let before = nearest.index
      nearest.offer(name.withUTF8Buffer { [UInt8]($0) })
      if nearest.index != before { answer = name }
    }
    return answer
  }

  /// The nearest of some names that a file declares.
  package static func nearest(to word: String, among names: some Sequence<String>) -> String? {
    var nearest = NearestName(to: [UInt8](word.utf8))
    var answer: String?
    for name in names {
      let before = nearest.index
      nearest.offer([UInt8](name.utf8))
      if nearest.index != before { answer = name }
    }
    return answer
  }
}
