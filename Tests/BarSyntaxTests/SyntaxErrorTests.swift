import BarSyntax
import BarText
import Testing

@Suite struct SyntaxErrorTests {
  /// A broken text, its findings, and the values of its keys `a`, `b`, … that must have survived.
  static let cases: [(yaml: String, findings: [String])] = [
    ("a: [1, 2\nb: 3\n", ["1:4 yaml-syntax: missing `,` or `]` in this collection"]),
    ("a: {b: 1\nc: 2\n", ["1:4 yaml-syntax: missing `,` or `}` in this collection"]),
    ("a: \"x\nb: \"y\"\nc: z\n", ["1:4 yaml-syntax: missing closing quote"]),
    ("a: \"x\nb: y\n", ["1:4 yaml-syntax: missing closing quote"]),
    (
      "a: {b: #FF0000}\nc: z\n",
      ["1:8 yaml-syntax: `#FF0000` is a comment, and hides what follows it"]
    ),
    (
      "a: {\n  b: #0A84FF,\n  d: 1\n}\nc: z\n",
      ["2:6 yaml-syntax: `#0A84FF` is a comment, and hides what follows it"]
    ),
    ("a: {b: 1 # FFF\nc: z\n", ["1:4 yaml-syntax: missing `,` or `}` in this collection"]),
    ("a: {b: 1 #FFF\nc: z\n", ["1:4 yaml-syntax: missing `,` or `}` in this collection"]),
    ("abc\n  b: 1\n  c: 2\n", ["1:1 yaml-syntax: missing `:` after `abc`"]),
    ("a:\n  b: 1\n  c 2\n  d: 3\n", ["3:3 yaml-syntax: key without `:`"]),
    ("a: b: c\n", ["1:5 yaml-syntax: `:` where no key is allowed"]),
    ("a: @b\n", ["1:4 yaml-syntax: text that begins with `@`"]),
    ("a: \"\\.\"\n", ["1:5 yaml-syntax: unknown escape in double quotes"]),
    ("a: \"\\u{1F6D2}\"\n", ["1:7 yaml-syntax: escape without its hexadecimal digits"]),
    ("a: \"\\uD800\"\n", ["1:7 yaml-syntax: escape of something that is not a character"]),
    ("a: 1\n- b\n", ["2:1 yaml-syntax: text that belongs to no key"]),
    ("a: - b\n", ["1:4 yaml-syntax: `-` where no list is allowed"]),
    ("a:\n  b: 1\n\tc: 2\n  d: 3\n", ["3:1 tab-indentation: tab in the indentation"]),
    (
      "a:\n  bcd:\n    x: 1\n   efg:\n    y: 2\n  hij:\n    z: 3\n",
      ["4:4 yaml-syntax: indentation that matches no line around it"]
    ),
    (
      "a:\n  bcd:\n    x: 1\n efg:\n    y: 2\n  hij:\n    z: 3\n",
      ["4:2 yaml-syntax: indentation that matches no line around it"]
    ),
    (
      "a: [1\nb: 2\nc:\n  d: \"e\nf: 1\ng: \"2\"\n",
      [
        "1:4 yaml-syntax: missing `,` or `]` in this collection",
        "4:6 yaml-syntax: missing closing quote",
      ]
    ),
  ]

  @Test(arguments: cases)
  func errorsAreReportedWhereTheyAre(yaml: String, findings: [String]) {
    let (tree, found) = parse(yaml)
    #expect(described(found, in: tree) == findings)
    for finding in found { #expect(finding.help != nil) }
  }

  @Test func wordsGetTheirLettersBack() {
    let tree = parse("screens\n  inbox: {title: Inbox}\n  outbox: {}\n").tree
    #expect(tree.text(of: 1) == "screens")
    #expect(tree.text(in: tree.nodes[1].range) == "screens")
    #expect(tree.nodes[1].flags.contains(.isDamaged))
    #expect(Array(tree.entries(of: 2)).map { tree.text(of: $0.key) } == ["inbox", "outbox"])
  }

  @Test(arguments: ["   efgh:", " efgh:", "\tefgh:"])
  func realignedWordsAreWhole(line: String) {
    let tree = parse("a:\n  bcd:\n    x: 1\n\(line)\n    y: 2\n  hij:\n    z: 3\n").tree
    let keys = tree.entries(of: 2).map { tree.text(of: $0.key) }
    #expect(keys == ["bcd", "efgh", "hij"])
    #expect(tree.damaged.map { tree.text(in: $0) } == [line])
  }

  @Test func textsThatOnlyTheCopyHasAreKept() {
    let tree = parse("a: \"x\nb: {c: \"y\"}\n").tree
    #expect(tree.text(of: 2) == "~")
    #expect(tree.nodes[2].flags.contains(.isDamaged))
    #expect(tree.damaged == [SourceRange(0, 5)])
    #expect(tree.isDamaged(tree.nodes[2].range))
  }

  @Test func collectionsAroundDamagedLinesAreDamaged() {
    let tree = parse("a:\n  b: 1\n  @c\nd:\n  e: 1\n").tree
    let damaged = tree.nodes.indices.filter { tree.nodes[$0].flags.contains(.isDamaged) }
    #expect(damaged == [0, 2], "the root and the value of `a`, not that of `d`")
  }

  @Test func nothingElseIsSaidOfDamagedLines() {
    let cases = [
      // An anchor on a broken line, used below.
      "a: &x [1\nb: *x\n", "a: &x: 1\nb: *x\n",
      // An alias on a broken line, of an anchor above.
      "a: &x 1\nb: [*x\n",
      // A duplicate key and a tab on a broken line.
      "a: 1\na: [\nb: 2\n", "a: {\n\tb: 1 2: 3}\nb: 2\n",
    ]
    for yaml in cases {
      let (tree, found) = parse(yaml)
      #expect(found.count == 1, "\(yaml): \(described(found, in: tree))")
    }
  }

  @Test func conflictsAreReportedOnceAndOursIsKept() {
    let yaml = """
      a: 1
      <<<<<<< HEAD
      b: 2
      ||||||| base
      b: 0
      =======
      b: 3
      >>>>>>> other
      c: 4
      <<<<<<< HEAD
      d: 5
      =======
      >>>>>>> other

      """
    let (tree, found) = parse(yaml)
    #expect(
      described(found, in: tree) == [
        "2:1 conflict-marker: unresolved merge conflict",
        "10:1 conflict-marker: unresolved merge conflict",
      ])
    let texts = tree.entries(of: 0).map { tree.text(of: $0.key) + tree.text(of: $0.value) }
    #expect(texts == ["a1", "b2", "c4", "d5"])
  }

  @Test func markersInTextAreNoConflict() {
    #expect(parse("a: |\n <<<<<<< HEAD\n =======\n >>>>>>> b\n").findings.isEmpty)
  }

  @Test func atMostFiveErrorsAreReported() {
    let yaml = (0..<20).map { "a\($0): [\nb\($0): 1\nc\($0): 1\nd\($0): 1\n" }.joined()
    let (tree, found) = parse(yaml)
    #expect(found.map { tree.lines.line(at: Int($0.range.lower)) } == [1, 5, 9, 13, 17])
    #expect(tree.isTruncated)
    #expect(tree.damaged.last?.upper == Int32(yaml.utf8.count))
  }

  @Test func severalErrorsAreFoundInOneFile() {
    var lines = description("mail").split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    lines[22] += "}"
    lines[41] = lines[41].replacing("files\"", with: "files")
    lines[54] = lines[54].replacing("recipients:", with: "recipients")
    let yaml = lines.joined(separator: "\n")
    let (tree, found) = parse(yaml)
    #expect(found.map { tree.lines.line(at: Int($0.range.lower)) } == [23, 42, 55])
    #expect(!tree.isTruncated)
  }

  @Test func unicodeBreaksAreNoSyntaxErrors() {
    let (tree, found) = parse("a: x\u{85}y\nb: 2\n")
    #expect(found.map(\.kind.name.description) == ["unicode-line-break"])
    #expect(Array(tree.entries(of: 0)).count == 2)
  }

  @Test func unreadLinesAreDamaged() {
    let (tree, found) = parse("a: 1\nb: \(String(repeating: "[", count: 65))\nc: 3\n")
    #expect(found.map(\.kind.name.description) == ["too-deep"])
    #expect(tree.isTruncated)
    #expect(tree.damaged == [SourceRange(5, Int(tree.source.bytes.count))])
  }
}
