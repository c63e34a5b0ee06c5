import BarCatalog
import BarCompiler
import BarJSON
import BarLayout
import BarSyntax

extension LayoutIRWriter {
  /// Writes every view of a screen once; the first layout of each bar has them all.
  ///
  /// - Parameter speakers: For each bar the layouts whose words its views have.
  mutating func views(of layout: ScreenLayout, _ speakers: [[Int]]) {
    json.raw("\"views\":[")
    var first = 0
    for index in layout.bars.indices {
      guard let shown = layout.layouts.first(where: { $0.bar == index }) else { continue }
      let speakers = speakers[index]
      let order = ReadingOrder(shown.views) { speakers[$0] >= 0 }
      for position in shown.views.indices {
        if first + position > 0 { json.byte(comma) }
        lineBreak()
        view(position, of: layout.bars[index], shown, first: first)
        if let order = order[position] {
          let speaker = layout.layouts[speakers[position]]
          accessibility(
            position, in: speaker.views, environment: speaker.environments[0], order: order)
        }
        json.byte(UInt8(ascii: "}"))
      }
      first += shown.views.count
    }
    json.byte(UInt8(ascii: "]"))
  }

  /// Writes what a view is, up to what is said of it.
  private mutating func view(
    _ position: Int, of bar: ResolvedBar, _ layout: LaidOutBar, first: Int
  ) {
    let view = layout.views[position]
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
}
