/// Finds the configuration that counts for a folder: the closest one, in it or above it.
///
/// Folders are asked for in the order of their paths mostly, so what is known of those above the last one is enough to
/// ask the system once about each.
struct ConfigurationFinder {
  /// What is known of a folder's own configuration.
  private enum Own {
    case unknown, none
    case chain(ConfigurationChain)
    /// There is one, and something is wrong with it.
    case broken
  }

  /// What counts for a folder.
  enum Found {
    case none
    case chain(ConfigurationChain)
    case broken

    /// The configurations that count, the closest first; `nil` if one is broken.
    var links: [ConfigurationChain.Link]? {
      switch self {
      case .none: []
      case .chain(let chain): chain.links
      case .broken: nil
      }
    }
  }

  private static var names: [StaticString] { [".barc.yaml", ".barc.yml"] }

  private let working: AbsolutePath
  /// The folder that was asked for last.
  private var last = AbsolutePath.root
  /// What is known of the folders above it, from the root on, and of itself.
  private var known: [Own] = [.unknown]
  /// The folders that have a configuration, so that none is read twice.
  private var read: [(folder: AbsolutePath, own: Own)] = []

  /// Those that were found.
  var chains: [ConfigurationChain] {
    read.compactMap { if case .chain(let chain) = $0.own { chain } else { nil } }
  }

  /// What was wrong, each once.
  var complaints: [ConfigurationComplaint] = []

  init(from working: AbsolutePath) { self.working = working }

  mutating func configuration(for folder: AbsolutePath) -> Found {
    let shared = folder.sharedCount(with: last)
    known.removeSubrange((shared + 1)...)
    known += Array(repeating: .unknown, count: folder.names.count - shared)
    last = folder
    for depth in known.indices.reversed() {
      if case .unknown = known[depth] { known[depth] = own(of: folder.above(depth)) }
      switch known[depth] {
      case .chain(let chain): return .chain(chain)
      case .broken: return .broken
      case .none, .unknown: continue
      }
    }
    return .none
  }

  private mutating func own(of folder: AbsolutePath) -> Own {
    if let before = read.first(where: { $0.folder == folder }) { return before.own }
    let place = folder.path(from: working)
    let found = Self.names.map { name in name.withUTF8Buffer { place.appending($0) } }
      .filter { $0.kind != nil }
    guard let path = found.first else { return .none }
    var own = Own.broken
    if found.count > 1 {
      complaints.append(
        .unreadable(
          place, FileError("has both `.barc.yaml` and `.barc.yml`; keep one of them")))
    } else if let chain = ConfigurationChain(reading: path, from: working, &complaints) {
      own = .chain(chain)
    }
    read.append((folder, own))
    return own
  }
}
