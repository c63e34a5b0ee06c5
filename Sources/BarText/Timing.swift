/// How long the parts of a run take. Without a clock nothing is measured, and nothing is spent on it.
package struct Timing: Sendable {
  /// A part, and all the time that it took.
  package struct Part: Sendable {
    package let name: String
    package fileprivate(set) var nanoseconds: UInt64
    /// How often it was done.
    package fileprivate(set) var count: Int
  }

  private let clock: (@Sendable () -> UInt64)?
  /// In the order in which they were first done.
  package private(set) var parts: [Part] = []

  /// No clock.
  package static var off: Timing { Timing(clock: nil) }

  /// - Parameter clock: The nanoseconds since some moment in the past.
  package init(clock: (@Sendable () -> UInt64)?) { self.clock = clock }

  package var isOn: Bool { clock != nil }

  /// Does some work, and counts its time under a name.
  package mutating func measure<Result>(
    _ name: StaticString, _ work: () throws -> Result
  ) rethrows -> Result {
    guard let clock else { return try work() }
    let start = clock()
    defer { add(Part(name: "\(name)", nanoseconds: clock() - start, count: 1)) }
    return try work()
  }

  /// Adds what was measured elsewhere.
  package mutating func add(_ other: Timing) {
    for part in other.parts { add(part) }
  }

  private mutating func add(_ part: Part) {
    if let index = parts.firstIndex(where: { $0.name == part.name }) {
      parts[index].nanoseconds += part.nanoseconds
      parts[index].count += part.count
    } else {
      parts.append(part)
    }
  }
}
