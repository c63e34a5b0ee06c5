import BarText
import Testing

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0), ("title", "title", 0), ("", "abc", 3), ("abc", "", 3), ("titel", "title", 1),
    ("titl", "title", 1), ("tittle", "title", 1), ("tible", "title", 1), ("ca", "abc", 3),
    ("kitten", "sitting", 3), ("abcdef", "badcfe", 3),
  ])
  func distance(left: String, right: String, distance: Int) {
    #expect(editDistance([UInt8](left.utf8), [UInt8](right.utf8)) == distance)
    #expect(editDistance([UInt8](right.utf8), [UInt8](left.utf8)) == distance)
  }

  @Test(
    arguments: [
      ("titel", "title"), ("titleview", "titleView"), ("im", nil), ("imge", "image"),
      ("x", nil), ("colour", nil), ("itle", "title"), ("style", "style"), ("stlye", "style"),
      ("TITLE", "title"), ("TitleView", "titleView"), ("TITLES", nil),
    ] as [(String, String?)])
  func nearest(word: String, name: String?) {
    let names = ["title", "titleView", "image", "style"]
    #expect(NearestName.nearest(to: word, among: names) == name)
  }

  @Test func theFirstOfEquallyNearNamesWins() {
    #expect(NearestName.nearest(to: "cat", among: ["car", "cap"]) == "car")
    #expect(NearestName.nearest(to: "cat", among: ["cap", "car"]) == "cap")
  }

  @Test func knownNamesAreFoundToo() {
    let names: [StaticString] = ["compile", "lint", "dump"]
    let nearest = NearestName.nearest(to: [UInt8]("lnit".utf8), among: names)
    #expect(nearest?.description == "lint")
  }

  @Test func aHostileWordHasNoNeighbor() {
    let word = String(repeating: "a", count: 100_000)
    #expect(NearestName.nearest(to: word, among: [word + "b"]) == nil)
  }
}
