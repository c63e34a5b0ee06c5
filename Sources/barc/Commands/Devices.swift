import BarCatalog
import BarEmit

extension Command {
  static var devices: Command {
    Command(
      "devices", summary: "list the devices that can be laid out for",
      details: """
        Lists the names that `targets: devices` knows, a device a line: its id, its size and scale in
        portrait, its safe area in portrait (top, left, bottom, right), the versions of iOS that it
        runs, and its name; then the groups.
        """
    ) { _, console in
      console.writeOutput(listing())
    }
  }
}

private func listing() -> [UInt8] {
  var rows = Device.all.map(row)
  rows.append(["", "", "", "", ""])
  for group in DeviceGroup.allCases {
    rows.append([group.rawValue, "", "", "", "\(group.devices.count) devices"])
  }
  let widths = (0..<4).map { column in rows.map { $0[column].utf8.count }.max() ?? 0 }
  var output: [UInt8] = []
  for row in rows {
    var line = ""
    for (column, width) in widths.enumerated() {
      line += row[column] + String(repeating: " ", count: width - row[column].utf8.count + 2)
    }
    line += row[4]
    while line.last == " " { line.removeLast() }
    output += line.utf8
    output.append("\n")
  }
  return output
}

private func row(_ device: Device) -> [String] {
  let metrics = device.portrait
  let area = metrics.safeArea
  let last = device.support.last.map { "\($0)" } ?? ""
  return [
    device.id, "\(points(metrics.width))x\(points(metrics.height)) @\(points(device.scale))x",
    "[\(points(area.top)), \(points(area.left)), \(points(area.bottom)), \(points(area.right))]",
    "iOS \(device.support.first)-\(last)", device.name,
  ]
}

private func points(_ value: Double) -> String {
  value == value.rounded() ? "\(Int(value))" : "\(value)"
}
