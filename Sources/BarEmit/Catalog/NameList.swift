import BarCatalog

/// The types of the catalog and what each is, a line a type.
package enum CatalogList {
  package static var bytes: [UInt8] {
    let types = BarType.allCases
    let width = types.map(\.name.utf8CodeUnitCount).max() ?? 0
    var output: [UInt8] = []
    for type in types {
      output.append(type.name)
      output.append(
        repeating: UInt8(ascii: " "), count: width - type.name.utf8CodeUnitCount + 2)
      output.append(type.sentence)
      output.append("\n")
    }
    return output
  }
}
