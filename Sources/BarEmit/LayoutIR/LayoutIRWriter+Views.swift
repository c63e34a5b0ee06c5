import BarCatalog
import BarCompiler
import BarLayout
import BarSyntax

extension LayoutIRWriter {
  /// Writes every view of a screen once; the first layout of each bar has them all.
  mutating func views(of layout: ScreenLayout) {
    json.raw("\"views\":[")
    var first = 0
    for index in layout.bars.indices {
      guard let shown = layout.layouts.first(where: { $0.bar == index }) else { continue }
      let order = ReadingOrder(shown.views) { view in
        let words = words(of: view, in: shown.views)
        return words.label != nil || words.traits.bits != 0
      }
      for (position, view) in shown.views.enumerated() {
        if first + position > 0 { json.byte(comma) }
        lineBreak()
        self.view(view, position, of: layout.bars[index], shown, first: first, order)
      }
      first += shown.views.count
    }
    json.byte(UInt8(ascii: "]"))
  }

  private mutating func view(
    _ view: LaidOutView, _ position: Int, of bar: ResolvedBar, _ layout: LaidOutBar, first: Int,
    _ order: ReadingOrder
  ) {
    json.raw("{\"id\":\"")
    viewID(position, in: layout.views, bar)
    json.raw("\",\"type\":")
    json.name(view.type.spelling)
    json.raw(",\"parent\":")
    if view.parent < 0 { json.raw("null") } else { json.integer(first + Int(view.parent)) }
    if view.object >= 0, let object = objects.index(of: view.object) {
      json.raw(",\"object\":")
      json.integer(Int(object))
    }
    style(position, in: layout)
    if let order = order[position] {
      accessibility(position, in: layout.views, environment: layout.environments[0], order: order)
    }
    json.byte(UInt8(ascii: "}"))
  }

  /// Writes the chain of names from the bar's own.
  private mutating func viewID(_ position: Int, in views: [LaidOutView], _ bar: ResolvedBar) {
    let parent = views[position].parent
    if parent < 0 { return json.raw(bar.kind.key) }
    viewID(Int(parent), in: views, bar)
    json.byte(UInt8(ascii: "."))
    let name = views[position].name
    json.raw(name.spelling)
    guard let number = name.number else { return }
    if name.spelling.utf8CodeUnitCount > 0 { json.byte(UInt8(ascii: ".")) }
    json.integer(Int(number))
  }

  // MARK: Accessibility

  /// Writes what VoiceOver says of a view: from its item, its description or its text.
  private mutating func accessibility(
    _ position: Int, in views: [LaidOutView], environment: Int32, order: Int
  ) {
    json.raw(",\"accessibility\":{")
    let words = words(of: views[position], in: views)
    if let label = words.label {
      json.raw("\"label\":")
      text(stage.shown(label, in: environment))
      json.byte(comma)
    }
    if let hint = words.hint {
      json.raw("\"hint\":")
      text(stage.shown(hint, in: environment))
      json.byte(comma)
    }
    if let value = words.value {
      json.raw("\"value\":")
      text(stage.shown(value, in: environment))
      json.byte(comma)
    }
    if let identifier = words.identifier {
      json.raw("\"identifier\":")
      text(identifier)
      json.byte(comma)
    }
    json.raw("\"traits\":")
    options(Options<AccessibilityTrait>.form, words.traits.bits)
    json.raw(",\"order\":")
    json.integer(order)
    if let item = words.enlarged { largeContent(of: item, environment) }
    json.byte(UInt8(ascii: "}"))
  }

  /// Writes what is shown large of an item that is held.
  private mutating func largeContent(of item: Element<UIBarButtonItem>, _ environment: Int32) {
    json.raw(",\"largeContent\":{")
    var commas = Commas()
    if let title = item[.title] {
      commas.next("title", &json)
      text(stage.shown(title, in: environment))
    }
    if let image = item.cell(.largeContentSizeImage) {
      commas.next("image", &json)
      value(Element<ImageReference>.form, image.word)
    }
    if let insets = item[.largeContentSizeImageInsets] {
      commas.next("insets", &json)
      self.insets(insets)
    }
    json.byte(UInt8(ascii: "}"))
  }

  /// The texts that describe a view to those who do not see it.
  func words(of view: LaidOutView, in views: [LaidOutView]) -> SpokenWords {
    switch view.type {
    case .barButton where view.object >= 0:
      return SpokenWords(Element<UIBarButtonItem>(tape, at: view.object))
    case .floatingButton:
      return SpokenWords(
        view.object < 0 ? nil : Element<MDCFloatingButton>(tape, at: view.object))
    case .uiBarButton:
      let item = view.object >= 0 ? Element<UIBarButtonItem>(tape, at: view.object) : nil
      return SpokenWords(item, shown: view.details.text?.name)
    case .uiLargeTitle: return SpokenWords(shown: view.details.text?.name, isHeader: true)
    case .label
    where view.name == .title || view.name == .subtitle || view.name == .prompt
      || view.name == .largeSubtitle:
      return SpokenWords(shown: view.details.text?.name, isHeader: view.name == .title)
    case .label where view.name == .titleLabel:
      guard let bar = enclosingBar(of: view, in: views) else { return SpokenWords() }
      return SpokenWords(titleOf: bar)
    default:
      guard view.object >= 0 else { return SpokenWords() }
      if isPlainView(view.object) {
        return SpokenWords(Element<ViewDescription>(tape, at: view.object))
      }
      if view.type == .uiNavigationBar || view.type == .uiToolbar { return SpokenWords() }
      return SpokenWords(customViewOf: Element<UIBarButtonItem>(tape, at: view.object))
    }
  }

  func isPlainView(_ head: Int32) -> Bool {
    tape[Int(head)].id == UInt16(BarType.viewDescription.rawValue)
  }

  /// The navigation bar that a view stands in, where the description has it.
  func enclosingBar(of view: LaidOutView, in views: [LaidOutView]) -> Element<MDCNavigationBar>? {
    var parent = view.parent
    while parent >= 0 {
      let outer = views[Int(parent)]
      if outer.type == .navigationBar, outer.object >= 0 {
        return Element(tape, at: outer.object)
      }
      parent = outer.parent
    }
    return nil
  }
}
