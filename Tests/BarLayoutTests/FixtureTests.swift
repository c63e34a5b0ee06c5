import BarLayout
import TestSupport
import Testing

/// Frames from the toolkit's unit tests, and frames that its own code computed for random descriptions.
struct FixtureTests {
  @Test(arguments: JSON.fixture("unit-tests.jsonl").compactMap { LayoutCase($0) })
  func agreesWithTheUnitTests(of layout: LayoutCase) {
    #expect(layout.differences() == [])
  }

  @Test(arguments: JSON.fixture("computed-frames.jsonl").compactMap { LayoutCase($0) })
  func agreesWithComputedFrames(of layout: LayoutCase) {
    #expect(layout.differences() == [])
  }

  @Test(arguments: [("unit-tests.jsonl", 93), ("computed-frames.jsonl", 180)])
  func everyLineOfAFixtureIsACase(_ name: String, _ count: Int) {
    #expect(JSON.fixture(name).compactMap { LayoutCase($0) }.count == count)
  }

  /// The views and their names follow from the description: no environment adds or moves one.
  @Test(arguments: JSON.fixture("computed-frames.jsonl").compactMap { LayoutCase($0) })
  func theSameViewsAreThereInEveryEnvironment(of layout: LayoutCase) throws {
    let other = try #require(layout.elsewhere())
    let views = layout.laidOut().buffer.views
    let others = other.laidOut().buffer.views
    #expect(views.map(\.name) == others.map(\.name))
    #expect(views.map(\.parent) == others.map(\.parent))
    #expect(views.map(\.type) == others.map(\.type))
    #expect(views.map(\.object) == others.map(\.object))
    #expect(views.enumerated().allSatisfy { $1.parent < Int32($0) })
  }
}

/// Expects a bar to be laid out as a fixture would have it.
func expectLayout(
  of bar: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let layout = try #require(
    LayoutCase(bar, expected: expected), "not JSON", sourceLocation: sourceLocation)
  #expect(layout.differences() == [], sourceLocation: sourceLocation)
}
