import Foundation
import Testing

/// Nobody makes barc hang or fill the memory: whatever a description is like, it takes a few times as much as an honest one
/// of its size.
///
/// `BARC_FULL_SIZE=1` makes inputs as large as they come, for a release build that `BARC_BINARY` names.
@Suite(.serialized) struct HostileInputTests {
  private static let isFullSize = ProcessInfo.processInfo.environment["BARC_FULL_SIZE"] != nil
  /// Less than this is taken for this, in bytes: below it the start of a program is all that is measured.
  private static let least = isFullSize ? 1_000_000 : 100_000

  /// What an honest description takes.
  private static let honest: Result<(cost: ProcessCost, bytes: Int), any Error> = Result {
    let lines = (0..<least / 100).map { number in
      "  screen\(number): {buttonBar: {items: [{title: Edit, action: edit\(number), tag: 7}]}}\n"
    }
    let text = "barc: 1\ntoolkit: mdc\nscreens:\n" + lines.joined()
    let shell = try Shell(["honest.yaml": text])
    let path = shell.folder.appendingPathComponent("honest.yaml").path
    let arguments = ["lint", "-q", "--ignore", "layout", path]
    let costs = try (0..<3).map { _ in try shell.cost(arguments) }
    let cost = try #require(costs.min { $0.processor < $1.processor })
    try #require(cost.status == 0, "\(cost.output)")
    return (cost, text.utf8.count)
  }

  @Test(arguments: HostileInput.all) func takesLittle(input: HostileInput) throws {
    let (honest, bytes) = try Self.honest.get()
    let text = input.make(Self.isFullSize ? input.fullCount : input.count)
    let shell = try Shell(["hostile.yaml": text])
    let path = shell.folder.appendingPathComponent("hostile.yaml").path
    let cost = try shell.cost(input.arguments + [path])
    #expect(cost.status == input.status, "\(cost.output.prefix(1_000))\(cost.errors.prefix(1_000))")
    #expect(input.says.isEmpty || cost.output.contains(input.says))
    let size = Double(max(text.utf8.count, bytes)) / Double(bytes)
    let time = cost.processor / (honest.processor * size)
    let memory = Double(cost.peak) / (Double(honest.peak) * size)
    if ProcessInfo.processInfo.environment["BARC_SHOW_COSTS"] != nil {
      print("\(input): \(text.utf8.count) bytes, time x \(time), memory x \(memory)")
    }
    #expect(time < input.mostTime, "\(cost.processor) s instead of \(honest.processor * size) s")
    #expect(memory < input.mostMemory, "\(cost.peak) bytes for \(text.utf8.count)")
    // A line of the report is a line for people, however long what it is about.
    let longest = cost.output.split(separator: "\n").map(\.utf8.count).max() ?? 0
    #expect(longest < 2_000)
  }
}
