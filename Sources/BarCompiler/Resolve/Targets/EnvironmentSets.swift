/// What screens are laid out for, each environment once.
struct EnvironmentSets: Sendable {
  private(set) var environments: [Environment] = []
  /// Indexes into `environments`, one list for each set of targets.
  private(set) var sets: [[Int32]] = []
  private var table = EnvironmentTable()

  /// Adds a set, without what is in it twice; its number.
  mutating func append(_ members: [Environment]) -> Int {
    let indexes = members.map { table.insert($0, into: &environments) }
    var isListed = [Bool](repeating: false, count: environments.count)
    sets.append(
      indexes.filter { index in
        defer { isListed[Int(index)] = true }
        return !isListed[Int(index)]
      })
    return sets.count - 1
  }
}
