import BarSystem

/// The tables of a run: as many as there are threads that judge files at the same time.
///
/// A class, because all copies of the settings of a run share it.
final class RuleTablePool: @unchecked Sendable {
  private let rules: [Rule]
  private let monitor = Monitor()
  /// What nobody judges with; belongs to who holds the monitor.
  private var idle: [RuleTables] = []

  init(_ rules: [Rule]) { self.rules = rules }

  /// Lends tables that know what files before this one had rules asked.
  func withTables<Result>(_ body: (inout RuleTables) -> Result) -> Result {
    var tables = monitor.locked { idle.popLast() } ?? RuleTables(rules)
    let result = body(&tables)
    monitor.locked { idle.append(tables) }
    return result
  }
}
