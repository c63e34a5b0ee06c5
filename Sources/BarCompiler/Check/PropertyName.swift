import BarCatalog
import BarSyntax

/// A property by its place in its type, or a part of its value: what it is called is looked up only when a finding needs it.
struct PropertyName {
  let type: BarType
  let place: UInt8
  /// Whether a member of the list is meant.
  private(set) var isMember = false
  /// The node of the key where an entry of the table is meant; else -1.
  private(set) var key: Int32 = -1

  init(_ type: BarType, _ place: UInt8) {
    self.type = type
    self.place = place
  }

  /// A member of the property's list.
  var member: PropertyName {
    var member = self
    member.isMember = true
    return member
  }

  /// An entry of the property's table.
  func entry(_ key: Int32) -> PropertyName {
    var entry = self
    entry.key = key
    return entry
  }
}

/// How long a key may be that is part of a name, in characters.
private let longestKey = 40

extension Checker {
  /// A property in back-ticks: `screens`, or of an entry `screens.inbox`.
  func quotedName(_ property: PropertyName) -> String {
    let name = property.type.propertyName(at: property.place)
    guard property.key >= 0 else { return "`\(name)`" }
    let key = shownText(of: target(property.key))
    if key.count > longestKey || key.contains(where: \.isNewline) { return "an entry of `\(name)`" }
    return "`\(name).\(key)`"
  }

  /// What a sentence about a value begins with: a property, or a member of its list.
  func subject(_ property: PropertyName) -> String {
    property.isMember ? "an entry of \(quotedName(property))" : quotedName(property)
  }
}
