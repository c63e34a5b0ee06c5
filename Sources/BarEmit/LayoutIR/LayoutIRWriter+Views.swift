import BarCatalog
import BarCompiler
import BarJSON
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
