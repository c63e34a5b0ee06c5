/// What the declarations of the catalog say, read from their text alone, so that it can be read when they do not
/// compile.
package struct CatalogText {
  /// One declared property.
  package struct Property: Equatable {
    package let name: String
    /// The Objective-C spelling where it differs from the name.
    package var objectiveC: String?
    /// The type as written inside `Of<…>`.
    package let value: String
    /// Whether an object must have it.
    package var isRequired = false
  }

  /// One declared type and its own properties, in their order.
  package struct ObjectType {
    package let name: String
    /// The family whose properties it inherits.
    package let family: String
    /// The first paragraph of its documentation comment.
    package let sentence: String
    package var properties: [Property] = []
  }

  /// A protocol whose properties all of its types have, in their order.
  package struct Family {
    /// The family that it belongs to itself.
    package let parent: String
    package var properties: [Property] = []
  }

  /// One declared enumeration and its cases, in their order.
  package struct Enumeration {
    package let name: String
    /// The first paragraph of its documentation comment.
    package let sentence: String
    package var cases: [String] = []
    /// What the documentation comment of each case says; empty where there is none.
    package var sentences: [String] = []
  }

  /// Types by name.
  package private(set) var types: [ObjectType] = []
  /// Enumerations by name.
  package private(set) var enumerations: [Enumeration] = []
  /// Families by name; `BarObject` is the one without properties.
  package private(set) var families: [String: Family] = [:]
  /// Lines that do not have the form, and what else is wrong, each with its file and line.
  package private(set) var problems: [String] = []

  private var own: [String: Parts<Property>] = [:]

  /// Reads the text of files; the order of the files does not matter.
  package init(_ files: [(path: String, text: String)]) {
    for file in files.sorted(by: { $0.path < $1.path }) { read(file.path, file.text) }
    types.sort { $0.name < $1.name }
    enumerations.sort { $0.name < $1.name }
    for index in types.indices {
      let properties = takeProperties(of: types[index].name)
      types[index].properties = properties
    }
    for name in families.keys.sorted() {
      let properties = takeProperties(of: name)
      families[name]?.properties = properties
    }
    for name in own.keys.sorted() { problems.append("properties of `\(name)`, which is no type") }
    for type in types {
      let count = properties(of: type).count
      if count >= 64 { problems.append("`\(type.name)` has \(count) properties; 63 are possible") }
      let names = properties(of: type).map(\.name)
      for (name, again) in zip(names.sorted(), names.sorted().dropFirst()) where name == again {
        problems.append("`\(type.name)` has `\(name)` twice")
      }
      for case let other? in type.properties.map(\.objectiveC) where names.contains(other) {
        problems.append("`\(other)` of `\(type.name)` is a name and an Objective-C spelling")
      }
    }
  }

  private mutating func takeProperties(of name: String) -> [Property] {
    guard let parts = own.removeValue(forKey: name) else { return [] }
    guard let properties = parts.declarations else {
      problems.append("the parts of `\(name)` are not numbered from 1 on")
      return []
    }
    return properties
  }

  /// All properties of a type in the order of their places: inherited ones first, then its own.
  package func properties(of type: ObjectType) -> [Property] {
    let own = Set(type.properties.map(\.name))
    return inherited(from: type.family).filter { !own.contains($0.name) } + type.properties
  }

  private func inherited(from name: String) -> [Property] {
    guard let family = families[name] else { return [] }
    return inherited(from: family.parent) + family.properties
  }

  private enum Place {
    case outside
    case enumeration(Int)
    case owner(String)
  }

  private mutating func read(_ path: String, _ text: String) {
    var place = Place.outside
    var comment = ""
    var summary = Summary()
    var above: Substring = ""
    for (number, line) in CatalogText.lines(of: text) {
      if line == "}" {
        place = .outside
      } else if let (name, family) = line.between("@usableFromInline package enum ", " {}")?.pair {
        types.append(ObjectType(name: name, family: family, sentence: summary.text))
      } else if let (name, parent) = line.between(
        "@usableFromInline package protocol ", " {}")?.pair
      {
        families[name] = Family(parent: parent)
      } else if let name = line.between(
        "@frozen @usableFromInline package enum ", ": UInt8, Enumeration {")
      {
        enumerations.append(Enumeration(name: name, sentence: summary.text))
        place = .enumeration(enumerations.count - 1)
      } else if let name = line.between("extension Property where Owner: ", " {")
        ?? line.between("extension Property where Owner == ", " {")
      {
        place = .owner(name)
        own[name, default: Parts()].begin(below: above)
      } else if line.hasPrefix("extension Property where")
        || line.contains("Enumeration {")
          && line.contains(" enum ")
      {
        problems.append("\(path):\(number): not the form: \(line)")
      } else {
        read(line, in: place, at: "\(path):\(number)", comment)
      }
      above = line
      comment = line.following("  /// ", after: comment)
      summary.follow(line)
    }
  }

  /// The first paragraph of the documentation comment that ends above the line that is read.
  private struct Summary {
    var text = ""
    private var isComplete = false

    mutating func follow(_ line: Substring) {
      guard line.hasPrefix("///") else {
        self = Summary()
        return
      }
      if line == "///" { isComplete = true }
      if !isComplete { text = line.following("/// ", after: text) }
    }
  }

  /// The lines of a text by number, counted from 1; a declaration or a list of cases that goes on is one line.
  private static func lines(of text: String) -> [(Int, Substring)] {
    var result: [(Int, Substring)] = []
    var open: String?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let whole = open.map { ($0 + " " + line.trimmed)[...] } ?? line
      let goesOn =
        whole == "  @inlinable package static"
        || whole.hasPrefix("  @inlinable package static var ") && !whole.hasSuffix("{")
        || whole.hasPrefix("  case ") && whole.hasSuffix(",")
      if goesOn {
        open = String(whole)
      } else {
        open = nil
        result.append((index + 1, whole))
      }
    }
    return result
  }

  private mutating func read(
    _ line: Substring, in place: Place, at origin: String, _ comment: String
  ) {
    switch place {
    case .outside: return
    case .enumeration(let index):
      guard line.hasPrefix("  case ") else { return }
      let cases = line.dropFirst(7).split(separator: ",").map { $0.trimmed.unquoted }
      enumerations[index].cases += cases
      enumerations[index].sentences += cases.map { _ in comment }
    case .owner(let owner):
      if line.hasPrefix("    ") {
        if let other = line.following("objectiveC: \"") {
          own[owner]?.changeLast { $0.objectiveC = other }
        }
        if line.hasPrefix("      traits:"), line.contains(".required") {
          own[owner]?.changeLast { $0.isRequired = true }
        }
        return
      }
      let text = line.trimmed
      if text.isEmpty || text.hasPrefix("//") || text == "}" { return }
      guard let declaration = line.between("  @inlinable package static var ", "> {"),
        let colon = declaration.firstIndex(of: ":"),
        declaration[colon...].hasPrefix(": Of<")
      else {
        problems.append("\(origin): not the form: \(line)")
        return
      }
      let property = Property(
        name: declaration[..<colon].unquoted, value: String(declaration[colon...].dropFirst(5)))
      own[owner]?.append(property)
    }
  }
}

extension Substring {
  /// What stands between a beginning and an end of the line.
  func between(_ beginning: String, _ end: String) -> String? {
    guard hasPrefix(beginning), hasSuffix(end) else { return nil }
    return String(dropFirst(beginning.count).dropLast(end.count))
  }

  /// The text of a comment that goes on with this line, if this line is one.
  fileprivate func following(_ marker: String, after comment: String) -> String {
    guard hasPrefix(marker) else { return "" }
    return comment.isEmpty
      ? String(dropFirst(marker.count)) : comment + " " + dropFirst(marker.count)
  }

  /// The quoted text behind a marker that is not itself inside a text.
  func following(_ marker: String) -> String? {
    var start = startIndex
    var isInText = false
    while start < endIndex {
      if !isInText, self[start...].hasPrefix(marker) {
        return String(self[start...].dropFirst(marker.count).prefix { $0 != "\"" })
      }
      if self[start] == "\"" { isInText.toggle() }
      start = index(after: start)
    }
    return nil
  }
}

extension StringProtocol {
  /// What stands on either side of `: `.
  fileprivate var pair: (String, String)? {
    guard let colon = firstIndex(of: ":") else { return nil }
    return (String(self[..<colon]), self[index(after: colon)...].trimmed)
  }

  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }

  /// Without the back-ticks of an identifier that is a keyword.
  fileprivate var unquoted: String { String(filter { $0 != "`" }) }
}
