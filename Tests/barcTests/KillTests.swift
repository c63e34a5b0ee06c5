import Foundation
import Testing

/// A run may end at any moment: what it writes is old or new by then, and what else it leaves goes with the next run.
@Suite(.serialized) struct KillTests {
  private static let signals = [SIGKILL, SIGKILL, SIGTERM, SIGINT, SIGHUP]

  /// A description with fixes, whose layout is long.
  private static let description =
    "barc: 1\ntoolkit: mdc\nscreens:\n"
    + (0..<120).map { number in
      "  s\(number): {buttonBar: {items: [{title: Edit, action: edit, style: done}]}}\n"
    }.joined()

  private struct Way {
    let arguments: [String]
    /// The file that is written.
    let output: String
    let old: String
    let count: Int
  }

  private static let ways = [
    Way(
      arguments: ["compile", "-q", "a.yaml", "-o", "out.json"], output: "out.json", old: "old",
      count: 80),
    Way(
      arguments: ["lint", "-q", "a.yaml", "--format", "json", "-o", "report.json"],
      output: "report.json", old: "old", count: 60),
    Way(
      arguments: ["lint", "-q", "--fix", "--exit-zero", "fix.yaml"], output: "fix.yaml",
      old: description, count: 60),
  ]

  @Test(arguments: [0, 1, 2]) func outputsAreOldOrNew(index: Int) throws {
    let way = Self.ways[index]
    let shell = try Shell(["a.yaml": Self.description])
    try shell.write(way.old, to: way.output)
    // The shortest of some runs: what else the machine does makes others longer.
    let time = try #require(
      try (0..<3).map { _ in
        try shell.write(way.old, to: way.output)
        let start = Date()
        _ = try shell.barc(way.arguments)
        return Date().timeIntervalSince(start)
      }.min())
    let new = try #require(shell.text(of: way.output))
    #expect(new != way.old)
    let names = shell.names
    var killed = 0
    var met = Set<String>()
    for number in 0..<way.count {
      try shell.write(way.old, to: way.output)
      let signal = Self.signals[number % Self.signals.count]
      let isKilled = try shell.kill(
        way.arguments, with: signal, after: Double.random(in: 0...time))
      killed += isKilled ? 1 : 0
      let text = try #require(shell.text(of: way.output))
      #expect(text == way.old || text == new, "\(number): \(text.utf8.count) bytes")
      met.insert(text == new ? "new" : "old")
      // Whoever can be told cleans up; nobody else is there after the next run.
      if signal != SIGKILL, !(shell.names.contains { $0.hasSuffix(".tmp") }) { continue }
      #expect(shell.names.count { $0.hasSuffix(".tmp") } <= 1)
      if signal != SIGKILL { #expect(number % 5 > 1, "a signal left \(shell.names)") }
    }
    // How many depends on what else the machine does.
    #expect(killed > 0, "none of \(way.count) runs was killed")
    #expect(met.contains("old"))
    _ = try shell.barc(way.arguments)
    #expect(shell.names == names)
    #expect(shell.text(of: way.output) == new)
  }

  /// What another run is writing just now is no leftover, and what is not ours stays.
  @Test func runsDoNotTakeEachOthersFiles() throws {
    let shell = try Shell([
      "a.yaml": Self.description, ".barc-1-0.tmp": "left", ".barc-2-0.tmp.txt": "mine",
      ".barc-3-0.tmp/file": "mine",
    ])
    let result = try shell.line(
      """
      ln -s a.yaml .barc-4-0.tmp
      run() { for n in 1 2 3 4 5 6 7 8 9 10; do "$BARC" compile -q a.yaml -o out$1.json || echo failed; done; }
      run 1 & run 2 & run 3 & run 4 & wait
      cmp out1.json out2.json && cmp out1.json out3.json && cmp out1.json out4.json
      """)
    #expect(result.status == 0 && result.output == "" && result.errors == "")
    #expect(
      shell.names == [
        ".barc-2-0.tmp.txt", ".barc-3-0.tmp", ".barc-4-0.tmp", "a.yaml", "out1.json", "out2.json",
        "out3.json", "out4.json",
      ])
  }
}
