/// Names and what each stands for, one line per name, in two columns.
package enum NameList {
  package static func bytes(of entries: [(name: StaticString, summary: StaticString)]) -> [UInt8] {
    let width = entries.map(\.name.utf8CodeUnitCount).max() ?? 0
    var output: [UInt8] = []
    for entry in entries {
      output.append(entry.name)
      output.append(
        repeating: UInt8(ascii: " "), count: width - entry.name.utf8CodeUnitCount + 2)
      output.append(entry.summary)
      output.append("\n")
    }
    return output
  }
}
