import BarCatalog
import BarCompiler
import BarText
import TestSupport
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
    // A look of no kind of bar only lends its properties to those of a kind.
    let types = Set(
      BarType.allCases.filter {
        $0.propertyCount > 0 && $0 != .uiBarAppearance && !$0.isOfConfiguration
      })
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
    let expected = place.expected(else: isRefused ? ["wrong-kind"] : [], isSet: false)
    #expect(found(in: text) == expected, "\(text)")
  }

  /// What is found, but for names of things that the samples do not have.
  private func found(in text: String) -> [String] {
    let source = SourceFile(path: "form.yaml", bytes: Array(text.utf8))
    return compile(source).findings.map { "\($0.kind.name)" }
      .filter { !["dangling-reference", "unknown-device", "no-environment"].contains($0) }
      .sorted()
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

  /// The toolkit that a screen must have for the way: UIKit where a property on it is of UIKit alone, or leads on to the
  /// class that UIKit has there.
  private var toolkit: String {
    let isOfUIKit = way.contains { $0.type.shape(at: $0.place).traits.contains(.uikitOnly) }
    let leadsToUIKit = zip(way, way.dropFirst()).contains { step, next in
      let form = step.type.shape(at: step.place).form
      return form.elementType(isUIKit: true) == next.type && form.uikitParameter != 255
    }
    return isOfUIKit || leadsToUIKit ? "uikit" : "mdc"
  }

  /// What is found in the order of names, the value having what is given: a property that cannot be written is not looked
  /// into, and each bar on the way that is set and not laid out yet has a note.
  func expected(else found: [String], isSet: Bool = true) -> [String] {
    let isRefused = shape.traits.contains(.unwritable)
    let notes = (isRefused || !isSet ? path : way).filter {
      let traits = $0.type.shape(at: $0.place).traits
      return traits.contains(.later)
    }
    let refusal = shape.traits.contains(.absent) ? "unknown-key" : "not-writable"
    return (notes.map { _ in "not-compiled-yet" } + (isRefused ? [refusal] : found)).sorted()
  }

  /// A description in which the property has a value.
  func description(of value: String) -> String {
    var text = ValueSamples.entries(type, except: place, "\(name): \(value)")
    for step in path.reversed() {
      let form = step.type.shape(at: step.place).form
      let inner =
        switch form.container {
        case .single: "{\(text)}"
        case .list: "[{\(text)}]"
        case .table: "{entry: {\(text)}}"
        }
      let name = step.type.propertyName(at: step.place)
      text = ValueSamples.entries(step.type, except: step.place, "\(name): \(inner)")
    }
    let isToolkit = path.isEmpty && name == "toolkit"
    return "{\(text)\(isToolkit ? "" : ", toolkit: \(toolkit)")}"
  }

  /// Values in every form: short ones, every case, every key.
  var samples: [String] {
    let form = shape.form
    let plain = ValueSamples.of(form)
    guard form.isKeyed else { return plain }
    var keyed: [String] = []
    for space in 0..<3 {
      guard let keys = form.keySpace(space) else { break }
      keyed += (0..<keys.count).map { "{\(keys.spelling($0)): \(plain[0])}" }
    }
    return plain + keyed
  }

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
        guard !shape.traits.contains(.unwritable) else { continue }
        for isUIKit in [false, true] {
          guard let inner = shape.form.elementType(isUIKit: isUIKit), seen.insert(inner).inserted
          else { continue }
          open.append((inner, path + [(type, place)]))
        }
      }
    }
    return places
  }()
}
