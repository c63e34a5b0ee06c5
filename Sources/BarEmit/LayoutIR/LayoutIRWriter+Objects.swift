import BarCatalog
import BarCompiler
import BarJSON
import BarLayout
import BarSyntax

extension LayoutIRWriter {
  /// Collects and writes the objects of a screen.
  mutating func objectList(of screen: ResolvedScreen, _ layout: ScreenLayout) {
    objects.removeAll()
    barSources = layout.layouts.compactMap(\.source)
    let element = Element<Screen>(tape, at: layout.head)
    for cell in element.cells {
      let place = cell.place
      let form = shapes.shape(Screen.type, place).form
      guard let type = objectType(form, of: cell) else { continue }
      let name = shapes.name(Screen.type, place)
      // A bar that observes a navigation item has a second element, with the copied values, after the one that was
      // written.
      let head = layout.bars.first { Screen.type.place(ofKey: $0.kind.key) == place }?.head
      collect(
        type, form.container, head.map { UInt64($0) } ?? cell.word, cell.node, name, parent: -1)
    }
    objects.finish()
    json.raw("\"objects\":[")
    for index in objects.objects.indices {
      if index > 0 { json.byte(comma) }
      lineBreak()
      object(objects.objects[index])
    }
    json.byte(UInt8(ascii: "]"))
  }

  /// Writes the objects of a flow: its navigation controller, and the bars that its screens share.
  mutating func flowObject(_ element: Element<Flow>, _ flow: ResolvedFlow) {
    json.raw("{\"id\":")
    text(flow.id)
    json.raw(",\"type\":")
    json.name(flow.navigationController.spelling)
    json.raw(",\"origin\":")
    position(of: element.node)
    json.raw(",\"properties\":{")
    properties(Flow.type, Int(element.head))
    json.raw("}}")
    objects.removeAll()
    barSources = []
    for cell in element.cells {
      let form = shapes.shape(Flow.type, cell.place).form
      guard let type = objectType(form, of: cell) else { continue }
      collect(
        type, form.container, cell.word, cell.node, shapes.name(Flow.type, cell.place), parent: -1)
    }
    for object in objects.objects {
      json.byte(comma)
      self.object(object)
    }
  }

  // MARK: Collecting

  /// Adds the object or objects that are the value of a property.
  private mutating func collect(
    _ type: BarType, _ container: ValueForm.Container, _ word: UInt64, _ node: Int32,
    _ property: StaticString, parent: Int32
  ) {
    let head = Int32(truncatingIfNeeded: word)
    switch container {
    case .single: collect(type, head, keyNode(of: node), property, parent, -1)
    case .list:
      for (position, member) in cells(at: Int(head)).enumerated() {
        collect(
          type, Int32(truncatingIfNeeded: member.word), member.node, property, parent,
          Int32(position))
      }
    case .table: return
    }
  }

  private mutating func collect(
    _ type: BarType, _ head: Int32, _ node: Int32, _ property: StaticString, _ parent: Int32,
    _ position: Int32
  ) {
    // A view that is itself a bar is listed as the bar.
    if type == .viewDescription, let (bar, inner) = bar(inViewAt: head) {
      return collect(bar, inner, node, property, parent, position)
    }
    let index = objects.append(
      ObjectList.Object(
        type: type, head: head, node: node, parent: parent, property: property, position: position))
    for cell in cells(at: Int(head)) {
      let form = shapes.shape(type, cell.place).form
      guard cell.origin != .navigationItem, let inner = objectType(form, of: cell) else { continue }
      collect(
        inner, form.container, cell.word, cell.node, shapes.name(type, cell.place), parent: index)
    }
  }

  /// The bar that a view description stands for.
  func bar(inViewAt head: Int32) -> (type: BarType, head: Int32)? {
    for cell in cells(at: Int(head)) {
      switch cell.id {
      case ViewDescription.id(.navigationBar):
        return (.mdcNavigationBar, Int32(truncatingIfNeeded: cell.word))
      case ViewDescription.id(.buttonBar):
        return (.mdcButtonBar, Int32(truncatingIfNeeded: cell.word))
      case ViewDescription.id(.headerStackView):
        return (.mdcHeaderStackView, Int32(truncatingIfNeeded: cell.word))
      default: continue
      }
    }
    return nil
  }

  /// The type of the object that is the value of a property, which may depend on the toolkit.
  private func objectType(_ form: ValueForm, of cell: Cell) -> BarType? {
    guard let type = form.objectType, form.uikitParameter != 255 else { return form.objectType }
    return BarType(rawValue: UInt8(truncatingIfNeeded: tape[Int(cell.word)].id)) ?? type
  }

  func cells(at head: Int) -> ArraySlice<Cell> {
    tape[tape.run(at: head)]
  }

  /// The key that a value stands after: the node before it.
  private func keyNode(of value: Int32) -> Int32 { max(0, value - 1) }

  // MARK: Writing

  private mutating func object(_ object: ObjectList.Object) {
    json.raw("{\"id\":\"")
    objectID(object)
    json.raw("\",\"type\":")
    if object.type == .viewDescription {
      let view = Element<ViewDescription>(tape, at: object.head)
      json.name(ViewType(view[.kind]).spelling)
    } else {
      json.name(object.type.name)
    }
    json.raw(",\"origin\":")
    position(of: object.node)
    json.raw(",\"properties\":{")
    let type = object.type
    properties(type, Int(object.head))
    json.byte(UInt8(ascii: "}"))
    appearances(of: object)
    json.byte(UInt8(ascii: "}"))
  }

  /// Writes the chain of names from the screen: `navigationItem.rightBarButtonItems.0`.
  private mutating func objectID(_ object: ObjectList.Object) {
    if object.parent >= 0 {
      objectID(objects.objects[Int(object.parent)])
      json.byte(UInt8(ascii: "."))
    }
    link(object)
  }

  private mutating func link(_ object: ObjectList.Object) {
    json.raw(object.property)
    if object.position >= 0 {
      json.byte(UInt8(ascii: "."))
      json.integer(Int(object.position))
    }
  }

  /// Writes the properties that are set on an element, each with where it comes from.
  private mutating func properties(_ type: BarType, _ head: Int) {
    var commas = Commas()
    for index in stage.tape.run(at: head) {
      let cell = stage.tape[index]
      let form = shapes.shape(type, cell.place).form
      if isWrittenElsewhere(cell, form) { continue }
      commas.next(shapes.name(type, cell.place), &json)
      json.raw("{\"value\":")
      value(form, cell.word)
      json.raw(",\"from\":")
      if let cause = cell.cause {
        json.string(UnsafeRawBufferPointer(cause.bytes))
      } else {
        json.name(cell.origin.name)
      }
      if cell.node >= 0 {
        json.raw(",\"origin\":")
        position(of: cell.node)
      }
      json.byte(UInt8(ascii: "}"))
    }
  }

  /// Whether a property's value is an object of the list itself, part of another place of the layout, or nothing to write.
  private func isWrittenElsewhere(_ cell: Cell, _ form: ValueForm) -> Bool {
    switch form.kind {
    case .anything: true
    case .element:
      cell.origin != .navigationItem && form.objectType != nil
    case .name, .enumeration:
      cell.id == Flow.id(.screens) || cell.id == Flow.id(.navigationController)
    case .boolean, .integer, .number, .length, .text, .version, .optionSet, .color, .changes: false
    }
  }
}
