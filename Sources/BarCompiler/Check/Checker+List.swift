import BarCatalog
import BarSyntax
import BarText

extension Checker {
  /// Reports that a property which takes one object has a list: where the type has the plural, that is what was meant.
  mutating func reportList(
    _ node: Int32, _ written: Int32, _ property: PropertyName, _ type: BarType
  ) {
    let form = ValueForm(.element, parameter: type.rawValue)
    guard let plural = plural(of: property, type), let key = key(of: property, before: written)
    else { return reportWrongKind(node, property, form) }
    report(
      .wrongKind, range(node),
      "\(subject(property)) takes \(expectation(form)), not \(description(of: node))",
      help: "write `\(plural)` for a list",
      fixes: [Fix("write `\(plural)`", .unsafe, [Fix.Edit(range(key), "\(plural)")])])
  }

  /// The property that takes a list of what another takes one of: `items` for `item`.
  private func plural(of property: PropertyName, _ type: BarType) -> StaticString? {
    if property.isMember || property.key >= 0 { return nil }
    let owner = property.type
    let name = Array("\(owner.propertyName(at: property.place))s".utf8)
    let found = name.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.flatMap { Spelling.find($0, bytes.count) }
    }
    guard let found, owner.place(found.number) != 255 else { return nil }
    let place = owner.place(found.number)
    let form = owner.shape(at: place).form
    guard form.container == .list, form.kind == .element, form.parameter == type.rawValue else {
      return nil
    }
    return owner.propertyName(at: place)
  }

  /// The key that a value stands after, if it has the property's own name.
  private func key(of property: PropertyName, before written: Int32) -> Int32? {
    guard written > 0, kind(written - 1) == .scalar,
      tree.text(of: written - 1) == "\(property.type.propertyName(at: property.place))"
    else { return nil }
    return written - 1
  }
}
