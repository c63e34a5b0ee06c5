import BarCatalog

extension BarType {
  /// Names of properties of which an object has one: with two it has no meaning.
  ///
  /// A name may stand beside the property that is its scalar short form, where that says the same.
  var alternatives: [StaticString] {
    guard self == WindowDescription.type else { return [] }
    return [WindowDescription.id(.popover), WindowDescription.id(.extension)]
      .map { propertyName(at: place(ofID: $0)) }
  }
}
