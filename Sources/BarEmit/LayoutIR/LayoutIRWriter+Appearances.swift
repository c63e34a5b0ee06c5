import BarCatalog
import BarCompiler
import BarLayout

/// What the bars of a screen take their looks from; -1 where there is none.
struct AppearanceSources {
  /// The screen's navigation item.
  var item: Int32 = -1
  /// The bar of its own.
  var ownBar: Int32 = -1
  /// The bar of the first stack that shows the screen.
  var stackBar: Int32 = -1
  /// The toolbar of its own, or that of the stack.
  var toolbar: Int32 = -1

  var bar: Int32 { ownBar >= 0 ? ownBar : stackBar }
}

extension LayoutIRWriter {
  /// What the bars of a screen take their looks from.
  func appearanceSources(of screen: ResolvedScreen) -> AppearanceSources {
    let element = Element<Screen>(tape, at: screen.head)
    var sources = AppearanceSources(
      item: element[.navigationItem]?.head ?? -1,
      ownBar: element[.navigationBar]?.uikit?.head ?? -1, toolbar: element[.toolbar]?.head ?? -1)
    if let flow = screen.surroundings.first.map({ stage.resolved.flows[$0.flow] }), flow.head >= 0 {
      let flow = Element<Flow>(tape, at: flow.head)
      sources.stackBar = flow[.navigationBar]?.head ?? -1
      if sources.toolbar < 0 { sources.toolbar = flow[.toolbar]?.head ?? -1 }
    }
    return sources
  }

  /// The head of the item on top of a bar that stands on its own.
  private func topItem(of bar: Int32) -> Int32 {
    guard let items = Element<UINavigationBar>(tape, at: bar)[.items] else {
      return appearanceSources.item
    }
    return items.last?.head ?? -1
  }

  /// The look that the screen's navigation bar has at its usual height.
  var navigationBarLook: Element<UINavigationBarAppearance>? {
    let sources = appearanceSources
    let isAlone = sources.ownBar >= 0
    let item = isAlone ? topItem(of: sources.ownBar) : sources.item
    let slot = AppearanceSlot(isLow: false, isAtEdge: !isAlone)
    return slot.look(item: item, bar: sources.bar, tape).map { Element(word: $0.cell.word, tape) }
  }

  /// Writes the looks of a bar, or those that an item on a stack makes of the stack's bar.
  mutating func appearances(of object: ObjectList.Object) {
    guard object.parent < 0 else { return }
    let sources = appearanceSources
    switch object.type {
    case .uiToolbar: appearances(item: -1, bar: object.head, isAlone: false)
    case .uiNavigationBar:
      let top = sources.ownBar >= 0 ? topItem(of: sources.ownBar) : -1
      let isOwn = object.head == sources.ownBar
      appearances(item: isOwn ? top : -1, bar: object.head, isAlone: isOwn)
    case .uiNavigationItem where sources.ownBar < 0:
      appearances(item: object.head, bar: sources.stackBar, isAlone: false)
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
      // What nobody says is the system's.
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
