import BarSyntax
import BarText
import Testing

@Suite struct FindingTests {
  /// A text, and its findings.
  static let cases: [(yaml: String, findings: [String])] = [
    (
      "a: 1\nb: 2\n'a': 3\n\"\\x61\": 4",
      ["3:1 duplicate-key: duplicate key `a`", "4:1 duplicate-key: duplicate key `\\x61`"]
    ),
    ("{a: 1, b: {a: 1}, a: 2}", ["1:19 duplicate-key: duplicate key `a`"]),
    ("? [x]\n: 1\n? [x]\n: 2", []),
    ("- {? : 1}\n- {? , ? }", ["2:10 duplicate-key: duplicate key ``"]),
    ("<<: {a: 1}\n<<: {b: 1}", ["2:1 duplicate-key: second merge key `<<` in one mapping"]),
    ("\"<<\": 1\n<<: {a: 1}\na: 2", []),
    ("a: *b", ["1:4 unknown-alias: unknown alias `*b`"]),
    (
      "a: *x\nb: &x 1",
      [
        "1:4 unknown-alias: alias `*x` comes before its anchor",
        "2:4 unused-anchor: anchor `&x` is never used",
      ]
    ),
    ("a: &x 1\nb: *x\n---\n*x", ["4:1 unknown-alias: unknown alias `*x`"]),
    ("a: &x [*x]", ["1:8 recursive-alias: alias `*x` is inside the node that it names"]),
    (
      "a: &x {b: {c: *x}}\nd: *x",
      ["1:15 recursive-alias: alias `*x` is inside the node that it names"]
    ),
    ("a: &x 1", ["1:4 unused-anchor: anchor `&x` is never used"]),
    ("a: &x 1\nb: &x 2\nc: *x", ["2:4 redefined-anchor: anchor `&x` is defined again"]),
    ("a: &x 1\nb: *x\n---\nc: &x 2\nd: *x", []),
    (
      "a: {\n\tb: c,\n  \t d: e\n}",
      [
        "2:1 tab-indentation: tab in the indentation",
        "3:3 tab-indentation: tab in the indentation",
      ]
    ),
    ("a: {\n\t\n\t# c\n}\nb: |\n  x\n  \ty\nc: \"x\n\ty\"\ne:\tf", []),
    (
      "a: x\u{85}b: y",
      ["1:5 unicode-line-break: U+0085 (next line) is a line break in YAML but not in editors"]
    ),
    (
      "a: x # \u{2028}b: y\nc: \"\u{2029}\u{85}\"",
      ["1:8 unicode-line-break: U+2028 (line separator) is a line break in YAML but not in editors"]
    ),
    (
      "a: x\u{2029}y",
      [
        "1:5 unicode-line-break: U+2029 (paragraph separator) is a line break in YAML but not in editors"
      ]
    ),
    ("\u{FEFF}a: \u{FEFF}b", ["1:5 hidden-character: the character U+FEFF is invisible"]),
    (
      "a: b\u{0}c\u{7}\u{7F}d\u{9F}",
      [
        "1:5 control-character: control character at byte 4",
        "1:7 control-character: control character from byte 6 to byte 7",
        "1:10 control-character: control character from byte 9 to byte 10",
      ]
    ),
    ("a: \u{FFFE}", ["1:4 control-character: control character from byte 3 to byte 5"]),
  ]

  @Test(arguments: cases)
  func findingsAreExact(yaml: String, findings: [String]) {
    let (tree, found) = parse(yaml)
    #expect(described(found, in: tree) == findings)
  }

  @Test(
    arguments: [
      (
        [0x61, 0xFF, 0xFE, 0x62, 0xC3],
        [
          "1:2 invalid-utf8: invalid UTF-8 from byte 1 to byte 2",
          "1:5 invalid-utf8: invalid UTF-8 at byte 4",
        ]
      ),
      ([0xC0, 0x80, 0x61], ["1:1 invalid-utf8: invalid UTF-8 from byte 0 to byte 1"]),
      ([0x61, 0xED, 0xA0, 0x80], ["1:2 invalid-utf8: invalid UTF-8 from byte 1 to byte 3"]),
      ([0x61, 0xF4, 0x90, 0x80, 0x80], ["1:2 invalid-utf8: invalid UTF-8 from byte 1 to byte 4"]),
      ([0x61, 0xF4, 0x8F, 0xBF, 0xBD], []),
      ([0x61, 0xE2, 0x82], ["1:2 invalid-utf8: invalid UTF-8 from byte 1 to byte 2"]),
    ] as [([UInt8], [String])])
  func invalidBytesAreFoundByRuns(bytes: [UInt8], findings: [String]) {
    let (tree, found) = parse(SourceFile(path: "test", bytes: bytes))
    #expect(described(found, in: tree) == findings)
    #expect(tree.documents.count == 1, "the rest is read")
  }

  @Test func otherEncodingsAreRefusedOnce() {
    let units = "barc: 1\ntoolkit: mdc\n".utf16
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let wide = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8), 0, 0] }
    let wideBig = units.flatMap { [0, 0, UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let inputs: [(bytes: [UInt8], name: String)] = [
      (little, "UTF-16"), (big, "UTF-16"), ([0xFF, 0xFE] + little, "UTF-16"),
      ([0xFE, 0xFF] + big, "UTF-16"), (wide, "UTF-32"), (wideBig, "UTF-32"),
      ([0xFF, 0xFE, 0, 0] + wide, "UTF-32"), ([0, 0, 0xFE, 0xFF] + wideBig, "UTF-32"),
    ]
    for (bytes, name) in inputs {
      let (tree, found) = parse(SourceFile(path: "test", bytes: bytes))
      #expect(described(found, in: tree) == ["1:1 wrong-encoding: file in \(name), not UTF-8"])
      #expect(tree.nodes.isEmpty)
    }
  }

  @Test func aLoneNullIsAControlCharacter() {
    let (tree, found) = parse("title: In\u{0}box and more text\n")
    #expect(described(found, in: tree) == ["1:10 control-character: control character at byte 9"])
    #expect(tree.nodes.count == 3)
  }

  @Test func nearestAnchorIsSuggested() {
    let found = parse("a: &close 1\nb: &item 2\nc: *clsoe\nd: *itm\ne: [*close, *item, *other]")
      .findings
    #expect(
      found.map { $0.help ?? "" } == [
        "did you mean `*close`?", "did you mean `*item`?",
        "no anchor `&other` comes before it in this document",
      ])
    #expect(found[1].fixes.first?.edits == [Fix.Edit(found[1].range, "*item")])
  }

  @Test(arguments: [
    ("a: &x b", "a: b"), ("a: &x\n  b: c", "a:\n  b: c"), ("&x a: b", "a: b"),
    ("a: !t &x b", "a: !t b"), ("- &x [a]", "- [a]"), ("a: &x", "a:"),
    ("a:\n  &x\n  b: c", "a:\n  \n  b: c"),
  ])
  func unusedAnchorsAreRemovedSafely(yaml: String, fixed: String) {
    let (tree, found) = parse(yaml)
    #expect(found.map(\.kind.name.description) == ["unused-anchor"])
    var bytes = tree.source.bytes
    for fix in found.flatMap(\.fixes) {
      #expect(fix.applicability == .safe)
      for edit in fix.edits {
        bytes.replaceSubrange(
          Int(edit.range.lower)..<Int(edit.range.upper), with: edit.replacement.utf8)
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text == fixed)
    #expect(parse(text).findings.isEmpty)
  }

  @Test func hardFindingsAreErrorsAndOpinionsAreWarnings() {
    let hard: [FindingKind] = [
      .yamlSyntax, .tabIndentation, .conflictMarker, .duplicateKey, .tooDeep, .tooManyNodes,
      .unknownAlias, .recursiveAlias, .wrongEncoding, .invalidUTF8, .controlCharacter,
      .unicodeLineBreak, .fileTooLarge,
    ]
    let opinions: [FindingKind] = [.unusedAnchor, .redefinedAnchor]
    for kind in hard { #expect(kind.tier == .hard && kind.severity == .error) }
    for kind in opinions { #expect(kind.tier == .lint && kind.severity == .warning) }
    for kind in hard + opinions where kind.bad.utf8CodeUnitCount > 0 {
      let bad = parse(kind.bad.description).findings
      #expect(bad.contains { $0.kind.name.description == kind.name.description }, "\(kind.name)")
      #expect(parse(kind.good.description).findings.isEmpty, "\(kind.name)")
    }
  }

  @Test func manyKeysAreCompared() {
    var lines = (0..<5_000).map { "key\($0): 1" }
    lines[4_000] = "key17: 2"
    lines[4_999] = "key17: 3"
    let (tree, found) = parse(lines.joined(separator: "\n"))
    #expect(
      described(found, in: tree) == [
        "4001:1 duplicate-key: duplicate key `key17`",
        "5000:1 duplicate-key: duplicate key `key17`",
      ])
    #expect(found[1].notes.map(\.range) == [tree.nodes[1 + 2 * 17].range])
  }
}
