import BarSyntax
import BarText
import TestSupport
import Testing

/// What holds of every tree, whatever the file is.
@Suite struct TreeInvariantTests {
  @Test func mangledDescriptionsGiveWholeTrees() {
    var generator = SeededGenerator(seed: 64)
    let originals = descriptionNames.map { description($0) }
    for _ in 0..<400 {
      guard var bytes = originals.randomElement(using: &generator) else { continue }
      for _ in 0..<Int.random(in: 1...6, using: &generator) { mangle(&bytes, &generator) }
      check(bytes)
    }
  }

  @Test func randomBytesGiveWholeTrees() {
    var generator = SeededGenerator(seed: 128)
    let alphabet = Array("{}[]\"':,-?&*#!|>%@` \n\n  ab\t\r~<".utf8) + [0xC2, 0x85, 0xFF, 0x00]
    for _ in 0..<1_500 {
      let count = Int.random(in: 0..<60, using: &generator)
      check((0..<count).map { _ in alphabet.randomElement(using: &generator) ?? 0x20 })
    }
  }

  /// What recovery puts in the place of a text that it takes away stands where characters begin and end.
  @Test(arguments: [
    "toolkit:ޒdc\n", "a: 1\nb:xä\nc: 2\n", "a: 1\nb:ä\n", "a: \"é\nb: 1\n",
    "a: \n\n[1,\n  2⟦\nOption:⟶⟧", "a: ⟦b: c: d\ne: 1\n", "a: ⟶ b: c\n",
    "a: ⟦\n ⟶: 'ключ\nb:⟶⟧", "ключ:значение\nдругой: [⟦\nтретий: 1\n",
    "barcbarc: 1\n⟦screens:\n  inbox: {}⟧\n⟦two:\n  three: 3\n\n⟧flow: ⟦{\n  a: 1,\n  b: 2,\n  c: 3,\n  d: 4\n}⟧\n  a: {title: z}\n  c:\n    buttonBar: {items: []}\n    buttonBar: {items: [{tit'}'el: b}reens:\n  inbox: {}⟧\n⟦two:\n  three: 3\n\n⟧flow: ⟦{\n  a: 1,\n  b: 2,\n  c:]}\n 3,\n  d: 4\n}⟧\n",
  ])
  func charactersBeyondASCIIStayWhole(_ text: String) { check(Array("barc: 1\n\(text)".utf8)) }

  @Test func suiteInputsGiveWholeTrees() {
    for row in suiteRows { check(Array(row.yaml.utf8)) }
  }

  private func check(_ bytes: [UInt8]) {
    let (tree, findings) = parse(SourceFile(path: "test", bytes: bytes))
    let text = String(decoding: bytes, as: UTF8.self)
    let fault = firstFault(of: tree, bytes.count)
    #expect(fault == nil, "\(fault ?? "") in \(text.debugDescription)")
    for finding in findings {
      let range = finding.range
      #expect(0 <= range.lower && range.lower <= range.upper && range.upper <= bytes.count)
      for edit in finding.fixes.flatMap(\.edits) { #expect(edit.range.upper <= bytes.count) }
    }
    if parseAsLibrary(SourceFile(path: "test", bytes: bytes)).problem != nil {
      #expect(findings.contains { $0.kind.tier == .hard }, "\(text.debugDescription)")
    }
  }

  /// What is wrong with a tree.
  private func firstFault(of tree: YAMLTree, _ count: Int) -> String? {
    let bytes = tree.source.bytes
    let isText = String(validating: bytes, as: UTF8.self) != nil
    var next: Int32 = 0
    for document in tree.documents {
      if document.root != next { return "root \(document.root)" }
      next = tree.nodes[Int(document.root)].next(at: document.root)
    }
    if Int(next) != tree.nodes.count { return "nodes outside of documents" }
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      for edge in [Int(node.range.lower), Int(node.range.upper)] where isText && edge < count {
        if bytes[edge] & 0xC0 == 0x80 { return "edge of \(index) inside of a character" }
      }
      if node.range.lower < 0 || node.range.lower > node.range.upper || node.range.upper > count {
        return "range of \(index)"
      }
      let next = node.next(at: Int32(index))
      if next <= Int32(index) || Int(next) > tree.nodes.count { return "next of \(index)" }
      switch node.kind {
      case .scalar:
        _ = tree.text(of: Int32(index))
      case .alias:
        if node.link >= Int32(index) { return "target of \(index)" }
      case .sequence, .mapping:
        let children = Array(tree.children(of: Int32(index)))
        if node.kind == .mapping, children.count % 2 != 0 { return "entries of \(index)" }
        var end = node.range.lower
        for child in children {
          let range = tree.nodes[Int(child)].range
          if range.lower < end { return "order of \(child)" }
          end = range.upper
        }
        if end > node.range.upper { return "end of \(index)" }
      }
    }
    for (left, right) in zip(tree.comments, tree.comments.dropFirst())
    where left.upper > right.lower {
      return "comments"
    }
    for (left, right) in zip(tree.damaged, tree.damaged.dropFirst()) where left.upper >= right.lower
    {
      return "damaged"
    }
    return nil
  }
}
