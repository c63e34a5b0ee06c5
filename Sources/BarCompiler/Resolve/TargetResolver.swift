import BarCatalog
import BarLayout
import BarSyntax
import BarText

/// Turns what the file and its screens target into environments.
struct TargetResolver {
  let checked: Checked
  private let defaults: [TargetLayer]
  private(set) var environments: [Environment] = []
  /// Indexes into `environments`, one list for each set of targets.
  private(set) var sets: [[Int32]] = []
  private(set) var findings: [Finding] = []
  private let ownDevices: [Device]
  private let isCompatible: Bool
  /// How many devices of the file may still be compared with misspelt ones.
  private var suggestions = SuggestionBudget()
  private var table = EnvironmentTable()
  /// The set of the screens that have no targets of their own.
  private var common: Int?

  init(_ checked: Checked, _ defaults: TargetDefaults) {
    self.checked = checked
    self.defaults = defaults.layers
    ownDevices = describedDevices(checked)
    isCompatible = checked.description[.infoPlist]?[.UIDesignRequiresCompatibility] ?? false
  }

  private var tree: YAMLTree { checked.tree }

  /// The number of the set of environments of a screen.
  mutating func set(for screen: Element<Screen>) -> Int {
    if screen[.targets] == nil, let common { return common }
    let number = append(top: checked.description[.targets], own: screen[.targets])
    if screen[.targets] == nil { common = number }
    return number
  }

  /// What is wrong with the file's targets where every screen has its own.
  func findingsOfFile() -> [Finding] {
    guard common == nil, let top = checked.description[.targets] else { return [] }
    var copy = self
    copy.findings = []
    _ = copy.append(top: top, own: nil)
    return copy.findings
  }

  private mutating func append(top: Element<Targets>?, own: Element<Targets>?) -> Int {
    let described = [own, top].compactMap { $0.map { TargetLayer(targets: $0, tree: tree) } }
    let lists = TargetLists(described, over: defaults, isCompatible: isCompatible)
    let findingCount = findings.count
    if let both = lists.languagesAndDirections, let node = both.cell(.directions)?.node {
      findings.append(
        Finding(
          .languagesAndDirections, tree.resolvedRange(of: node),
          "`directions` beside `languages`", help: "leave one out: a language has its direction",
          notes: tree.notes(ofUse: checked.use(of: node, inRun: both.head))))
    }
    reportEmpty(lists)
    let devices = selectedDevices(lists)
    var indexes: [Int32] = []
    if lists.empty.isEmpty {
      for environment in lists.environments(devices) {
        indexes.append(table.insert(environment, into: &environments))
      }
    }
    var isListed = [Bool](repeating: false, count: environments.count)
    indexes = indexes.filter { index in
      defer { isListed[Int(index)] = true }
      return !isListed[Int(index)]
    }
    // Where something in the targets has no meaning, nobody knows what they would leave.
    if indexes.isEmpty, !devices.isEmpty, findings.count == findingCount, !isWrong(top),
      !isWrong(own)
    {
      let holder = own ?? top
      findings.append(
        Finding(
          .noEnvironment, tree.nodes[Int(holder?.node ?? checked.root)].range,
          "none of the devices runs the versions to lay out for, or has such a window",
          help: "`barc devices` lists the versions of iOS that each device runs",
          notes: tree.notes(ofUse: holder.map { checked.use(of: -1, inRun: $0.head) } ?? -1)))
    }
    sets.append(indexes)
    return sets.count - 1
  }

  /// Says which lists are empty, so that nothing is a combination of all of them.
  private mutating func reportEmpty(_ lists: TargetLists) {
    for list in lists.empty {
      let name = Targets.type.propertyName(at: list.cell.place)
      findings.append(
        Finding(
          .noEnvironment, tree.resolvedRange(of: list.cell.node),
          "`\(name)` is empty, which leaves nothing to lay out for",
          help: "leave the key out for the usual ones, or list some",
          notes: tree.notes(ofUse: checked.use(of: list.cell.node, inRun: list.owner.head))))
    }
  }

  /// Whether something in targets has no meaning.
  private func isWrong(_ targets: Element<Targets>?) -> Bool {
    targets.map { checked.wrongTargets.contains($0.node) } ?? false
  }

  /// The devices that are named, each once, with a finding for a name that stands for none.
  private mutating func selectedDevices(_ lists: TargetLists) -> [Device] {
    guard let (names, tree) = lists.devices else { return DeviceGroup.common.devices }
    var devices: [Device] = []
    var seen = HashedIndexes()
    for position in 0..<names.count {
      let text = tree.string(names[position].word)
      let selected = Device.selected(by: text, own: ownDevices)
      // What a configuration names is checked there.
      if selected.isEmpty, lists.describesDevices, !isBrokenDevice(text) {
        let node = names.cell(position).node
        reportUnknown(text, node, use: checked.use(of: node, inRun: names.head))
      }
      for device in selected {
        let hash = device.id.hashValue
        if seen.index(hash: hash, isEqual: { devices[Int($0)].id == device.id }) != nil { continue }
        seen.insert(Int32(devices.count), hash: hash)
        devices.append(device)
      }
    }
    return devices
  }

  /// Whether the file has a device of that name that could not be read, which has its own finding.
  private func isBrokenDevice(_ name: String) -> Bool {
    guard let node = checked.description.cell(.devices)?.node else { return false }
    return tree.mergedEntries(of: tree.resolved(node)).contains { entry in
      let key = tree.resolved(entry.key)
      return key >= 0 && tree.text(of: key) == name
    }
  }

  private mutating func reportUnknown(_ text: String, _ node: Int32, use: Int32) {
    let range = tree.resolvedRange(of: node)
    let own = suggestions.allows(ownDevices.count) ? ownDevices.map(\.id) : []
    let near = NearestName.nearest(to: text, among: own + Device.spellings)
    findings.append(
      Finding(
        .unknownDevice, range,
        Glob.isPattern(text) ? "no device matches `\(text)`" : "there is no device `\(text)`",
        help: near.map { "did you mean `\($0)`?" } ?? "`barc devices` lists them",
        notes: tree.notes(ofUse: use),
        fixes: near.map { [.write($0, at: range, .unsafe)] } ?? []))
  }
}
