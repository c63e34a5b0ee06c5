import BarCatalog
import BarLayout

/// Finds the environment with the same geometry, so that equal ones appear once.
struct EnvironmentTable {
  /// All that an environment is, but for its names.
  private struct Key: Hashable {
    let layout: LayoutEnvironment
    let window: WindowKind
    let confidence: Confidence
  }

  private var indexes: [Key: Int32] = [:]
  private var owners: [String: Int32] = [:]

  /// The index of an environment, which is new or gives another one its name.
  mutating func insert(
    _ environment: Environment, into environments: inout [Environment]
  ) -> Int32 {
    let key = Key(
      layout: environment.layout, window: environment.window, confidence: environment.confidence)
    if let index = indexes[key] {
      name(environment, index, &environments)
      return index
    }
    let index = Int32(environments.count)
    indexes[key] = index
    environments.append(environment)
    name(environment, index, &environments)
    environments[Int(index)].id = environments[Int(index)].names[0]
    return index
  }

  /// Adds a name that no other environment has: where screens have targets of their own, what is left out of ids may tell them apart.
  private mutating func name(
    _ environment: Environment, _ index: Int32, _ environments: inout [Environment]
  ) {
    var id = environment.id
    let layout = environment.layout
    let more = [
      layout.language.map { String(decoding: $0, as: UTF8.self) }, layout.os.spelling,
      "\(layout.textSize.spelling)", "\(environment.window.spelling)", "\(index)",
    ]
    for part in more {
      guard let owner = owners[id], owner != index else { break }
      if let part { id += "/\(part)" }
    }
    if owners.updateValue(index, forKey: id) == nil { environments[Int(index)].names.append(id) }
  }
}
