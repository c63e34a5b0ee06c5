import Foundation
import TestSupport
import Testing

/// What README and a page beside it show of runs is what they print.
@Suite struct ReadmeTests {
  /// The text of a fenced block, and what is written behind its fence.
  private struct Block {
    let language: Substring
    let text: String
  }

  private static func blocks(
    below heading: String, of page: String = "README.md"
  ) throws -> [Block] {
    let bytes = try #require(Golden.bytes(ofProject: page))
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0 == heading })
    let section = lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }
    var blocks: [Block] = []
    var rest = section[...]
    while let fence = rest.firstIndex(where: { $0.hasPrefix("```") }) {
      let body = rest[(fence + 1)...].prefix { $0 != "```" }
      blocks.append(
        Block(language: rest[fence].dropFirst(3), text: body.joined(separator: "\n") + "\n"))
      rest = rest[(body.endIndex + 1)...]
    }
    return blocks
  }

  @Test func theFirstScreenIsWhatRunsPrint() throws {
    let blocks = try Self.blocks(below: "# barc")
    #expect(blocks.map(\.language) == ["yaml", "json", "yaml", ""])
    let shell = try Shell(["inbox.yaml": blocks[0].text])
    #expect(try shell.barc("lint", "--strict", "inbox.yaml").status == 0)
    #expect(try shell.barc("compile", "inbox.yaml").status == 0)
    let layout = try #require(shell.text(of: "inbox.bars.json")).filter { $0 != " " }
    #expect(layout.contains(blocks[1].text.dropLast(2).filter { $0 != " " && $0 != "\n" }))

    let item = try #require(blocks[2].text.split(separator: "\n").first)
    let parts = blocks[0].text.components(separatedBy: "\(item)\n")
    let bar = try #require(parts.last?.range(of: "    navigationBar:"))
    try shell.write(parts[0] + blocks[2].text + parts[1][bar.lowerBound...], to: "inbox.yaml")
    let report = try shell.barc("lint", "-q", "inbox.yaml")
    #expect(report.status == 0)
    #expect(report.output == blocks[3].text || report.output == blocks[3].text + "\n")
  }

  private static let hasPython = (try? Shell().line("python3 --version"))?.status == 0

  @Test(.enabled(if: hasPython, "python3 is missing")) func theProgramThatReadsALayoutRuns() throws
  {
    let blocks = try Self.blocks(below: "## An example", of: "Grammar/layouts.md")
    #expect(blocks.map(\.language) == ["yaml", "python", ""])
    let shell = try Shell(["a.yaml": blocks[0].text, "places.py": blocks[1].text])
    #expect(try shell.barc("compile", "a.yaml").status == 0)
    let result = try shell.line("python3 places.py a.bars.json")
    #expect(result.output == blocks[2].text, "\(result.errors)")
  }

  @Test func theFirstStepsCanBeTaken() throws {
    let shell = try Shell()
    let steps = try Self.blocks(below: "## Start")[0].text.split(separator: "\n")
    #expect(steps.count > 3)
    for step in steps {
      let words = step.prefix { $0 != "#" }.split(separator: " ").map(String.init)
      #expect(words.first == "barc")
      let result = try shell.barc(Array(words.dropFirst()))
      #expect(result.status == 0, "\(step): \(result.errors)")
    }
    #expect(shell.text(of: "app.bars.json") != nil)
  }
}
