import BarCatalog
import BarLayout
import BarSyntax
import BarText

/// Turns what the file and its screens target into environments.
struct TargetResolver {
  let checked: Checked
  private(set) var environments: [Environment] = []
  /// Indexes into `environments`, one list for each set of targets.
  private(set) var sets: [[Int32]] = []
  private(set) var findings: [Finding] = []
  private let ownDevices: [Device]
  /// How many devices of the file may still be compared with misspelt ones.
  private var suggestions = SuggestionBudget()
  private var table = EnvironmentTable()
  /// The set of the screens that have no targets of their own.
  private var common: Int?

  init(_ checked: Checked) {
    self.checked = checked
    ownDevices = describedDevices(checked)
  }

  private var tree: YAMLTree { checked.tree }

  /// The number of the set of environments of a screen.
  mutating func set(for screen: Element<Screen>) -> Int {
    let top = checked.description[.targets]
    guard let own = screen[.targets] else {
      if let common { return common }
      let number = append(TargetLists(top: top, own: nil), node: top?.node ?? checked.root)
      common = number
      return number
    }
    return append(TargetLists(top: top, own: own), node: own.node)
  }

  /// What is wrong with the file's targets where every screen has its own.
  func findingsOfFile() -> [Finding] {
    guard common == nil, let top = checked.description[.targets] else { return [] }
    var copy = self
    copy.findings = []
    _ = copy.append(TargetLists(top: top, own: nil), node: top.node)
    return copy.findings
  }

  private mutating func append(_ lists: TargetLists, node: Int32) -> Int {
    if let both = lists.languagesAndDirections {
      findings.append(
        Finding(
          .languagesAndDirections, tree.resolvedRange(of: both),
          "`directions` beside `languages`", help: "leave one out: a language has its direction"))
    }
    let devices = selectedDevices(lists)
    var indexes: [Int32] = []
    for environment in lists.environments(devices, text: { tree.string($0.word) }) {
      indexes.append(table.insert(environment, into: &environments))
    }
    var seen = Set<Int32>()
    indexes = indexes.filter { seen.insert($0).inserted }
    if indexes.isEmpty, !devices.isEmpty {
      findings.append(
        Finding(
          .noEnvironment, tree.resolvedRange(of: node),
          "none of the devices runs the versions to lay out for, or has such a window",
          help: "`barc devices` lists the versions of iOS that each device runs"))
    }
    sets.append(indexes)
    return sets.count - 1
  }

  /// The devices that are named, each once, with a finding for a name that stands for none.
  private mutating func selectedDevices(_ lists: TargetLists) -> [Device] {
    guard let names = lists.devices else { return DeviceGroup.common.devices }
    var devices: [Device] = []
    var seen = Set<String>()
    for position in 0..<names.count {
      let text = tree.string(names[position].word)
      let selected = Device.selected(by: text, own: ownDevices)
      if selected.isEmpty { reportUnknown(text, names.cell(position).node) }
      for device in selected where seen.insert(device.id).inserted { devices.append(device) }
    }
    return devices
  }

  private mutating func reportUnknown(_ text: String, _ node: Int32) {
    let range = tree.resolvedRange(of: node)
    let own = suggestions.allows(ownDevices.count) ? ownDevices.map(\.id) : []
    let near = NearestName.nearest(to: text, among: own + Device.spellings)
    findings.append(
      Finding(
        .unknownDevice, range,
        Glob.isPattern(text) ? "no device matches `\(text)`" : "there is no device `\(text)`",
        help: near.map { "did you mean `\($0)`?" } ?? "`barc devices` lists them",
        fixes: near.map { [.write($0, at: range, .unsafe)] } ?? []))
  }
}
