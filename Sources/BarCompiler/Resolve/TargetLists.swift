import BarCatalog
import BarLayout
import BarSyntax

/// The lists that environments are the product of, with what is left out filled in.
struct TargetLists {
  let devices: List<Name>?
  let orientations: [Orientation]
  let directions: [LayoutDirection]
  /// Empty where the description lists none.
  let languages: [Name]
  let versions: [Version]
  let textSizes: [ContentSizeCategory]
  let windows: [TargetWindow]
  /// The newest version whose look the app can have.
  let newestLook: Version
  /// The targets that have `directions` beside `languages`, if any have.
  let languagesAndDirections: Element<Targets>?

  /// The lists that are written without members, and the targets that have them.
  let empty: [(cell: Cell, owner: Element<Targets>)]

  /// What a screen targets: its own lists, else those of the file, list by list.
  ///
  /// - Parameter isCompatible: Whether the app asks for the look of iOS 18, which only the SDK of iOS 26 grants.
  init(
    top: Element<Targets>?, own: Element<Targets>?, isCompatible: Bool, _ tree: YAMLTree
  ) {
    func list<Value>(_ property: Property<Targets, List<Value>?>) -> [Value]? {
      // A list whose every member was wrong has its findings; it is as if it were left out.
      (own?[property] ?? top?[property]).map(Array.init).flatMap { $0.isEmpty ? nil : $0 }
    }
    devices = own?[.devices] ?? top?[.devices]
    orientations = list(.orientations) ?? [.portrait, .landscape]
    directions = list(.directions) ?? [.ltr]
    // Directions of the screen's own stand in place of the file's languages, which say directions too.
    let isOfDirections = own?[.directions] != nil && own?[.languages] == nil
    languages = isOfDirections ? [] : list(.languages) ?? []
    textSizes = list(.textSizes) ?? [.large]
    windows = list(.windows).map { $0.map(TargetWindow.init) } ?? [.fullScreen]
    let sdk = own?[.sdk] ?? top?[.sdk] ?? KnownVersions.newest
    let hasGlass = sdk.major > 26 || sdk.major == 26 && !isCompatible
    newestLook = Version(hasGlass ? sdk.major : 18, 999)
    let deployment = own?[.deployment] ?? top?[.deployment]
    if let versions = list(.os) {
      self.versions = versions
    } else if let deployment, deployment != sdk {
      versions = [deployment, sdk]
    } else {
      versions = [sdk]
    }
    empty = TargetLists.emptyLists(top, own, withoutLanguages: isOfDirections, tree)
    languagesAndDirections = TargetLists.contradiction(own) ?? TargetLists.contradiction(top)
  }

  /// Targets that have both `languages` and `directions`: either list may come from the file, but only side by side do
  /// they contradict each other.
  private static func contradiction(_ targets: Element<Targets>?) -> Element<Targets>? {
    targets?[.languages] != nil && targets?[.directions] != nil ? targets : nil
  }

  /// The empty lists among those that count: the screen's own, and the file's that it has not.
  private static func emptyLists(
    _ top: Element<Targets>?, _ own: Element<Targets>?, withoutLanguages: Bool, _ tree: YAMLTree
  ) -> [(cell: Cell, owner: Element<Targets>)] {
    var empty: [(cell: Cell, owner: Element<Targets>)] = []
    func add(_ owner: Element<Targets>) {
      for cell in owner.cells {
        let node = tree.resolved(cell.node)
        guard tree.nodes[Int(node)].kind == .sequence,
          tree.nodes[Int(node)].link == node + 1,
          owner.head == own?.head || own?.index(of: cell.id) == nil,
          !(withoutLanguages && cell.id == Targets.id(.languages))
        else { continue }
        empty.append((cell, owner))
      }
    }
    if let own { add(own) }
    if let top { add(top) }
    return empty
  }

  /// Every combination that exists, in the order written.
  func environments(_ devices: [Device], text: (Name) -> String) -> [Environment] {
    var environments: [Environment] = []
    let readings: [(direction: LayoutDirection, language: String?)] =
      languages.isEmpty
      ? directions.map { ($0, nil) }
      : languages.map { name in
        let language = text(name)
        return (Language.direction(of: language), language)
      }
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
