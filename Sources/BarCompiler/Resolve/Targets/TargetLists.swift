import BarCatalog
import BarLayout
import BarSyntax

/// The lists that environments are the product of, with what is left out filled in.
struct TargetLists {
  /// The names of devices, and the tree that they are written in.
  let devices: (names: List<Name>, tree: YAMLTree)?
  /// Whether those are the description's own.
  let describesDevices: Bool
  let orientations: [Orientation]
  let directions: [LayoutDirection]
  /// Empty where none are listed.
  let languages: [String]
  let versions: [Version]
  let textSizes: [ContentSizeCategory]
  let windows: [TargetWindow]
  /// The newest version whose look the app can have.
  let newestLook: Version
  /// The targets that have `directions` beside `languages`, if any have: either list may come from elsewhere, but only
  /// side by side do they contradict each other.
  let languagesAndDirections: Element<Targets>?

  /// The lists that are written without members, and the targets that have them.
  let empty: [(cell: Cell, owner: Element<Targets>)]

  /// What a screen targets: its own lists, else those of the file, else the defaults, list by list.
  ///
  /// - Parameters:
  ///   - described: The targets of the screen and of the file, as far as there are any.
  ///   - defaults: What counts where those say nothing, the closest first.
  ///   - isCompatible: Whether the app asks for the look of iOS 18, which only the SDK of iOS 26 grants.
  init(_ described: [TargetLayer], over defaults: [TargetLayer], isCompatible: Bool) {
    let layers = described + defaults
    func first<Value>(_ property: Property<Targets, Value?>) -> Value? {
      layers.lazy.compactMap { $0.targets[property] }.first
    }
    func list<Value>(_ property: Property<Targets, List<Value>?>) -> [Value]? {
      // A list in which every member was wrong has its findings, and counts as if it were left out.
      first(property).map(Array.init).flatMap { $0.isEmpty ? nil : $0 }
    }
    devices =
      layers.lazy.compactMap { layer in
        layer.targets[.devices].map { ($0, layer.tree) }
      }.first
    describesDevices = described.contains { $0.targets[.devices] != nil }
    orientations = list(.orientations) ?? [.portrait, .landscape]
    directions = list(.directions) ?? [.ltr]
    // Directions replace languages that are listed farther out, because languages imply directions.
    let speaking = layers.first { $0.targets.saysReadings }
    let names = speaking.flatMap { layer in
      layer.targets[.languages].map { names in names.map { layer.tree.string($0.word) } }
    }
    languages = names ?? []
    textSizes = list(.textSizes) ?? [.large]
    windows = list(.windows).map { $0.map(TargetWindow.init) } ?? [.fullScreen]
    let sdk = first(.sdk) ?? KnownVersions.newest
    newestLook = Version(sdk.major == 26 && isCompatible ? 18 : sdk.major, 999)
    if let versions = list(.os) {
      self.versions = versions
    } else if let deployment = first(.deployment), deployment != sdk {
      versions = [deployment, sdk]
    } else {
      versions = [sdk]
    }
    empty = TargetLists.emptyLists(described, withoutLanguages: names == nil)
    languagesAndDirections =
      described.first { layer in
        layer.targets[.languages] != nil && layer.targets[.directions] != nil
      }?.targets
  }

  /// The empty lists among those that count: the screen's own, and those of the file that it does not have.
  private static func emptyLists(
    _ layers: [TargetLayer], withoutLanguages: Bool
  ) -> [(cell: Cell, owner: Element<Targets>)] {
    var empty: [(cell: Cell, owner: Element<Targets>)] = []
    for (number, layer) in layers.enumerated() {
      for cell in layer.targets.cells {
        let node = layer.tree.resolved(cell.node)
        guard layer.tree.nodes[Int(node)].kind == .sequence,
          layer.tree.nodes[Int(node)].link == node + 1,
          layers[..<number].allSatisfy({ $0.targets.index(of: cell.id) == nil }),
          !(withoutLanguages && cell.id == Targets.id(.languages))
        else { continue }
        empty.append((cell, layer.targets))
      }
    }
    return empty
  }

  /// Every combination that exists, in the order written.
  func environments(_ devices: [Device]) -> [Environment] {
    var environments: [Environment] = []
    let readings: [(direction: LayoutDirection, language: String?)] =
      languages.isEmpty
      ? directions.map { ($0, nil) }
      : languages.map { (Language.direction(of: $0), $0) }
    for device in devices {
      for orientation in orientations {
        for reading in readings {
          for version in versions where device.support.includes(version) {
            for textSize in textSizes {
              for window in windows {
                guard let metrics = window.metrics(device, orientation, version) else { continue }
                var id = "\(device.id)/\(orientation.spelling)/\(reading.direction.spelling)"
                if languages.count > 1, let language = reading.language { id += "/\(language)" }
                if versions.count > 1 { id += "/\(version.spelling)" }
                if textSizes.count > 1 { id += "/\(textSize.spelling)" }
                if windows.count > 1 { id += "/\(window.kind.spelling)" }
                environments.append(
                  Environment(
                    id: id, device, metrics, app: window.app(device, orientation, version),
                    reading.direction,
                    language: reading.language.map { Array($0.utf8) }, os: version, textSize,
                    window.kind, look: min(version, newestLook)))
              }
            }
          }
        }
      }
    }
    return environments
  }
}
