import BarCatalog
import BarCompiler
import BarJSON
import BarSyntax

extension LayoutIRWriter {
  /// Writes the value of a property.
  mutating func value(_ form: ValueForm, _ word: UInt64) {
    if form.isKeyed { return keyed(form, Int(truncatingIfNeeded: word)) }
    switch form.container {
    case .single: single(form, word)
    case .list:
      json.byte(UInt8(ascii: "["))
      for (index, cell) in cells(at: Int(truncatingIfNeeded: word)).enumerated() {
        if index > 0 { json.byte(comma) }
        single(form, cell.word)
      }
      json.byte(UInt8(ascii: "]"))
    case .table:
      json.byte(UInt8(ascii: "{"))
      let cells = cells(at: Int(truncatingIfNeeded: word))
      for index in stride(from: cells.startIndex, to: cells.endIndex, by: 2) {
        if index > cells.startIndex { json.byte(comma) }
        text(Name(word: cells[index].word))
        json.byte(colon)
        single(form, cells[index + 1].word)
      }
      json.byte(UInt8(ascii: "}"))
    }
  }

  private mutating func single(_ form: ValueForm, _ word: UInt64) {
    switch form.kind {
    case .boolean: if word != 0 { json.raw("true") } else { json.raw("false") }
    case .integer: json.integer(Int(truncatingIfNeeded: word))
    case .number: json.number(Double(bitPattern: word))
    case .length: length(form, word)
    case .text: textValue(word)
    case .name: text(Name(word: word))
    case .version: json.string(Version(word: word, []).spelling)
    case .enumeration: enumerationCase(form, UInt8(truncatingIfNeeded: word))
    case .optionSet: options(form, word)
    case .color: color(word)
    case .element: element(form, Int(truncatingIfNeeded: word))
    case .changes: changes(Int(truncatingIfNeeded: word))
    case .anything: json.raw("null")
    }
  }

  private mutating func length(_ form: ValueForm, _ word: UInt64) {
    let value = Double(bitPattern: word)
    if value.isNaN {
      enumerationCase(form, UInt8(truncatingIfNeeded: word) &- 1)
    } else {
      json.number(value)
    }
  }

  private mutating func textValue(_ word: UInt64) {
    if word & Text.perLanguage == 0 { return text(Name(word: word)) }
    json.byte(UInt8(ascii: "{"))
    let cells = cells(at: Int(truncatingIfNeeded: word & 0xFFFF_FFFF))
    for index in stride(from: cells.startIndex, to: cells.endIndex, by: 2) {
      if index > cells.startIndex { json.byte(comma) }
      text(Name(word: cells[index].word))
      json.byte(colon)
      text(Name(word: cells[index + 1].word))
    }
    json.byte(UInt8(ascii: "}"))
  }

  private mutating func enumerationCase(_ form: ValueForm, _ number: UInt8) {
    json.name(EnumerationName(rawValue: form.parameter)?.spelling(number) ?? "")
  }

  /// Writes the cases of an option set, in their order.
  mutating func options(_ form: ValueForm, _ bits: UInt64) {
    json.byte(UInt8(ascii: "["))
    var rest = bits
    while rest != 0 {
      if rest != bits { json.byte(comma) }
      enumerationCase(form, UInt8(truncatingIfNeeded: rest.trailingZeroBitCount))
      rest &= rest &- 1
    }
    json.byte(UInt8(ascii: "]"))
  }

  /// Writes `"#RRGGBBAA"`, a pair for both appearances, or the name of a color that changes with the appearance.
  mutating func color(_ word: UInt64) {
    switch word >> 62 {
    case 0: components(UInt32(truncatingIfNeeded: word))
    case 1:
      guard let color = SystemColor(rawValue: UInt8(truncatingIfNeeded: word)) else { return }
      if let fixed = color.components { return components(fixed) }
      json.raw("{\"dynamic\":")
      json.name(color.spelling)
      json.byte(UInt8(ascii: "}"))
    default:
      let head = Int(truncatingIfNeeded: word & 0xFFFF_FFFF)
      json.raw("{\"light\":")
      color(tape[head + 1].word)
      json.raw(",\"dark\":")
      color(tape[head + 2].word)
      json.byte(UInt8(ascii: "}"))
    }
  }

  private mutating func components(_ components: UInt32) {
    json.raw("\"#")
    for shift in stride(from: UInt32(28), through: 0, by: -4) {
      json.byte(hexadecimal(UInt8(truncatingIfNeeded: components >> shift & 15)))
    }
    json.byte(UInt8(ascii: "\""))
  }

  /// Writes an object in a value: a reference where the screen lists it, a list of numbers where it has such a form, else its properties.
  private mutating func element(_ form: ValueForm, _ head: Int) {
    guard let type = BarType(rawValue: form.parameter) else { return json.raw("null") }
    if type.isObject {
      json.raw("{\"object\":")
      // A view that is itself a bar is listed as the bar.
      let bar = type == .viewDescription ? bar(inViewAt: Int32(head)) : nil
      if let index = objects.index(of: bar?.head ?? Int32(head)) {
        json.integer(Int(index))
      } else {
        json.raw("null")
      }
      json.byte(UInt8(ascii: "}"))
    } else if type.shortForm.positional > 0 {
      positional(type, head)
    } else {
      json.byte(UInt8(ascii: "{"))
      for (index, cell) in cells(at: head).enumerated() {
        if index > 0 { json.byte(comma) }
        json.name(shapes.name(type, cell.place))
        json.byte(colon)
        value(shapes.shape(type, cell.place).form, cell.word)
      }
      json.byte(UInt8(ascii: "}"))
    }
  }

  private mutating func positional(_ type: BarType, _ head: Int) {
    json.byte(UInt8(ascii: "["))
    let cells = cells(at: head)
    for place in 0..<type.shortForm.positional {
      if place > 0 { json.byte(comma) }
      let shape = shapes.shape(type, place)
      if let cell = cells.first(where: { $0.id == shape.id }) {
        value(shape.form, cell.word)
      } else {
        json.raw("0")
      }
    }
    json.byte(UInt8(ascii: "]"))
  }

  private mutating func changes(_ head: Int) {
    json.byte(UInt8(ascii: "["))
    for (index, cell) in cells(at: head).enumerated() {
      if index > 0 { json.byte(comma) }
      if let spelling = Spelling(id: cell.id) {
        json.string(UnsafeRawBufferPointer(spelling.bytes))
      }
    }
    json.byte(UInt8(ascii: "]"))
  }

  /// Writes the values of an accessor by their keys, nested in its order; a value without keys stands alone.
  private mutating func keyed(_ form: ValueForm, _ head: Int) {
    var plain = form
    plain.firstKey = 255
    let cells = cells(at: head)
    if cells.count == 1, let only = cells.first, only.key == 0 { return value(plain, only.word) }
    json.byte(UInt8(ascii: "{"))
    for (index, cell) in cells.enumerated() {
      if index > 0 { json.byte(comma) }
      json.byte(UInt8(ascii: "\""))
      let key = AccessorKey(packed: cell.key)
      var isFirst = true
      for space in 0..<3 {
        guard let keys = form.keySpace(space), let number = key[space] else { continue }
        if !isFirst { json.byte(UInt8(ascii: ".")) }
        isFirst = false
        json.raw(keys.spelling(number))
      }
      json.raw("\":")
      value(plain, cell.word)
    }
    json.byte(UInt8(ascii: "}"))
  }
}

let colon = UInt8(ascii: ":")
