import BarCatalog
import BarLayout

/// One combination of targets.
struct EnvironmentDraft {
  let id: String
  let device: Device
  let metrics: DeviceMetrics
  let direction: LayoutDirection
  let language: String?
  let version: Version
  let textSize: ContentSizeCategory
  let window: WindowKind
}

/// Finds the environment with the same geometry, so that equal ones appear once.
struct EnvironmentTable {
  /// All that an environment is, but for its names.
  private struct Key: Hashable {
    let metrics: DeviceMetrics
    let scale: Double
    let idiom: Idiom
    let direction: LayoutDirection
    let language: String?
    let version: Version
    let textSize: ContentSizeCategory
    let window: WindowKind
  }

  private var indexes: [Key: Int32] = [:]
  private var owners: [String: Int32] = [:]

  /// The index of the environment of a draft, which is new or gets another name.
  mutating func insert(_ draft: EnvironmentDraft, into environments: inout [Environment]) -> Int32 {
    let key = Key(
      metrics: draft.metrics, scale: draft.device.scale, idiom: draft.device.idiom,
      direction: draft.direction, language: draft.language, version: draft.version,
      textSize: draft.textSize, window: draft.window)
    if let index = indexes[key] {
      name(draft, index, &environments)
      return index
    }
    let index = Int32(environments.count)
    indexes[key] = index
    environments.append(Environment(draft))
    name(draft, index, &environments)
    environments[Int(index)].id = environments[Int(index)].names[0]
    return index
  }

  /// Adds a name that no other environment has: where screens have targets of their own, what is left out of ids may tell them apart.
  private mutating func name(
    _ draft: EnvironmentDraft, _ index: Int32, _ environments: inout [Environment]
  ) {
    var id = draft.id
    let more = [
      draft.language, draft.version.spelling, "\(draft.textSize.spelling)", "\(draft.window.spelling)",
      "\(index)",
    ]
    for part in more {
      guard let owner = owners[id], owner != index else { break }
      if let part { id += "/\(part)" }
    }
    if owners.updateValue(index, forKey: id) == nil { environments[Int(index)].names.append(id) }
  }
}

extension Environment {
  fileprivate init(_ draft: EnvironmentDraft) {
    let metrics = draft.metrics
    id = draft.id
    names = []
    window = draft.window
    confidence = metrics.confidence
    layout = LayoutEnvironment(
      size: Size(width: metrics.width, height: metrics.height), scale: draft.device.scale,
      safeArea: Insets(
        top: metrics.safeArea.top, left: metrics.safeArea.left, bottom: metrics.safeArea.bottom,
        right: metrics.safeArea.right),
      statusBarHeight: metrics.statusBarHeight, direction: draft.direction,
      idiom: draft.device.idiom, horizontalSizeClass: metrics.horizontalSizeClass,
      verticalSizeClass: metrics.verticalSizeClass, textSize: draft.textSize, os: draft.version,
      language: draft.language.map { Array($0.utf8) })
  }
}
