/// What the declarations of devices say, read from their text alone.
package struct DeviceText {
  /// One declared device.
  package struct Device: Equatable {
    package let name: String
    /// As a description writes it.
    package var id = ""
  }

  /// The devices in the order of the parts that declare them.
  package private(set) var devices: [Device] = []
  /// What is wrong with the declarations.
  package private(set) var problems: [String] = []

  /// Reads the parts in files of families, `Device+FAMILY.swift`; everything else is passed over.
  package init(_ files: [(path: String, text: String)]) {
    var parts = Parts<Device>()
    for file in files where file.path.contains("Devices/Device+") {
      var above: Substring = ""
      for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line == "extension Device {", above.hasPrefix("// Part ") {
          parts.begin(below: above)
        } else if let name = line.between("  package static var ", ": Device {") {
          parts.append(Device(name: name))
        } else if let id = line.following("\"") {
          // The first text of a declaration is the id.
          parts.changeLast { if $0.id.isEmpty { $0.id = id } }
        }
        above = line
      }
    }
    if let declarations = parts.declarations {
      devices = declarations
    } else {
      problems.append("the parts of devices are not numbered from 1 on")
    }
    for device in devices where device.id.isEmpty { problems.append("`\(device.name)` has no id") }
    let ids = devices.map(\.id).sorted()
    for (id, again) in zip(ids, ids.dropFirst()) where id == again {
      problems.append("two devices are called `\(id)`")
    }
  }
}
