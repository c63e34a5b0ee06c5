package import BarCatalog

/// Values for properties, as a description writes them, from how the catalog says they are written.
package enum ValueSamples {
  /// Values in every form: short ones, every case.
  package static func of(_ form: ValueForm) -> [String] {
    var member = form
    member.container = .single
    switch form.container {
    case .list: return ["[]"] + of(member).map { "[\($0)]" }
    case .table: return ["{}"] + of(member).map { "{entry: \($0)}" }
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
      samples.append(one(type.shape(at: type.place(ofID: short.scalar)).form))
    }
    if short.sequence != 0 {
      // A menu is a list of menus: one level of them is enough.
      let members = type.shape(at: type.place(ofID: short.sequence)).form
      samples += members.parameter == form.parameter ? ["[]", "[[], {}]"] : of(members)
    }
    let required = entries(type, except: 255, "")
    return samples + ["{\(required.dropFirst(required.hasPrefix(", ") ? 2 : 0))}"]
  }

  private static func one(_ form: ValueForm) -> String { of(form).first ?? "{}" }

  /// An entry, and beside it what the type must have.
  package static func entries(_ type: BarType, except place: UInt8, _ entry: String) -> String {
    var entries = [entry]
    for required in 0..<UInt8(type.propertyCount)
    where required != place && type.requiredPlaces & 1 << UInt64(required) != 0 {
      let form = type.shape(at: required).form
      entries.append("\(type.propertyName(at: required)): \(one(form))")
    }
    return entries.joined(separator: ", ")
  }
}
