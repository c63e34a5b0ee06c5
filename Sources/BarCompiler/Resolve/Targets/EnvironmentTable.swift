import BarCatalog
import BarLayout

/// Finds the environment with the same geometry, so that equal ones appear once.
struct EnvironmentTable {
  /// All that an environment is, but for its names.
  private struct Key: Hashable {
    let layout: LayoutEnvironment
    let window: WindowKind
    let confidence: Confidence

    init(_ environment: Environment) {
      layout = environment.layout
      window = environment.window
      confidence = environment.confidence
    }
  }

  private var indexes = HashedIndexes()
  /// Every name that was given, and the environment that had it last.
  private var names: [(name: String, owner: Int32)] = []
  private var nameIndexes = HashedIndexes()

  /// The index of an environment, which is new or gives another one its name.
  mutating func insert(
    _ environment: Environment, into environments: inout [Environment]
  ) -> Int32 {
    let key = Key(environment)
    let hash = key.hashValue
    let known = indexes.index(hash: hash) { Key(environments[Int($0)]) == key }
    if let known {
      name(environment, known, &environments)
      return known
    }
    let index = Int32(environments.count)
    indexes.insert(index, hash: hash)
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
    let last = 4
    for position in 0...last {
      guard let known = number(ofName: id), names[Int(known)].owner != index else { break }
      guard let part = part(position, of: environment, index) else { continue }
      // The id has this part already where the targets list several.
      if position < last, id.split(separator: "/").contains(Substring(part)) { continue }
      id += "/\(part)"
    }
    if let known = number(ofName: id) {
      names[Int(known)].owner = index
    } else {
      nameIndexes.insert(Int32(names.count), hash: id.hashValue)
      names.append((id, index))
      environments[Int(index)].names.append(id)
    }
  }

  /// What ids leave out, from what matters most to what always tells two environments apart.
  private func part(_ position: Int, of environment: Environment, _ index: Int32) -> String? {
    let layout = environment.layout
    return switch position {
    case 0: layout.language.map { String(decoding: $0, as: UTF8.self) }
    case 1: layout.os.spelling
    case 2: "\(layout.textSize.spelling)"
    case 3: "\(environment.window.spelling)"
    default: "\(index)"
    }
  }

  private func number(ofName name: String) -> Int32? {
    nameIndexes.index(hash: name.hashValue) { names[Int($0)].name == name }
  }
}
