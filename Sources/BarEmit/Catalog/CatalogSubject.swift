package import BarCatalog

/// Something of the catalog that has a name to ask for.
package enum CatalogSubject {
  case type(BarType)
  /// A property of one type or of several that have it from one declaration.
  case property([BarType], Entry)
  case enumeration(EnumerationName)

  /// What a word stands for: a type, an enumeration, `Type.property`, a property's name, which several may have, or the
  /// way to a property as a description nests it: `appBar.headerView.minimumHeight`.
  ///
  /// Objective-C spellings count; of types and enumerations the case does not matter where nothing is spelled exactly.
  package static func find(_ word: String) -> [CatalogSubject] {
    if let (owner, name) = CatalogSubject.parts(of: word) { return member(name, of: owner) }
    let exact = named { $0 == word }
    if !exact.isEmpty { return exact }
    let properties = properties(word)
    if !properties.isEmpty { return properties }
    return named { $0.lowercased() == word.lowercased() }
  }

  /// Every name of a type, an enumeration or a property, to find the one that was meant.
  package static var names: [StaticString] {
    BarType.allCases.map(\.name) + EnumerationName.allCases.map(\.name)
      + BarType.allCases.flatMap { $0.entries.map(\.name) }
  }

  /// The names of what a type or an enumeration of that name has; empty if there is none.
  package static func memberNames(of owner: String) -> [StaticString] {
    owners(owner).flatMap { subject -> [StaticString] in
      switch subject {
      case .type(let type): type.entries.map(\.name)
      case .enumeration(let name): (0..<name.count).map { name.spelling($0) }
      case .property: []
      }
    }
  }

  private static func named(_ isName: (String) -> Bool) -> [CatalogSubject] {
    BarType.allCases.filter { isName("\($0.name)") }.map { .type($0) }
      + EnumerationName.allCases.filter { isName("\($0.name)") }.map { .enumeration($0) }
  }

  /// What stands before the last point of a word, and after it; `nil` if there is no point.
  package static func parts(of word: String) -> (owner: String, name: String)? {
    guard let point = word.lastIndex(of: ".") else { return nil }
    return (String(word[..<point]), String(word[word.index(after: point)...]))
  }

  /// Types and enumerations of that name, else the types of what properties of that name hold.
  private static func owners(_ word: String) -> [CatalogSubject] {
    let exact = named { $0 == word }
    if !exact.isEmpty { return exact }
    let named = named { $0.lowercased() == word.lowercased() }
    if !named.isEmpty { return named }
    let holders = find(word).flatMap { subject -> [BarType] in
      if case .property(_, let entry) = subject { entry.form.elementTypes } else { [] }
    }
    return BarType.allCases.filter(holders.contains).map { .type($0) }
  }

  /// A property of a type, or a case of an enumeration, which is explained with the others.
  private static func member(_ word: String, of owner: String) -> [CatalogSubject] {
    owners(owner).compactMap { subject in
      switch subject {
      case .type(let type): entry(word, of: type).map { .property([type], $0) }
      case .enumeration(let name):
        (0..<name.count).contains { "\(name.spelling($0))" == word } ? subject : nil
      case .property: nil
      }
    }
  }

  private static func entry(_ word: String, of type: BarType) -> Entry? {
    var word = word
    let spelling = word.withUTF8 { bytes in
      bytes.baseAddress.flatMap { Spelling.find($0, bytes.count) }
    }
    guard let spelling else { return nil }
    let place = type.place(spelling.number)
    if place != 255 { return type.entry(at: place) }
    let swift = type.swiftPlace(forObjectiveC: spelling.number)
    return swift == 255 ? nil : type.entry(at: swift)
  }

  /// The properties of that name, each with the types that it is the same in.
  private static func properties(_ word: String) -> [CatalogSubject] {
    var found: [(types: [BarType], entry: Entry)] = []
    for type in BarType.allCases {
      guard let entry = entry(word, of: type) else { continue }
      if let index = found.firstIndex(where: { $0.entry.isSame(as: entry) }) {
        found[index].types.append(type)
      } else {
        found.append(([type], entry))
      }
    }
    return found.map { .property($0.types, $0.entry) }
  }
}

extension Entry {
  /// Whether nothing tells this property from one of another type: both have it from one declaration.
  fileprivate func isSame(as other: Entry) -> Bool {
    id == other.id && form == other.form && initial == other.initial && support == other.support
      && "\(sentence)" == "\(other.sentence)" && "\(source)" == "\(other.source)"
  }
}
