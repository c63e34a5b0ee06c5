import BarCatalog
import BarCompiler
import BarText
import Testing

/// Every property of the catalog, written in every form that it has and in one that it has not.
@Suite struct PropertyFormTests {
  static let places = PropertyPlace.all

  /// Classes that no key stands for: an app bar has the properties of its older wrapper, a flow those of its
  /// controller.
  private static let writtenInOtherObjects: Set<BarType> = [
    .mdcAppBar, .mdcAppBarNavigationController,
  ]

  @Test func everyTypeIsReachedFromADescription() {
    let reached = Set(Self.places.map(\.type))
    let types = Set(BarType.allCases.filter { $0.propertyCount > 0 })
    #expect(types.subtracting(reached) == Self.writtenInOtherObjects)
  }

  @Test(arguments: places) func takesWhatItSays(place: PropertyPlace) {
    for sample in place.samples {
      let text = place.description(of: sample)
      #expect(found(in: text) == place.expected(else: []), "\(text)")
    }
  }

  @Test(arguments: places) func refusesWhatItDoesNotTake(place: PropertyPlace) {
    if place.shape.form.kind == .anything { return }
    let text = place.description(of: "[[[x]]]")
    #expect(found(in: text) == place.expected(else: ["wrong-kind"]), "\(text)")
  }

  @Test(arguments: places) func takesNothingWhereThatHasAMeaning(place: PropertyPlace) {
    let text = place.description(of: "~")
    let isRefused = place.shape.traits.contains(.notNull) || !place.shape.form.isOptional
    // Of what is not set there is nothing to compile.
    if place.shape.traits.contains(.later) { return #expect(found(in: text) == [], "\(text)") }
    #expect(found(in: text) == place.expected(else: isRefused ? ["wrong-kind"] : []), "\(text)")
  }

  /// What is found, but for names of things that the samples do not have.
  private func found(in text: String) -> [String] {
    let source = SourceFile(path: "form.yaml", bytes: Array(text.utf8))
    return compile(source).findings.map { "\($0.kind.name)" }
      .filter { !["dangling-reference", "unknown-device", "no-environment"].contains($0) }
  }
}

/// A property, and how to get to it from the top of a description.
struct PropertyPlace: CustomTestStringConvertible, Sendable {
  let type: BarType
  let place: UInt8
  /// The properties on the way, outermost first.
  let path: [(type: BarType, place: UInt8)]

  var shape: Shape { type.shape(at: place) }
  var name: String { "\(type.propertyName(at: place))" }
  var testDescription: String { "\(type.name).\(name)" }

  private var way: [(type: BarType, place: UInt8)] { path + [(type, place)] }

  /// A screen of UIKit where a property on the way is of UIKit alone.
  private var toolkit: String {
    way.contains { $0.type.shape(at: $0.place).traits.contains(.uikitOnly) } ? "uikit" : "mdc"
  }

  /// What is found: that a bar on the way is not compiled, and what is said of the value if it may be written.
  func expected(else found: [String]) -> [String] {
    let isUnwritable = shape.traits.contains(.unwritable)
    let bars = (isUnwritable ? path : way).filter {
      $0.type.shape(at: $0.place).traits.contains(.later)
    }
    return bars.map { _ in "not-compiled-yet" } + (isUnwritable ? ["not-writable"] : found)
  }

  /// A description in which the property has a value.
  func description(of value: String) -> String {
    var text = PropertyPlace.entries(type, except: place, "\(name): \(value)")
    for step in path.reversed() {
      let form = step.type.shape(at: step.place).form
      let inner =
        switch form.container {
        case .single: "{\(text)}"
        case .list: "[{\(text)}]"
        case .table: "{entry: {\(text)}}"
        }
      let name = step.type.propertyName(at: step.place)
      text = PropertyPlace.entries(step.type, except: step.place, "\(name): \(inner)")
    }
    let isToolkit = path.isEmpty && name == "toolkit"
    return "{\(text)\(isToolkit ? "" : ", toolkit: \(toolkit)")}"
  }

  /// An entry, and beside it what the type must have.
  private static func entries(_ type: BarType, except place: UInt8, _ entry: String) -> String {
    var entries = [entry]
    for required in 0..<UInt8(type.propertyCount)
    where required != place && type.requiredPlaces & 1 << UInt64(required) != 0 {
      let form = type.shape(at: required).form
      entries.append("\(type.propertyName(at: required)): \(PropertyPlace.sample(form))")
    }
    return entries.joined(separator: ", ")
  }

  /// Values in every form: short ones, every case, every key.
  var samples: [String] {
    let form = shape.form
    let plain = PropertyPlace.samples(form)
    guard form.isKeyed else { return plain }
    var keyed: [String] = []
    for space in 0..<3 {
      guard let keys = form.keySpace(space) else { break }
      keyed += (0..<keys.count).map { "{\(keys.spelling($0)): \(plain[0])}" }
    }
    return plain + keyed
  }

  private static func samples(_ form: ValueForm) -> [String] {
    var member = form
    member.container = .single
    switch form.container {
    case .list: return ["[]"] + samples(member).map { "[\($0)]" }
    case .table: return ["{}"] + samples(member).map { "{entry: \($0)}" }
    case .single: break
    }
    let cases = EnumerationName(rawValue: form.parameter).map { names in
      (0..<names.count).map { "\(names.spelling($0))" }
    }
    switch form.kind {
    case .boolean: return ["true", "false"]
    case .integer: return ["1"]
    case .number: return ["1.5", "-2"]
    case .length: return ["1.5"] + (cases ?? [])
    case .text: return ["a", "{en: a}"]
    case .name: return ["en"]
    case .version: return ["15", "15.0", "\"15.0\""]
    case .enumeration: return cases ?? []
    case .optionSet:
      return ["none", "[]", "[\((cases ?? []).joined(separator: ", "))]"] + (cases ?? [])
    case .color: return ["red", "\"#123\"", "{light: red, dark: \"#12345678\"}"]
    case .element: return samples(ofElement: form)
    case .changes: return ["[isHidden]", "isHidden"]
    case .anything: return ["{a: [1]}"]
    }
  }

  private static func samples(ofElement form: ValueForm) -> [String] {
    guard let type = BarType(rawValue: form.parameter) else { return [] }
    let short = type.shortForm
    var samples: [String] = []
    if short.positional > 0 {
      let numbers = [String](repeating: "1", count: Int(short.positional))
      samples.append("[\(numbers.joined(separator: ", "))]")
    }
    if short.repeats { samples.append("1") }
    if short.scalar != 0 {
      samples.append(sample(type.shape(at: type.place(ofID: short.scalar)).form))
    }
    if short.sequence != 0 {
      // A menu is a list of menus: one level of them is enough.
      let members = type.shape(at: type.place(ofID: short.sequence)).form
      samples += members.parameter == form.parameter ? ["[]", "[[], {}]"] : self.samples(members)
    }
    let required = entries(type, except: 255, "")
    return samples + ["{\(required.dropFirst(required.hasPrefix(", ") ? 2 : 0))}"]
  }

  private static func sample(_ form: ValueForm) -> String { samples(form).first ?? "{}" }

  /// Every property of every type that a description reaches, each once, by a shortest way.
  static let all: [PropertyPlace] = {
    var places: [PropertyPlace] = []
    var open: [(type: BarType, path: [(type: BarType, place: UInt8)])] = [(.description, [])]
    var seen: Set<BarType> = [.description]
    var next = 0
    while next < open.count {
      let (type, path) = open[next]
      next += 1
      for place in 0..<UInt8(type.propertyCount) {
        places.append(PropertyPlace(type: type, place: place, path: path))
        let shape = type.shape(at: place)
        guard shape.form.kind == .element, let inner = BarType(rawValue: shape.form.parameter),
          !shape.traits.contains(.unwritable), seen.insert(inner).inserted
        else { continue }
        open.append((inner, path + [(type, place)]))
      }
    }
    return places
  }()
}
