import BarSyntax
import BarText
import Testing

@Suite struct PointerReaderTests {
  /// A text with a marked range, and the pointer of what the range is about.
  @Test(arguments: [
    ("⟦⟧a: 1", ""), ("⟦a⟧: 1", "/a"), ("a⟦⟧: 1", "/a"), ("a: ⟦1⟧", "/a"), ("⟦a: 1⟧", ""),
    ("- ⟦a: 1⟧\n- b", "/0"), ("a:\n- ⟦b⟧: 1", "/a/0/b"), ("a:\n  ⟦b: 1⟧", "/a"),
    ("a:⟦⟧\nb: 1", "/a"), ("a: 1\n⟦b⟧: 2", "/b"), ("⟦a: 1\nb: 2⟧", ""), ("a: ⟦{b: 1}⟧", "/a"),
    ("a: {⟦b⟧: 1, c: 2}", "/a/b"), ("a: {b: 1, c: ⟦2⟧}", "/a/c"), ("a: {b: 1⟦,⟧ c: 2}", "/a"),
    ("a: {b: 1, ⟦⟧c: 2}", "/a"), ("a: [⟦⟧]", "/a"), ("a: [x, ⟦y⟧]", "/a/1"),
    ("a:\n- x\n- ⟦y⟧", "/a/1"), ("a:\n- x\n⟦-⟧ y", "/a"),
    ("a:\n- b: 1\n  ⟦c⟧: 2\n- d: 3", "/a/0/c"),
    ("a:\n- b: 1\n- d: ⟦3⟧", "/a/1/d"), ("a: # ⟦x⟧\n  b: 1", "/a"), ("a: 1 # ⟦x⟧\nb: 2", "/a"),
    ("a: 1\n# ⟦x⟧\nb: 2", ""), ("a: ⟦&x⟧ 1", "/a"), ("- 1\n- ⟦&x⟧ 2", "/1"),
    ("a: 1\n⟦&x⟧ b: 2", "/b"), ("a: &x {b: 1}\nc: ⟦*x⟧", "/c"), ("a: &x {b: 1}\n⟦<<⟧: *x", "/<<"),
    ("a/b~c: {'': ⟦1⟧}", "/a~1b~0c/"), ("k: &k ä\n*k : ⟦1⟧", "/ä"), ("? [x, y]\n: ⟦1⟧", "/[x, y]"),
    ("a: 1\n---\n⟦b⟧: 2", "/b"), ("s:\n  a:\n    b: # ⟦x⟧\n  c: 1", "/s/a/b"),
    ("s:\n- a: {b: 1} # ⟦x⟧\n", "/s/0/a"), ("⟦x⟧", ""), ("# ⟦x⟧\na: 1", ""),
    ("\"\\u0061\": {'b': ⟦1⟧}", "/a/b"), ("a:\n  b: ⟦{c: 1}\nd⟧: 2", ""),
  ])
  func pointer(marked: String, pointer: String) throws {
    let lower = try #require(marked.firstRange(of: "⟦")).lowerBound
    let upper = try #require(marked.firstRange(of: "⟧")).lowerBound
    let opening = "⟦".utf8.count
    let range = SourceRange(
      marked[..<lower].utf8.count, marked[..<upper].utf8.count - opening)
    let text = marked.replacing("⟦", with: "").replacing("⟧", with: "")
    let tree = parse(SourceFile(path: "a.yaml", bytes: [UInt8](text.utf8))).tree
    var reader = PointerReader(tree)
    #expect(reader.pointer(of: range) == pointer)
  }

  @Test func aFileWithoutDocumentsHasNoPointers() {
    var reader = PointerReader(parse(SourceFile(path: "a.yaml", bytes: [])).tree)
    #expect(reader.pointer(of: SourceRange(0, 0)) == nil)
  }

  /// What a reader remembers of the place before must not change what it says of the next one.
  @Test func theOrderOfQuestionsDoesNotMatter() {
    let text = """
      a: {b: [1, {c: 2}], d: &x 3}
      e:
        - f: 4
          g:
            - - h
        - i

      j: *x

      """
    let tree = parse(SourceFile(path: "a.yaml", bytes: [UInt8](text.utf8))).tree
    var ranges: [SourceRange] = []
    for lower in 0..<text.utf8.count {
      for length in [0, 1, 2, 7] where lower + length <= text.utf8.count {
        ranges.append(SourceRange(lower, lower + length))
      }
    }
    func pointers(_ ranges: [SourceRange]) -> [String?] {
      var reader = PointerReader(tree)
      return ranges.map { reader.pointer(of: $0) }
    }
    let alone = ranges.flatMap { pointers([$0]) }
    #expect(pointers(ranges) == alone)
    #expect(pointers(ranges.reversed()) == alone.reversed())
    #expect(alone.contains("/e/0/g/0/0") && alone.contains("/a/b/1/c"))
  }
}
