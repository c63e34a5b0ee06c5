import BarSyntax
import BarText
import Testing

@Suite struct NodeRangeTests {
  /// A text, and its nodes as kind, range text, and in parentheses the content where it differs.
  static let cases: [(yaml: String, nodes: [String])] = [
    ("a: b", ["map a: b", "a", "b"]),
    ("", []),
    ("# only a comment\n", []),
    ("--- # c\n---\n", ["", ""]),
    (
      "a: one\n  two # c\nb: 'e''f'",
      ["map a: one\n  two # c\nb: 'e''f'", "a", "one\n  two (one two)", "b", "'e''f' (e'f)"]
    ),
    ("a: 'x' \nb: \"y\"", ["map a: 'x' \nb: \"y\"", "a", "'x' (x)", "b", "\"y\" (y)"]),
    ("- ''''\n- &q ''''\n- ''", ["seq - ''''\n- &q ''''\n- ''", "'''' (')", "'''' (')", "'' ()"]),
    ("\"\\u00e9\"", ["\"\\u00e9\" (\u{E9})"]),
    ("- \"\\_\"", ["seq - \"\\_\"", "\"\\_\" (\u{A0})"]),
    (
      "a: |\n  x\n\n\nb: >- # h\n  y\n# z\n",
      ["map a: |\n  x\n\n\nb: >- # h\n  y", "a", "|\n  x (x\n)", "b", ">- # h\n  y (y)"]
    ),
    ("- |+\n  x\n\n- y", ["seq - |+\n  x\n\n- y", "|+\n  x (x\n\n)", "y"]),
    ("- |\n- y", ["seq - |\n- y", "| ()", "y"]),
    ("&m !!map\n&k key: &v !t value", ["map &k key: &v !t value", "key", "value"]),
    ("&k key: v", ["map &k key: v", "key", "v"]),
    (
      "k: &s\n- a\n- b\nl: &t\n  - c",
      ["map k: &s\n- a\n- b\nl: &t\n  - c", "k", "seq - a\n- b", "a", "b", "l", "seq - c", "c"]
    ),
    (
      "k: &a [1, 2]\nl: !x {x: y}",
      ["map k: &a [1, 2]\nl: !x {x: y}", "k", "seq [1, 2]", "1", "2", "l", "map {x: y}", "x", "y"]
    ),
    (
      "{a, b: , c: [x: y, z: ], ? d}",
      [
        "map {a, b: , c: [x: y, z: ], ? d}", "a", "", "b", "", "c", "seq [x: y, z: ]", "map x: y",
        "x", "y", "map z: ", "z", "", "d", "",
      ]
    ),
    ("[a: b\n , c]", ["seq [a: b\n , c]", "map a: b", "a", "b", "c"]),
    ("? a\n? b\n", ["map ? a\n? b", "a", "", "b", ""]),
    ("? |\n  blk\n: v", ["map ? |\n  blk\n: v", "|\n  blk (blk\n)", "v"]),
    ("a: &x\nb: *x", ["map a: &x\nb: *x", "a", "", "b", "alias *x"]),
    ("a: &x # c\n  # d\n  b", ["map a: &x # c\n  # d\n  b", "a", "b"]),
    ("-\n-\n- \n", ["seq -\n-\n-", "", "", ""]),
    ("a:\n- b\n-\n", ["map a:\n- b\n-", "a", "seq - b\n-", "b", ""]),
    (
      "[a, [b, {c: d}]]",
      ["seq [a, [b, {c: d}]]", "a", "seq [b, {c: d}]", "b", "map {c: d}", "c", "d"]
    ),
    ("%YAML 1.1\n---\na\n...\n", ["a"]),
    (
      "a\r\n---\r\nb: |\r\n  c\r\n  d\r\n",
      ["a", "map b: |\r\n  c\r\n  d", "b", "|\r\n  c\r\n  d (c\nd\n)"]
    ),
    ("\u{FEFF}a: b # c", ["map a: b", "a", "b"]),
    (
      "\u{E9}: \u{1F469}\u{200D}\u{1F680}\ne\u{301}: \"\u{1F600}\"\r\nz: \u{FEFF}",
      [
        "map \u{E9}: \u{1F469}\u{200D}\u{1F680}\ne\u{301}: \"\u{1F600}\"\r\nz: \u{FEFF}", "\u{E9}",
        "\u{1F469}\u{200D}\u{1F680}", "e\u{301}", "\"\u{1F600}\" (\u{1F600})", "z", "\u{FEFF}",
      ]
    ),
    ("a: \"b\u{2028}c\"", ["map a: \"b\u{2028}c\"", "a", "\"b\u{2028}c\" (b\u{2028}c)"]),
    ("a: \"b\u{85}c\"", ["map a: \"b\u{85}c\"", "a", "\"b\u{85}c\" (b c)"]),
    ("a:\n  \"x\n   y\"", ["map a:\n  \"x\n   y\"", "a", "\"x\n   y\" (x y)"]),
  ]

  @Test(arguments: cases)
  func rangesAreExact(yaml: String, nodes: [String]) {
    let (tree, _) = parse(yaml)
    let found = tree.nodes.indices.map { index in
      let node = tree.nodes[index]
      let text = tree.text(in: node.range)
      switch node.kind {
      case .alias: return "alias \(text)"
      case .mapping: return "map \(text)"
      case .sequence: return "seq \(text)"
      case .scalar:
        let content = tree.text(of: Int32(index))
        return content == text ? text : "\(text) (\(content))"
      }
    }
    #expect(
      found.map { Array($0.unicodeScalars) } == nodes.map { Array($0.unicodeScalars) }, "\(found)")
  }

  /// A text, and where its empty nodes are.
  @Test(arguments: [
    ("a:", [2]), ("a: \nb:\n", [2, 6]), ("{a\n\n}", [2]), ("{a }", [3]), ("? a\n\n? b", [3, 8]),
    ("---\n\n---\n# x\n", [3, 8]), ("- &a\n- !!str\n", [4, 12]), ("? \n: x", [1]), ("[a: ]", [4]),
  ])
  func emptyNodesStandBehindWhatTheyBelongTo(yaml: String, places: [Int32]) {
    let (tree, _) = parse(yaml)
    let empty = tree.nodes.filter { $0.kind == .scalar && $0.range.isEmpty }
    #expect(empty.map(\.range.lower) == places)
  }

  @Test(arguments: [
    ("&m !!map\n&k key: &v !t value", ["&m !!map", "&k", "&v !t"]),
    (
      "- !<tag:x,y> a\n- ! b\n- !!str &z # u\n  c\n- &y !!int\n- [!a x, !b y]",
      ["!<tag:x,y>", "!", "&z !!str", "&y !!int", "!a", "!b"]
    ),
    ("- &a_1-B [x]\n- {k: &c}", ["&a_1-B", "&c"]),
  ])
  func propertiesAreExact(yaml: String, properties: [String]) {
    let tree = parse(yaml).tree
    let found = tree.properties.map { properties in
      [properties.anchor, properties.tag].filter { !$0.isEmpty }.map { tree.text(in: $0) }
        .joined(separator: " ")
    }
    #expect(found == properties)
    for properties in tree.properties {
      #expect(tree.nodes[Int(properties.node)].flags.contains(.hasProperties))
    }
  }

  @Test func propertiesAreFoundByNode() {
    let tree = parse("%TAG !e! tag:example,\n---\na: &x !!str 1\nb: !e!t [*x]").tree
    #expect(tree.anchorName(of: 2) == "x")
    #expect(tree.tag(of: 2) == "tag:yaml.org,2002:str")
    #expect(tree.tag(of: 4) == "tag:example,t")
    #expect(tree.anchorName(of: 4) == nil)
    #expect(tree.properties(of: 1) == nil)
  }

  @Test(arguments: [
    ("a: b # c\n# d\r\ne: f#g #h\r# i", ["# c", "# d", "#h", "# i"]),
    ("\"a\"#c", ["#c"]),
    ("[x]#y", ["#y"]),
    ("a: >#c\n  x # no\n# yes", ["#c", "# yes"]),
    ("a: | # h\n  # no\n", ["# h"]),
    ("a: \"# no\" # yes\nb: '#' # two", ["# yes", "# two"]),
    ("&a # one\n# two\n&b b: c", ["# one", "# two"]),
    ("# a\u{85}b: c # d\u{2028}e: f", ["# a", "# d"]),
    ("%YAML 1.1 # v\n--- # s\n... # e", ["# v", "# s", "# e"]),
    ("# \u{1F600}\n\u{E9}: 1 # \u{E9}", ["# \u{1F600}", "# \u{E9}"]),
    ("a: {b: \"#FFF\", c: x#y} # z", ["# z"]),
    ("#", ["#"]),
  ])
  func commentsAreExact(yaml: String, comments: [String]) {
    let tree = parse(yaml).tree
    #expect(tree.comments.map { tree.text(in: $0) } == comments)
  }

  @Test(arguments: [
    ("--- a\n...\n---\nb\n", [true, true], [true, false], ["--- a", "---\nb"]),
    ("a\n--- b", [false, true], [false, false], ["a", "--- b"]),
    ("%YAML 1.1\n---\n", [true], [false], ["%YAML 1.1\n---"]),
  ])
  func documentsAreExact(yaml: String, starts: [Bool], ends: [Bool], texts: [String]) {
    let tree = parse(yaml).tree
    #expect(tree.documents.map(\.startsExplicitly) == starts)
    #expect(tree.documents.map(\.endsExplicitly) == ends)
    #expect(tree.documents.map { tree.text(in: $0.range) } == texts)
  }

  @Test func childrenAndEntriesAreInTextOrder() {
    let tree = parse("a: [1, [2, 3], {b: c}]\nd: e\n? [f]\n: g").tree
    #expect(tree.entries(of: 0).map { [$0.key, $0.value] } == [[1, 2], [10, 11], [12, 14]])
    #expect(Array(tree.children(of: 2)) == [3, 4, 7])
    #expect(Array(tree.children(of: 1)) == [])
    #expect(Array(tree.entries(of: 2).map(\.key)) == [])
    #expect(MemoryLayout<YAMLNode>.stride == 16)
  }

  @Test func textWordsPointIntoSourceOrArena() {
    let tree = parse("- ab\n- 'cd'\n- \"e\\tf\"\n- []").tree
    #expect(tree.textWord(1) == TextStorage.sourceWord(offset: 2, count: 2))
    #expect(tree.textWord(2) == TextStorage.sourceWord(offset: 8, count: 2))
    #expect(tree.textWord(3) >> 63 == 1)
    #expect(tree.string(tree.textWord(3)) == "e\tf")
    #expect(tree.textWord(4) == 0)
    #expect(tree.withText(tree.textWord(2)) { Array($0) } == Array("cd".utf8))
  }
}
