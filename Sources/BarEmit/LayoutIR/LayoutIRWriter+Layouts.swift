import BarCatalog
import BarCompiler
import BarJSON
import BarLayout
import BarSyntax

extension LayoutIRWriter {
  /// Writes the layouts of a screen.
  ///
  /// - Parameter speakers: For each bar the layouts whose words its views have.
  mutating func layouts(of layout: ScreenLayout, _ speakers: [[Int]]) {
    json.raw("\"layouts\":[")
    for (index, bar) in layout.layouts.enumerated() {
      if index > 0 { json.byte(comma) }
      lineBreak()
      let first = layout.layouts.first { $0.bar == bar.bar }
      self.layout(bar, layout.bars[bar.bar].kind, first: first ?? bar) { position in
        let speaker = speakers[bar.bar][position]
        return speaker < 0 ? nil : layout.layouts[speaker]
      }
    }
    json.byte(UInt8(ascii: "]"))
  }

  /// - Parameters:
  ///   - first: The layout whose styles the views have.
  ///   - speaker: The layout whose words a view has, by the view's position; nothing for one that nothing is said of.
  private mutating func layout(
    _ layout: LaidOutBar, _ kind: BarKind, first: LaidOutBar, speaker: (Int) -> LaidOutBar?
  ) {
    let isOther = layout.environments[0] != first.environments[0] || layout.source != first.source
    json.raw("{\"bar\":")
    json.name(kind.key)
    surroundings(layout.surroundings)
    json.raw(",\"environments\":[")
    for (index, environment) in layout.environments.enumerated() {
      if index > 0 { json.byte(comma) }
      json.integer(Int(environment))
    }
    json.raw("],\"frames\":[")
    for index in layout.views.indices {
      if index > 0 { json.byte(comma) }
      if let frame = layout.views[index].frame { rectangle(frame) } else { json.raw("null") }
    }
    json.raw("],\"details\":{")
    var commas = Commas()
    for (index, view) in layout.views.enumerated() {
      let spoken = speaker(index).flatMap { otherWords(index, in: layout, than: $0) }
      let style = isOther ? otherStyle(index, in: layout, than: first) : nil
      let outline = view.name == .surface ? layout.outline : []
      guard
        hasDetails(view.details, layout.confidence) || spoken != nil || style != nil
          || !outline.isEmpty
      else {
        continue
      }
      commas.next(&json)
      json.byte(UInt8(ascii: "\""))
      json.integer(index)
      json.raw("\":{")
      details(view.details, layout.confidence, spoken, style, outline)
      json.byte(UInt8(ascii: "}"))
    }
    json.byte(UInt8(ascii: "}"))
    if let header = layout.header { content(header) }
    json.raw(",\"confidence\":")
    json.name(layout.confidence.spelling)
    if let header = layout.header { states(header) }
    json.byte(UInt8(ascii: "}"))
  }

  /// Writes the flows that show the screen, and what is below it there.
  private mutating func surroundings(_ surroundings: [Surrounding]) {
    if surroundings.isEmpty { return }
    json.raw(",\"flow\":")
    if surroundings.count > 1 { json.byte(UInt8(ascii: "[")) }
    for (index, surrounding) in surroundings.enumerated() {
      if index > 0 { json.byte(comma) }
      text(stage.resolved.flows[surrounding.flow].id)
    }
    if surroundings.count > 1 { json.byte(UInt8(ascii: "]")) }
    if let back = surroundings[0].back, surroundings.allSatisfy({ $0.back == back }) {
      json.raw(",\"back\":")
      text(stage.resolved.screens[back].id)
    }
  }

  /// The style of a view where it is another one than the view's own, because the look is another; empty if it has
  /// none here.
  private func otherStyle(_ index: Int, in layout: LaidOutBar, than first: LaidOutBar) -> Style? {
    guard layout.source != nil, isSystemView(layout.views[index]) else { return nil }
    let style = self.style(of: index, in: layout)
    return style == self.style(of: index, in: first) ? nil : style
  }
}
