import BarCatalog
import TestSupport
import Testing

/// Screens as apps have them, on devices that people have, and where their views are: reckoned by hand.
@Suite struct SituationTests {
  struct Situation: CustomTestStringConvertible, Sendable {
    let name: String
    let check: ToolkitCheck

    var testDescription: String { name }

    init?(_ line: JSON) {
      guard let name = line["what"]?.string, let check = ToolkitCheck(line) else { return nil }
      self.name = name
      self.check = check
    }
  }

  static let lines = JSON.fixture("situations/screens.jsonl")
  static let all = lines.compactMap(Situation.init)

  @Test(arguments: all) func holds(situation: Situation) throws {
    #expect(try situation.check.differences(on: .appBar) == [])
  }

  @Test func everyLineIsASituation() {
    #expect(Self.all.count == Self.lines.count)
    #expect(Self.all.count > 40)
  }
}
