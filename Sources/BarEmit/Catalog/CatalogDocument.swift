package import BarCatalog
package import BarJSON

/// Everything that the catalog knows, as one JSON document.
package enum CatalogDocument {
  package static var document: JSONValue {
    [
      "$comment": "Printed by `barc catalog --json`.",
      "tool": ["name": "barc", "version": .text(ToolVersion.text)],
      "catalog": .text(CatalogVersion.text),
      "hosts": .array(
        Host.allCases.map { ["name": .string("\($0)"), "class": .text($0.className)] }),
      "types": .array(BarType.allCases.map(type)),
      "enumerations": .array(EnumerationName.allCases.map(enumeration)),
      "devices": .array(Device.all.map(device)),
      "deviceGroups": .object(
        DeviceGroup.allCases.map { group in
          .init(group.rawValue, .array(group.devices.map { .string($0.id) }))
        }),
    ]
  }

  // MARK: Types

  package static func type(_ type: BarType) -> JSONValue {
    var members: [JSONValue.Member] = []
    members.append("name", .text(type.name))
    members.append("sentence", .text(type.sentence))
    members.append("isObject", .boolean(type.isObject))
    let short = shortForms(type)
    if !short.isEmpty { members.append("shortForms", .object(short)) }
    members.append("properties", .array(type.entries.map(property)))
    return .object(members)
  }

  /// What may stand for an object of the type in place of a mapping.
  private static func shortForms(_ type: BarType) -> [JSONValue.Member] {
    let short = type.shortForm
    var members: [JSONValue.Member] = []
    if short.scalar != 0 {
      members.append("scalar", .text(type.propertyName(at: type.place(ofID: short.scalar))))
    }
    if short.sequence != 0 {
      members.append("list", .text(type.propertyName(at: type.place(ofID: short.sequence))))
    }
    if short.positional > 0 {
      members.append(
        "positions", .array((0..<short.positional).map { .text(type.propertyName(at: $0)) }))
    }
    if short.repeats { members.append("number", "all") }
    return members
  }

  package static func property(_ entry: Entry) -> JSONValue {
    var members: [JSONValue.Member] = []
    members.append("name", .text(entry.name))
    members.append("objectiveC", unlessEmpty: "\(entry.objectiveC)")
    members.append("sentence", .text(entry.sentence))
    members.append("value", value(entry.form))
    if !entry.initial.isEmpty {
      members.append(
        "default", [entry.isComputed ? "computed" : "value": .string(entry.initial)])
    }
    members.append("versions", of: entry.ios, mdc: entry.mdc)
    if entry.support.isStated { members.append("support", support(entry.support)) }
    let traits = entry.traits.names
    if !traits.isEmpty { members.append("traits", .array(traits.map { .string($0) })) }
    if let bounds = bounds(entry.bounds) { members.append("bounds", bounds) }
    members.append("constraint", unlessEmpty: "\(entry.constraint)")
    members.append("difference", unlessEmpty: "\(entry.difference)")
    members.append("instead", unlessEmpty: "\(entry.instead)")
    members.append("renamed", unlessEmpty: "\(entry.renamed)")
    members.append("source", .text(entry.source))
    return .object(members)
  }

  /// How a value is written, in words and in parts.
  private static func value(_ form: ValueForm) -> JSONValue {
    var members: [JSONValue.Member] = []
    members.append("phrase", .string(ValuePhrase().text(form)))
    members.append("kind", .string("\(form.kind)"))
    if form.container != .single { members.append("container", .string("\(form.container)")) }
    let types = form.elementTypes
    if !types.isEmpty { members.append("types", .array(types.map { .text($0.name) })) }
    switch form.kind {
    case .enumeration, .optionSet, .length:
      if let name = EnumerationName(rawValue: form.parameter) {
        members.append("enumeration", .text(name.name))
      }
    case .boolean, .integer, .number, .text, .name, .version, .color, .element, .changes,
      .anything:
      break
    }
    let keys = (0..<3).compactMap { form.keySpace($0) }
    if !keys.isEmpty { members.append("keys", .array(keys.map { .text($0.name) })) }
    members.append("isOptional", .boolean(form.isOptional))
    return .object(members)
  }

  private static func support(_ support: Support) -> JSONValue {
    .object(
      Host.allCases.map { host in
        .init(
          "\(host)",
          [
            "documented": .text(support.documented(on: host).name),
            "actual": .text(support.actual(on: host).name),
          ])
      })
  }

  private static func bounds(_ bounds: Bounds) -> JSONValue? {
    if bounds == .any { return nil }
    var members: [JSONValue.Member] = []
    if bounds.lower.isFinite { members.append("lower", .number(bounds.lower)) }
    if bounds.upper.isFinite { members.append("upper", .number(bounds.upper)) }
    members.append("isAsserted", .boolean(bounds.isAsserted))
    return .object(members)
  }

  // MARK: Enumerations

  package static func enumeration(_ name: EnumerationName) -> JSONValue {
    let cases = (0..<name.count).map { number -> JSONValue in
      var members: [JSONValue.Member] = []
      members.append("name", .text(name.spelling(number)))
      members.append("sentence", unlessEmpty: "\(name.sentence(number))")
      let availability = name.availability(number)
      members.append("versions", of: availability.ios, mdc: .always)
      members.append("instead", unlessEmpty: "\(availability.instead)")
      members.append("renamed", unlessEmpty: "\(availability.renamed)")
      return .object(members)
    }
    return [
      "name": .text(name.name), "sentence": .text(name.sentence), "cases": .array(cases),
    ]
  }

  // MARK: Devices

  private static func device(_ device: Device) -> JSONValue {
    var systems: [JSONValue.Member] = [.init("first", .integer(Int(device.support.first)))]
    if let last = device.support.last { systems.append("last", .integer(Int(last))) }
    return [
      "id": .string(device.id), "name": .string(device.name), "scale": .number(device.scale),
      "idiom": .text(device.idiom.spelling), "systems": .object(systems),
      "portrait": metrics(device.portrait), "landscape": metrics(device.landscape),
    ]
  }

  private static func metrics(_ metrics: DeviceMetrics) -> JSONValue {
    let area = metrics.safeArea
    return [
      "size": [.number(metrics.width), .number(metrics.height)],
      "safeArea": [
        .number(area.top), .number(area.left), .number(area.bottom), .number(area.right),
      ],
      "statusBarHeight": .number(metrics.statusBarHeight),
      "horizontalSizeClass": .text(metrics.horizontalSizeClass.spelling),
      "verticalSizeClass": .text(metrics.verticalSizeClass.spelling),
      "confidence": .text(metrics.confidence.spelling),
    ]
  }
}

extension [JSONValue.Member] {
  /// Adds the versions that have something, where anything is known of them.
  fileprivate mutating func append(
    _ key: String, of ios: Availability, mdc: Availability
  ) {
    var systems: [JSONValue.Member] = []
    for (name, availability) in [("ios", ios), ("mdc", mdc)] {
      var versions: [JSONValue.Member] = []
      let numbers = [
        ("introduced", availability.introduced), ("deprecated", availability.deprecated),
        ("removed", availability.removed),
      ]
      for (name, number) in numbers where number != 0 {
        versions.append(name, .string(Availability.text(number)))
      }
      if !versions.isEmpty { systems.append(name, .object(versions)) }
    }
    if !systems.isEmpty { append(key, .object(systems)) }
  }
}

extension Traits {
  /// The names of the traits that are set, in their order.
  var names: [String] {
    let all: [(Traits, String)] = [
      (.unwritable, "unwritable"), (.flag, "flag"), (.required, "required"),
      (.mdcOnly, "mdcOnly"), (.uikitOnly, "uikitOnly"), (.later, "later"),
      (.language, "language"), (.notNull, "notNull"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
