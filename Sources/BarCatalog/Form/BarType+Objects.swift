extension BarType {
  /// Whether a value of the type is an object of its own, such as a bar or an item, rather than part of a property.
  ///
  /// UIKit's and Material's classes are; what is written as a list of numbers is a value.
  @usableFromInline package var isObject: Bool {
    if self == .viewDescription { return true }
    let name = name
    let isClass =
      name.utf8Start[0] == UInt8(ascii: "U") && name.utf8Start[1] == UInt8(ascii: "I")
      || name.utf8Start[0] == UInt8(ascii: "M") && name.utf8Start[1] == UInt8(ascii: "D")
    return isClass && shortForm.positional == 0
  }

  /// The place of the property of that name; 255 if the type has none.
  package func place(ofKey name: StaticString) -> UInt8 {
    Spelling.find(name.utf8Start, name.utf8CodeUnitCount).map { place($0.number) } ?? 255
  }
}

extension ValueForm {
  /// The type of the objects that a property holds, in Material Components where it depends on the toolkit; nothing
  /// where its values are none, or have keys.
  @inlinable package var objectType: BarType? {
    guard kind == .element, !isKeyed, let type = BarType(rawValue: parameter), type.isObject else {
      return nil
    }
    return type
  }
}
