import Foundation
import TestSupport
import Testing

/// A case is a description in `Fixtures` with a mark where the caret is, and beside it what an editor is answered there:
/// which answers are there is tested, and a new case is new text.
@Suite struct FeatureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  private static let files =
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
    .filter { $0.contains(".") }.sorted()

  static let names = files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }

  @Test(arguments: names) func answers(name: String) throws {
    let text = MarkedText(try #require(Golden.bytes(of: "\(name).yaml")), path: "\(name).yaml")
    for feature in Feature.all {
      let file = "\(name).\(feature.ending)"
      guard let expected = Golden.bytes(of: file) else { continue }
      let first = String(decoding: expected.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      let argument = first.hasPrefix("> ") ? String(first.dropFirst(2)) : ""
      let head = first.hasPrefix("> ") ? first + "\n" : ""
      #expect(
        Golden.difference(of: Array((head + feature.answer(text, argument)).utf8), from: file)
          == nil)
    }
  }

  @Test func everyAnswerHasATextAndEveryTextAnAnswer() {
    var answered = Set<String>()
    for file in Self.files where !file.hasSuffix(".yaml") {
      let feature = Feature.all.first { file.hasSuffix(".\($0.ending)") }
      #expect(feature != nil, "nothing answers \(file)")
      if let feature { answered.insert(String(file.dropLast(feature.ending.count + 1))) }
    }
    #expect(answered == Set(Self.names))
  }
}
