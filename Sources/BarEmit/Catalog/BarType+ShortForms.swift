import BarCatalog

extension BarType {
  /// What may be written for an object of the type in place of a mapping.
  var shortFormPhrases: [String] {
    let short = shortForm
    var phrases: [String] = []
    if short.scalar != 0 { phrases.append("its `\(name(ofID: short.scalar))` alone") }
    if short.sequence != 0 {
      let property = entry(at: place(ofID: short.sequence))
      phrases.append(
        property.form.container == .list
          ? "a list, its `\(property.name)`" : "a list of numbers, its `\(property.name)`")
    }
    if short.positional > 0 {
      let names = (0..<short.positional).map { "\(propertyName(at: $0))" }
      phrases.append("`[\(names.joined(separator: ", "))]`")
    }
    if short.repeats { phrases.append("one number for all") }
    return phrases
  }

  private func name(ofID id: UInt16) -> StaticString { propertyName(at: place(ofID: id)) }
}
