import BarSyntax
import BarText
import TestSupport
import Testing

/// A file that is read in two halves gives the tree that one pass gives, or none.
@Suite struct HalvesTests {
  @Test(arguments: descriptionNames)
  func descriptionsAreReadInHalves(_ name: String) {
    var joined = 0
    for padding in 0..<60 {
      // Lines at the end move the middle from one line to the next.
      let bytes = description(name) + Array(String(repeating: "# a line\n", count: padding).utf8)
      if check(bytes) { joined += 1 }
    }
    #expect(joined > 10, "\(name) has \(joined) seams")
  }

  @Test func mangledDescriptionsGiveTheSameTreeOrNone() {
    var generator = SeededGenerator(seed: 32)
    let originals = descriptionNames.map { description($0) }
    var joined = 0
    for _ in 0..<1_500 {
      guard var bytes = originals.randomElement(using: &generator) else { continue }
      for _ in 0..<Int.random(in: 1...3, using: &generator) { mangle(&bytes, &generator) }
      if check(bytes) { joined += 1 }
    }
    #expect(joined > 100, "\(joined) were read in halves")
  }

  @Test(arguments: [
    "block scalar before the seam": "s:\n  a: |+\n    text\n\n  b: 1\n  c: 2\n",
    "folded text": "s:\n  a: one\n    two\n  b: 1\n  c: 2\n",
    "key without a value": "s:\n  a:\n  b: 1\n  c: 2\n",
    "keys behind the mapping": "s:\n  a: 1\n  b: 1\n  c: 1\n  d: 1\nt: {e: 2}\n",
    "anchor used behind the seam": "s:\n  a: &x {y: 1}\n  b: *x\n  c: *x\n",
    "unused anchors": "s:\n  a: &x 1\n  b: &y 1\n  c: 1\n",
    "several documents": "t: 1\n---\ns:\n  a: 1\n  b: 1\n  c: 1\n...\n---\n- 1\n",
    "tags": "s:\n  a: !!str 1\n  bbbbbb: !!int 1\n  c: !!str 1\n",
    "merge key": "s:\n  a: &x {y: 1}\n  b: {<<: *x}\n  c: {<<: *x}\n",
    "folded texts in both": "s:\n  a: 'one\n    two'\n  b: 'one\n    two'\n  c: 1\n",
    "comments": "s: # one\n  a: 1 # two\n  # three\n  b: 1 # four\nc: 1 # five\n",
    "characters of several bytes": "s:\n  a: äöü x\n  b: äöü x\n  c: äöü x\n  d: x\n",
    "line ends of two bytes": "s:\r\n  a: 1\r\n  b: 1\r\n  c: 1\r\n",
    "dashes behind the seam": "s:\n  a:\n  - 1\n  b:\n  - 2\n  c: 3\n",
  ])
  func shapesAreReadInHalves(_ name: String, _ text: String) {
    #expect(check(Array(text.utf8)), "\(name) has no seam")
  }

  @Test(arguments: [
    "quoted text over the seam": "s:\n  a: \"one\n  b: 1\n  c: two\"\n",
    "block scalar over the seam": "s: |\n  a: 1\n  b: 1\n  c: 1\n",
    "braces over the seam": "s: {\n  a: 1,\n  b: 1,\n  c: 1}\n",
    "deeper mapping": "s:\n  a:\n    d: 1\n    e: 1\n    f: 1\n    g: 1\n",
    "dashes": "s:\n- a: 1\n  b: 1\n  c: 1\n",
    "key that is there twice": "s:\n  a: 1\n  b: 1\n  a: 1\n",
    "two merge keys": "s: &x {}\nt:\n  <<: *x\n  a: 1\n  b: 1\n  <<: *x\n",
    "alias of nothing": "s:\n  a: 1\n  b: 1\n  c: *x\n",
    "anchor that is there twice": "s:\n  a: &x 1\n  b: *x\n  c: &x 1\n  d: *x\n",
    "anchor of another document": "s: &x 1\n---\ns:\n  a: 1\n  b: 1\n  c: *x\n",
    "error behind the seam": "s:\n  a: 1\n  b: 1\n  c: }\n",
    "tab": "s:\n  a: 1\n  b: 1\n  c:\n  \t d: 1\n",
    "directive": "%TAG !e! tag:e:\n---\ns:\n  a: !e!x 1\n  b: 1\n  c: !e!x 1\n",
  ])
  func shapesAreGivenUp(_ name: String, _ text: String) {
    #expect(!check(Array(text.utf8)), "\(name) was read in halves")
  }

  @Test func whatAliasesAddIsBoundedAcrossTheSeam() {
    // Each line stands for ten times as many nodes as the one before.
    let lines = (1...8).map { line in
      let aliases = [String](repeating: "*l\(line - 1)", count: 10).joined(separator: ", ")
      return "  l\(line): &l\(line) [\(aliases)]\n"
    }
    let text = "s:\n  l: &l0 [1]\n" + lines.joined() + "  m: 1\n"
    #expect(!check(Array(text.utf8)))
  }

  /// Compares both ways to read a text, and says whether there were two.
  private func check(_ bytes: [UInt8]) -> Bool {
    let source = SourceFile(path: "test", bytes: bytes)
    guard let halves = parseInHalves(source) else { return false }
    let (whole, findings) = parse(source)
    let text = String(decoding: bytes, as: UTF8.self).debugDescription
    #expect(findings.allSatisfy { $0.severity != .error }, "\(text)")
    #expect(shape(of: halves) == shape(of: whole), "\(text)")
    return true
  }

  /// All that a tree says, a line each.
  private func shape(of tree: YAMLTree) -> [String] {
    let nodes = tree.nodes.indices.map { index in
      let node = tree.nodes[index]
      let text = node.kind == .scalar ? tree.text(of: Int32(index)) : ""
      let properties = tree.properties(of: Int32(index)).map { "\($0)" } ?? ""
      let tag = tree.tag(of: Int32(index)) ?? ""
      return "\(node.kind) \(node.range) \(node.link) \(node.style) \(node.flags) \(text)"
        + properties + tag
    }
    return nodes + tree.documents.map { "\($0)" } + tree.comments.map { "\($0)" }
  }
}
