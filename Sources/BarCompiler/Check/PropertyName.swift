import BarCatalog

/// A property by its place in its type: its name is looked up only when a finding needs it.
struct PropertyName: CustomStringConvertible {
  let type: BarType
  let place: UInt8

  init(_ type: BarType, _ place: UInt8) {
    self.type = type
    self.place = place
  }

  var description: String { "\(type.propertyName(at: place))" }
}
