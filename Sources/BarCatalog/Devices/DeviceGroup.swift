/// A word in `targets.devices` that stands for several built-in devices.
package enum DeviceGroup: String, CaseIterable, Sendable {
  /// Four that differ in everything bars depend on: what is laid out for if nothing is said.
  case common
  case phones
  case pads
  /// What runs the newest known iOS, or was not seen to be left out by it.
  case current
  case all

  /// The members, in the order of `Device.all`; `common` in its own order.
  package var devices: [Device] {
    switch self {
    case .common: [.iPhone16e, .iPhone17, .iPhone17ProMax, .iPadAir11M3]
    case .phones: Device.all.filter { $0.idiom == .phone }
    case .pads: Device.all.filter { $0.idiom == .pad }
    case .current: Device.all.filter { $0.support.includes(KnownVersions.newest) }
    case .all: Array(Device.all)
    }
  }
}

extension Device {
  /// Every built-in device.
  package static var all: DeviceList { DeviceList() }

  /// The built-in device of that id.
  package static func named(_ id: String) -> Device? { all[id: id] }

  /// What an entry of `targets.devices` stands for: a device, a group, or a glob over ids.
  ///
  /// Empty if it stands for nothing. A description's own devices are looked for among `own`,
  /// before the built-in ones, and belong to no group.
  package static func selected(by pattern: String, own: [Device] = []) -> [Device] {
    if let device = own.first(where: { $0.id == pattern }) { return [device] }
    if let group = DeviceGroup(rawValue: pattern) { return group.devices }
    if let device = named(pattern) { return [device] }
    guard Glob.isPattern(pattern) else { return [] }
    let glob = Glob(pattern)
    return own.filter { glob.matches($0.id) } + all.filter { glob.matches($0.id) }
  }

  /// Every word that `targets.devices` takes, to find the one that was meant: ids, then groups.
  package static var spellings: [String] {
    all.map(\.id) + DeviceGroup.allCases.map(\.rawValue)
  }
}
