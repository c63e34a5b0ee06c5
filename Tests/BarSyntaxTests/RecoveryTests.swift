import BarSyntax
import BarText
import TestSupport
import Testing

/// One description with a slip in one line.
private struct BrokenFile {
  let name: String
  let kind: Breakage
  /// Counted from 1.
  let line: Int
  let lines: [[UInt8]]

  var bytes: [UInt8] { Array(lines.joined(separator: [0x0A])) }
}

/// What recovery made of broken descriptions.
private struct Tally {
  var files = 0
  var rightLine = 0
  var echoes = 0
  var otherScreens = 0
  var wholeScreens = 0
  var misses: [String] = []
}

@Suite struct RecoveryTests {
  @Test func randomBreakagesAreFoundWhereTheyAre() {
    var generator = SeededGenerator(seed: 2_026)
    var tally = Tally()
    while tally.files < 300 {
      guard let broken = brokenFile(&generator) else { continue }
      tally.files += 1
      count(broken, &tally)
    }
    let report = tally.misses.joined(separator: "\n")
    #expect(tally.rightLine * 100 >= tally.files * 95, "\(tally.rightLine)\n\(report)")
    #expect(tally.echoes * 20 <= tally.files, "\(tally.echoes)\n\(report)")
    #expect(
      tally.wholeScreens * 100 >= tally.otherScreens * 97,
      "\(tally.wholeScreens) of \(tally.otherScreens)\n\(report)")
  }

  /// A quote that is left open swallows the slip in one of the next twelve lines.
  @Test func aSlipInsideAnOpenQuoteIsFoundToo() {
    var generator = SeededGenerator(seed: 2_026)
    var files = 0
    var right = 0
    var others = 0
    while files < 200 {
      guard let broken = brokenFile(&generator), let quote = openQuote(above: broken, &generator)
      else { continue }
      files += 1
      var lines = broken.lines
      lines[quote - 1].remove(at: lines[quote - 1].lastIndex(of: 0x22) ?? 0)
      let bytes = Array(lines.joined(separator: [0x0A]))
      let (tree, findings) = parse(SourceFile(path: broken.name, bytes: bytes))
      let reported = Set(findings.map { tree.lines.line(at: Int($0.range.lower)) })
      let slips: Set<Int> = [quote, broken.line]
      right += reported.intersection(slips).count
      others += reported.subtracting(slips).count
    }
    #expect(right * 100 >= 2 * files * 70, "\(right)")
    #expect(others * 20 <= files, "\(others)")
  }

  /// One of the twelve lines above a slip whose text has both of its quotes.
  private func openQuote(
    above broken: BrokenFile, _ generator: inout SeededGenerator
  ) -> Int? {
    (max(1, broken.line - 12)..<broken.line)
      .filter { line in broken.lines[line - 1].filter { $0 == 0x22 }.count == 2 }
      .randomElement(using: &generator)
  }

  /// A description that libyaml no longer reads.
  private func brokenFile(_ generator: inout SeededGenerator) -> BrokenFile? {
    guard let name = descriptionNames.randomElement(using: &generator),
      let kind = Breakage.allCases.randomElement(using: &generator)
    else { return nil }
    var lines = description(name).split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { Array($0) }
    let index = Int.random(in: 0..<lines.count, using: &generator)
    let content = lines[index].drop { $0 == 0x20 }
    if content.isEmpty || content.first == 0x23 { return nil }
    guard let changed = kind.apply(to: lines[index], using: &generator) else { return nil }
    lines[index] = changed
    let broken = BrokenFile(name: name, kind: kind, line: index + 1, lines: lines)
    let problem = parseAsLibrary(SourceFile(path: name, bytes: broken.bytes)).problem
    return problem == nil ? nil : broken
  }

  private func count(_ broken: BrokenFile, _ tally: inout Tally) {
    let (tree, findings) = parse(SourceFile(path: broken.name, bytes: broken.bytes))
    let reported = findings.map { tree.lines.line(at: Int($0.range.lower)) }
    if reported.contains(broken.line) { tally.rightLine += 1 }
    tally.echoes += max(0, findings.count - 1)
    let whole = parse(SourceFile(path: broken.name, bytes: description(broken.name))).tree
    let before = screens(of: whole)
    let after = screens(of: tree)
    var lost: [String] = []
    for (name, screen) in before where !screen.lines.contains(broken.line) {
      tally.otherScreens += 1
      if after[name]?.text == screen.text { tally.wholeScreens += 1 } else { lost.append(name) }
    }
    if reported != [broken.line] || !lost.isEmpty {
      let line = String(decoding: broken.lines[broken.line - 1], as: UTF8.self)
      tally.misses.append(
        "\(broken.name) \(broken.line) \(broken.kind): \(line)\n    \(described(findings, in: tree)) lost \(lost.sorted())"
      )
    }
  }

  private struct Screen {
    let text: String
    let lines: ClosedRange<Int>
  }

  /// The screens of a tree by name, each with its nodes as text.
  private func screens(of tree: YAMLTree) -> [String: Screen] {
    guard let document = tree.documents.first else { return [:] }
    var result: [String: Screen] = [:]
    for (key, value) in tree.entries(of: document.root) where tree.text(of: key) == "screens" {
      for (name, screen) in tree.entries(of: value) {
        let nodes = (screen..<tree.nodes[Int(screen)].next(at: screen)).map { index in
          let node = tree.nodes[Int(index)]
          return "\(node.kind) \(node.next(at: index) - index) \(tree.text(of: index))"
        }
        let first = tree.lines.line(at: Int(tree.nodes[Int(name)].range.lower))
        let last = tree.lines.line(at: Int(tree.nodes[Int(screen)].range.upper))
        result[tree.text(of: name)] = Screen(
          text: nodes.joined(separator: "\n"), lines: first...max(first, last))
      }
    }
    return result
  }
}
