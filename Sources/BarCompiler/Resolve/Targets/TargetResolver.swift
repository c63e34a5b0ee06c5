import BarCatalog
import BarLayout
import BarSyntax
import BarText

/// Turns what the file and its screens target into environments.
struct TargetResolver {
  let checked: Checked
  private let defaults: TargetDefaults
  private(set) var sets = EnvironmentSets()
  private(set) var findings: [Finding] = []
  private let ownDevices: [Device]
  private let isCompatible: Bool
  /// How many devices of the file may still be compared with misspelt ones.
  private var suggestions = SuggestionBudget()
  /// The set of the screens that have no targets of their own.
  private var common: Int?

  init(_ checked: Checked, _ defaults: TargetDefaults) {
    self.checked = checked
    self.defaults = defaults
    ownDevices = describedDevices(checked)
    isCompatible = checked.description[.infoPlist]?[.UIDesignRequiresCompatibility] ?? false
  }

  private var tree: YAMLTree { checked.tree }

  /// The number of the set of environments of a screen.
  mutating func set(for screen: Element<Screen>, _ memory: inout TargetMemory) -> Int {
    let top = checked.description[.targets]
    if let own = screen[.targets] { return append(top: top, own: own) }
    if let common { return common }
    let key = sets.sets.isEmpty ? key(top) : nil
    if let key, let known = memory.sets(key) {
      sets = known
      common = 0
      return 0
    }
    let number = append(top: top, own: nil)
    common = number
    if let key, findings.isEmpty { memory.remember(sets, key) }
    return number
  }

  /// What tells the file's targets from those of other files; `nil` if their text does not say all of them.
  private func key(_ top: Element<Targets>?) -> TargetMemory.Key? {
    guard ownDevices.isEmpty, checked.wrongTargets.isEmpty, tree.damaged.isEmpty else { return nil }
    var text: ArraySlice<UInt8> = []
    if let top {
      if tree.hasAlias(in: top.node) { return nil }
      let range = tree.nodes[Int(top.node)].range
      text = tree.texts.source[Int(range.lower)..<Int(range.upper)]
    }
    return TargetMemory.Key(text: text, defaults: defaults, isCompatible: isCompatible)
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
    let lists = TargetLists(described, over: defaults.layers, isCompatible: isCompatible)
    let findingCount = findings.count
    if let both = lists.languagesAndDirections, let node = both.cell(.directions)?.node {
      findings.append(
        Finding(
          .languagesAndDirections, tree.resolvedRange(of: node),
          "`directions` and `languages` are both set",
          help: "remove one: each language has its own direction",
          notes: tree.notes(ofUse: checked.use(of: node, inRun: both.head))))
    }
    reportEmpty(lists)
    let devices = selectedDevices(lists)
    let number = sets.append(lists.empty.isEmpty ? lists.environments(devices) : [])
    // If part of the targets is wrong, nobody can tell whether the rest leaves no environment.
    if sets.sets[number].isEmpty, !devices.isEmpty, findings.count == findingCount, !isWrong(top),
      !isWrong(own)
    {
      let holder = own ?? top
      findings.append(
        Finding(
          .noEnvironment, tree.nodes[Int(holder?.node ?? checked.root)].range,
          "none of the devices runs the targeted versions of iOS or has such a window",
          help: "`barc devices` lists the versions of iOS that each device runs",
          notes: tree.notes(ofUse: holder.map { checked.use(of: -1, inRun: $0.head) } ?? -1)))
    }
    return number
  }

  /// Reports which lists are empty, so that nothing is a combination of all of them.
  private mutating func reportEmpty(_ lists: TargetLists) {
    for list in lists.empty {
      let name = Targets.type.propertyName(at: list.cell.place)
      findings.append(
        Finding(
          .noEnvironment, tree.resolvedRange(of: list.cell.node),
          "`\(name)` is empty, which leaves nothing to lay out for",
          help: "remove the key to use the default ones, or list some",
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
      // Names in a configuration are checked when that is read.
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
