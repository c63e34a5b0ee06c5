import BarCatalog
import BarCompiler
import BarJSON
import BarLayout

extension LayoutIRWriter {
  /// Writes the looks of a bar, or those that an item on a stack makes of the stack's bar.
  mutating func appearances(of object: ObjectList.Object) {
    guard object.parent < 0 else { return }
    switch object.type {
    case .uiToolbar: appearances(item: -1, bar: object.head, isAlone: false)
    case .uiNavigationBar:
      let own = barSources.first { $0.bar == object.head && !$0.isInStack }
      appearances(item: own?.item ?? -1, bar: object.head, isAlone: own != nil)
    case .uiNavigationItem:
      guard let source = barSources.first(where: { $0.item == object.head && $0.isInStack })
      else { return }
      appearances(item: object.head, bar: source.bar, isAlone: false)
    default: return
    }
  }

  /// - Parameter isAlone: Whether no controller tells the bar where content ends: then only two states count.
  private mutating func appearances(item: Int32, bar: Int32, isAlone: Bool) {
    let isAnySet = [item, bar].contains { owner in
      owner >= 0
        && cells(at: Int(owner)).contains { cell in
          AppearanceSlot.allCases.contains { $0.own == cell.id }
        }
    }
    guard isAnySet else { return }
    json.raw(",\"appearances\":{")
    var commas = Commas()
    for slot in AppearanceSlot.allCases where !(isAlone && slot.isAtEdge) {
      commas.next(slot.name, &json)
      json.byte(UInt8(ascii: "{"))
      appearance(slot, item: item, bar: bar)
      json.byte(UInt8(ascii: "}"))
    }
    json.byte(UInt8(ascii: "}"))
  }

  private mutating func appearance(_ slot: AppearanceSlot, item: Int32, bar: Int32) {
    let isLarge =
      bar >= 0 && tape[Int(bar)].id == UInt16(BarType.uiNavigationBar.rawValue)
      && Element<UINavigationBar>(tape, at: bar).resolved(.prefersLargeTitles)
    // Before iOS 15 content at the edge made a difference to bars with large titles only.
    let isNew = slot == .compactScrollEdge || slot == .scrollEdge && !isLarge
    json.raw("\"ios\":\"")
    if isNew { json.raw("15.0") } else { json.raw("13.0") }
    json.raw("\",\"from\":\"")
    guard let found = slot.look(item: item, bar: bar, tape) else {
      // Anything left unset is up to the system.
      json.raw("default\",\"background\":{\"configuration\":")
      if slot.isAtEdge { json.raw("\"transparent\"}") } else { json.raw("\"default\"}") }
      return
    }
    if found.isOfItem { json.raw("topItem.") }
    let owner: BarType =
      found.isOfItem ? .uiNavigationItem : isToolbar(bar) ? .uiToolbar : .uiNavigationBar
    json.raw(shapes.name(owner, found.cell.place))
    json.byte(UInt8(ascii: "\""))
    look(
      Int(truncatingIfNeeded: found.cell.word),
      isTransparent: slot.isAtEdge && !found.slot.isAtEdge)
  }

  private func isToolbar(_ head: Int32) -> Bool {
    head >= 0 && tape[Int(head)].id == UInt16(BarType.uiToolbar.rawValue)
  }

  /// Writes background, titles and buttons of a look.
  ///
  /// - Parameter isTransparent: Whether the look stands in for that of content at the edge, which has no background.
  private mutating func look(_ head: Int, isTransparent: Bool) {
    guard let type = BarType(rawValue: UInt8(truncatingIfNeeded: tape[head].id)) else { return }
    json.raw(",\"background\":{")
    var commas = Commas()
    let configuration = cells(at: head).first {
      $0.id == UINavigationBarAppearance.id(.configuration)
    }
    commas.next("configuration", &json)
    if isTransparent {
      json.raw("\"transparent\"")
    } else if let configuration {
      value(shapes.shape(type, configuration.place).form, configuration.word)
    } else {
      json.raw("\"default\"")
    }
    for cell in cells(at: head) where !isTransparent && isBackground(cell.id) {
      commas.next(shapes.name(type, cell.place), &json)
      inline(shapes.shape(type, cell.place).form, cell.word)
    }
    json.byte(UInt8(ascii: "}"))
    for cell in cells(at: head) {
      if isBackground(cell.id) || cell.id == UINavigationBarAppearance.id(.configuration) {
        continue
      }
      json.byte(comma)
      switch cell.id {
      case UINavigationBarAppearance.id(.titleTextAttributes): json.raw("\"title\"")
      case UINavigationBarAppearance.id(.buttonAppearance): json.raw("\"buttons\"")
      default: json.name(shapes.name(type, cell.place))
      }
      json.byte(colon)
      inline(shapes.shape(type, cell.place).form, cell.word)
    }
  }

  private func isBackground(_ id: UInt16) -> Bool {
    let look = UINavigationBarAppearance.self
    switch id {
    case look.id(.backgroundEffect), look.id(.backgroundColor), look.id(.backgroundImage),
      look.id(.backgroundImageContentMode), look.id(.shadowColor), look.id(.shadowImage):
      return true
    default: return false
    }
  }

  /// Writes a value with all that objects in it hold, which elsewhere are objects of the list.
  private mutating func inline(_ form: ValueForm, _ word: UInt64) {
    guard form.objectType != nil, form.container == .single,
      let type = BarType(rawValue: UInt8(truncatingIfNeeded: tape[Int(word)].id))
    else { return value(form, word) }
    json.byte(UInt8(ascii: "{"))
    for (index, cell) in cells(at: Int(word)).enumerated() {
      if index > 0 { json.byte(comma) }
      json.name(shapes.name(type, cell.place))
      json.byte(colon)
      inline(shapes.shape(type, cell.place).form, cell.word)
    }
    json.byte(UInt8(ascii: "}"))
  }
}
