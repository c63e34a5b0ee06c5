import BarSyntax
import BarText
import Testing

@Suite struct BoundTests {
  @Test func sixtyFourLevelsAreRead() {
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(parse(deep).findings.isEmpty)
    let (tree, found) = parse("[" + deep + "]")
    #expect(
      described(found, in: tree) == [
        "1:65 too-deep: nesting deeper than 64 levels, counting those that aliases repeat"
      ])
    #expect(tree.isTruncated)
    #expect(tree.nodes.count == 64)
  }

  @Test(arguments: ["[", "{", "- ", "? ", "[a, ", "{a: "])
  func hostileNestingEndsSoon(opener: String) {
    let clock = ContinuousClock()
    let bytes = Array(String(repeating: opener, count: 200_000).utf8)
    var names: [String] = []
    let time = clock.measure {
      names = parse(SourceFile(path: "test", bytes: bytes)).findings.map(\.kind.name.description)
    }
    #expect(names == ["too-deep"])
    // Without the bound this takes minutes; the limit leaves room for a slow machine and a debug build.
    #expect(time < .seconds(2))
  }

  @Test func nestingThroughAliasesCounts() {
    func chain(_ count: Int) -> String {
      "a0: &a0 []\n" + (1..<count).map { "a\($0): &a\($0) [*a\($0 - 1)]\n" }.joined()
        + "last: *a\(count - 1)\n"
    }
    #expect(parse(chain(63)).findings.isEmpty)
    #expect(parse(chain(64)).findings.map(\.kind.name.description) == ["too-deep"])
  }

  @Test func aMillionAddedNodesAreRead() {
    // An alias adds a list and its 999 texts.
    let list = "- &a [\(Array(repeating: "x", count: 999).joined(separator: ","))]\n"
    let aliases = String(repeating: "- *a\n", count: 1_000)
    #expect(parse(list + aliases).findings.isEmpty)
    let (tree, found) = parse(list + aliases + "- *a\n")
    #expect(
      described(found, in: tree) == [
        "1002:3 too-many-nodes: aliases stand for more than 1000000 nodes"
      ])
  }

  @Test func aliasesOfAliasesMultiply() {
    var text = "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
    for (name, inner) in zip("bcdefghij", "abcdefghi") {
      let list = Array(repeating: "*\(inner)", count: 10).joined(separator: ", ")
      text += "\(name): &\(name) [\(list)]\n"
    }
    #expect(parse(text).findings.map(\.kind.name.description) == ["too-many-nodes"])
  }

  @Test func largestFileIsRead() {
    var bytes = [UInt8](repeating: 0x20, count: YAMLTree.maximumFileSize + 1)
    bytes[0] = 0x23
    let found = parse(SourceFile(path: "test", bytes: bytes)).findings
    #expect(found.map(\.kind.name.description) == ["file-too-large"])
    #expect(found.map(\.range) == [SourceRange(0, 0)])
  }

  @Test func directivesAreBounded() {
    func text(_ count: Int) -> String {
      (0..<count).map { "%TAG !t\($0)! tag:t\n" }.joined() + "---\na\n"
    }
    #expect(parse(text(100)).findings.isEmpty)
    #expect(parse(text(101)).findings.map(\.kind.name.description) == ["yaml-syntax"])
    #expect(parseAsLibrary(SourceFile(path: "test", bytes: Array(text(101).utf8))).problem != nil)
    let prefix = String(repeating: "x", count: 1_000)
    #expect(
      parse("%TAG !t! tag:\(prefix)\n---\na\n").findings.map(\.kind.name.description) == [
        "yaml-syntax"
      ])
  }

  /// Texts of which a quadratic reader makes minutes; none has a bound of its own.
  @Test(arguments: [
    "anchors", "unknown aliases", "keys", "documents", "tabs", "conflicts", "bad bytes", "slips",
  ])
  func timeIsLinear(what: String) {
    let count = 20_000
    let text = (0..<count).map { index in
      switch what {
      case "anchors": "a\(index): &a\(index) 1\n"
      case "unknown aliases": "a\(index): *a\(index)\n"
      case "keys": "a\(index): 1\n"
      case "documents": "---\na: &x 1\nb: *x\n"
      case "tabs": index == 0 ? "{\n" : "\ta\(index): 1,\n"
      case "conflicts": "<<<<<<< a\n]\n=======\nb\n>>>>>>> c\n"
      case "bad bytes": "\u{1}a\(index): 1\n"
      default: "a\(index)\n  b: 1\n"
      }
    }.joined()
    let time = ContinuousClock().measure { _ = parse(text) }
    #expect(time < .seconds(6))
  }

  /// Of a picture, or a text in another encoding, one sentence says all.
  @Test func whatIsHardlyTextIsOneFinding() {
    func findings(places: Int) -> [Finding] {
      let bytes =
        Array("barc: 1 # ".utf8)
        + [UInt8](repeating: 0, count: places * 2).indices.map {
          $0.isMultiple(of: 2) ? 0xFC : 0x61
        }
      return parse(SourceFile(path: "a.yaml", bytes: bytes)).findings
    }
    #expect(findings(places: 100).count == 100)
    let many = findings(places: 101)
    #expect(many.map { "\($0.kind.name)" } == ["invalid-utf8"])
    #expect(
      many.first?.message == "more than 100 places are no text in UTF-8, the first at byte 10")
  }
}
