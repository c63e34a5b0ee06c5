import BarCatalog

/// A place of a text, and what the catalog says may be written there.
struct Slot {
  /// How what stands here is written.
  var form: ValueForm
  /// The type and the place of the property that the value, or what it is part of, belongs to; `nil` for the root.
  var property: (owner: BarType, place: UInt8)?
  /// Whether the bars here are of UIKit.
  var isUIKit: Bool
  /// The first key space of an accessor that may still be written.
  var keySpace = 0
  /// Whether only a scalar may stand here: a text in a language, a color of an appearance.
  var isScalar = false
  /// Whether it names a property of the object itself, rather than being a value of one.
  var namesProperty = false
  /// Whether it stands after `<<`, where one mapping may be written or a list of them.
  var isMerged = false
  /// The rule of which something is said here.
  var rule: StaticString?

  /// A whole text.
  static func root(_ form: TextForm, isUIKit: Bool) -> Slot {
    let type =
      switch form {
      case .description: Description.type
      case .configuration: Configuration.type
      }
    return Slot(form: ValueForm(.element, parameter: type.rawValue), isUIKit: isUIKit)
  }

  /// The type of the object that a mapping here is; `nil` if it is none.
  var objectType: BarType? {
    form.container == .single && !isScalar ? memberType : nil
  }

  /// The type of an object here, or of one of many; `nil` where there is none.
  var memberType: BarType? { form.elementType(isUIKit: isUIKit) }

  /// All that is known of the property.
  var entry: Entry? { property.map { $0.owner.entry(at: $0.place) } }

  /// Whether it is the value of a property of that type and name, or a part of it.
  func isOf<Owner: BarObject, Value>(_ property: Property<Owner, Value>) -> Bool {
    guard let own = self.property else { return false }
    return own.owner == Owner.type && own.place == Owner.type.place(ofID: property.id)
  }
}

/// What a key of a mapping is.
enum KeyMeaning {
  case property(BarType, place: UInt8)
  /// The name of a member of a table, such as the id of a screen.
  case name
  /// A key of an accessor, such as a control state.
  case accessorKey(EnumerationName, number: UInt8, space: Int)
  /// The language of a text.
  case language
  /// The appearance that a color is for.
  case appearance
  /// A property that changes at run time.
  case change(BarType, place: UInt8)
  /// The name of a rule.
  case rule(StaticString)
  /// The name of an option of a rule.
  case option(StaticString)
  /// `<<`.
  case merge
}

extension Slot {
  /// What a key of a mapping that stands here is; `nil` if it is not known.
  func meaning(ofKey key: String) -> KeyMeaning? {
    if key == "<<" { return .merge }
    if isScalar { return nil }
    for space in keySpace..<3 {
      guard let keys = form.keySpace(space) else { break }
      if let number = keys.number(of: key) {
        return .accessorKey(keys, number: number, space: space)
      }
    }
    switch form.container {
    case .table: return isTableOfRules ? ruleMeaning(ofKey: key) ?? .name : .name
    case .list: return nil
    case .single: break
    }
    switch form.kind {
    case .element:
      guard let type = objectType, let place = type.place(ofText: key) else { return nil }
      return .property(type, place: place)
    case .color: return key == "light" || key == "dark" ? .appearance : nil
    case .text: return .language
    case .changes:
      guard let owner = property?.owner, let place = owner.place(ofText: key) else { return nil }
      return .change(owner, place: place)
    case .anything: return optionMeaning(ofKey: key)
    case .boolean, .integer, .number, .length, .name, .version, .enumeration, .optionSet:
      return nil
    }
  }

  /// What may stand after a key.
  func value(behind key: KeyMeaning) -> Slot {
    var slot = self
    switch key {
    case .property(let type, let place):
      slot = Slot(
        form: type.shape(at: place).form, property: (type, place), isUIKit: isUIKit)
      if slot.isOf(Defaults.property(.mdc)) { slot.isUIKit = false }
      if slot.isOf(Defaults.property(.uikit)) { slot.isUIKit = true }
      slot.rule = rule
    case .name: slot.form.container = .single
    case .accessorKey(_, _, let space): slot.keySpace = space + 1
    case .language, .appearance: slot.isScalar = true
    case .change(let type, let place):
      slot = Slot(form: type.shape(at: place).form, property: (type, place), isUIKit: isUIKit)
      if slot.form.container == .single { slot.form.container = .list }
      slot.form.firstKey = 255
    case .rule(let name):
      slot.form.container = .single
      slot.rule = name
    case .option: slot.form = ValueForm(.name, container: .list)
    case .merge: slot.isMerged = true
    }
    return slot
  }

  /// What may stand as an item of a sequence here, counted from 0; `nil` if no sequence may stand.
  func item(_ number: Int) -> Slot? {
    var slot = self
    if isMerged { return self }
    if isScalar || form.container == .table { return nil }
    if form.container == .list {
      slot.form.container = .single
      return slot
    }
    switch form.kind {
    case .element:
      guard let type = objectType else { return nil }
      let short = type.shortForm
      if short.sequence != 0 { return property(ofID: short.sequence, of: type).item(number) }
      guard number < Int(short.positional) else { return nil }
      return value(behind: .property(type, place: UInt8(number)))
    case .optionSet:
      slot.isScalar = true
      return slot
    case .changes:
      slot.isScalar = true
      slot.namesProperty = true
      return slot
    case .boolean, .integer, .number, .length, .text, .name, .version, .enumeration, .color,
      .anything:
      return nil
    }
  }

  /// What a scalar here is: where it stands for an object, the value of that object's property; where it stands for a
  /// list of one, its member. `nil` if no scalar may stand.
  var scalar: Slot? {
    var slot = self
    switch form.container {
    case .table: return nil
    case .list:
      slot.form.container = .single
      return slot.scalar
    case .single: break
    }
    switch form.kind {
    case .element:
      guard let type = objectType else { return nil }
      let short = type.shortForm
      if short.scalar != 0 { return property(ofID: short.scalar, of: type).scalar }
      return short.repeats ? value(behind: .property(type, place: 0)) : nil
    case .changes:
      slot.namesProperty = true
      return slot
    case .boolean, .integer, .number, .length, .text, .name, .version, .enumeration, .optionSet,
      .color, .anything:
      return slot
    }
  }

  private func property(ofID id: UInt16, of type: BarType) -> Slot {
    value(behind: .property(type, place: type.place(ofID: id)))
  }
}

extension BarObject {
  /// A property of the type, where the type has to be told.
  static func property<Value>(_ property: Property<Self, Value>) -> Property<Self, Value> {
    property
  }
}

extension BarType {
  /// The place of the property of that name, Objective-C's spelling included.
  func place(ofText text: String) -> UInt8? {
    var text = text
    let spelling = text.withUTF8 { bytes in
      bytes.baseAddress.flatMap { Spelling.find($0, bytes.count) }
    }
    guard let spelling else { return nil }
    let place = place(spelling.number)
    if place != 255 { return place }
    let swift = swiftPlace(forObjectiveC: spelling.number)
    return swift == 255 ? nil : swift
  }
}

extension EnumerationName {
  /// The number of the case of that name, counted from 0.
  func number(of text: String) -> UInt8? {
    var text = text
    return text.withUTF8 { bytes in
      bytes.baseAddress.flatMap { caseNumber($0, bytes.count) }
    }
  }
}
