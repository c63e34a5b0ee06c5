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

  /// The style of a view where it is another one than the view's own, because the look is another; empty where it has
  /// none here.
  private func otherStyle(_ index: Int, in layout: LaidOutBar, than first: LaidOutBar) -> Style? {
    guard layout.source != nil, isSystemView(layout.views[index]) else { return nil }
    let style = self.style(of: index, in: layout)
    return style == self.style(of: index, in: first) ? nil : style
  }

  private func hasDetails(_ details: ViewDetails, _ confidence: Confidence) -> Bool {
    details.fits != nil || details.insets != nil || details.text != nil || details.image != nil
      || details.isHidden || details.isTransparent || details.siblingPlace != nil
      || details.squeeze != nil || details.isInMenu
      || details.confidence < confidence
  }

  private mutating func details(
    _ details: ViewDetails, _ confidence: Confidence, _ spoken: OtherWords?, _ style: Style?,
    _ outline: [PathElement]
  ) {
    var commas = Commas()
    if let fits = details.fits {
      commas.next("fits", &json)
      size(fits)
    }
    if let insets = details.insets {
      commas.next("insets", &json)
      self.insets(insets)
    }
    if let text = details.text {
      commas.next("text", &json)
      shownText(text)
    }
    if let image = details.image {
      commas.next("image", &json)
      json.byte(UInt8(ascii: "{"))
      if let name = image.name {
        json.raw("\"name\":")
        text(name)
        json.byte(comma)
      }
      json.raw("\"frame\":")
      rectangle(image.frame)
      json.byte(UInt8(ascii: "}"))
    }
    if details.isHidden {
      commas.next("hidden", &json)
      json.raw("true")
    }
    if let place = details.siblingPlace {
      commas.next("z", &json)
      json.integer(Int(place))
    }
    if !outline.isEmpty {
      commas.next("path", &json)
      path(outline)
    }
    if let squeeze = details.squeeze {
      commas.next("available", &json)
      json.number(squeeze.available)
      commas.next("needed", &json)
      json.number(squeeze.needed)
      if squeeze.offCentre != 0 {
        commas.next("offCentre", &json)
        json.number(squeeze.offCentre)
      }
    }
    if details.isInMenu {
      commas.next("overflow", &json)
      json.raw("true")
    }
    if details.isTransparent {
      commas.next("style", &json)
      json.raw("{\"alpha\":0}")
    } else if let style {
      commas.next("style", &json)
      write(style)
    }
    if let spoken {
      commas.next("accessibility", &json)
      write(spoken)
    }
    if details.confidence < confidence {
      commas.next("confidence", &json)
      json.name(details.confidence.spelling)
    }
  }

  /// Writes an outline as pieces, each a letter and its numbers.
  private mutating func path(_ outline: [PathElement]) {
    json.byte(UInt8(ascii: "["))
    for (index, element) in outline.enumerated() {
      if index > 0 { json.byte(comma) }
      json.raw("[\"")
      json.byte(element.letter)
      json.byte(UInt8(ascii: "\""))
      for number in element.numbers {
        json.byte(comma)
        json.number(number)
      }
      if case .arc = element { json.raw(",\"ccw\"") }
      json.byte(UInt8(ascii: "]"))
    }
    json.byte(UInt8(ascii: "]"))
  }

  private mutating func shownText(_ text: ShownText) {
    json.raw("{\"string\":")
    if let number = text.number {
      json.string("\(number)")
    } else if text.isUppercased {
      uppercased(text.name)
    } else if let cut = text.cut {
      texts.withText(text.name.word) { json.string($0, cutAfter: Int(cut)) }
    } else {
      self.text(text.name)
    }
    json.raw(",\"frame\":")
    rectangle(text.frame)
    json.raw(",\"baseline\":")
    json.number(text.baseline)
    json.raw(",\"natural\":")
    json.number(text.naturalWidth)
    if text.isTruncated { json.raw(",\"truncated\":true") }
    json.raw(",\"measured\":")
    json.name(text.confidence == .exact ? "exact" : "estimate")
    json.byte(UInt8(ascii: "}"))
  }
}

extension JSONWriter {
  /// Writes the first bytes of a text and an ellipsis.
  fileprivate mutating func string(_ bytes: UnsafeRawBufferPointer, cutAfter count: Int) {
    string(String(decoding: bytes[..<count], as: UTF8.self) + "…")
  }

  /// Writes a text in capitals, as buttons show it.
  mutating func uppercasedString(_ bytes: UnsafeRawBufferPointer) {
    let isPlain = bytes.allSatisfy { $0 >= 0x20 && $0 < 0x80 && $0 != 0x22 && $0 != 0x5C }
    guard isPlain else { return string(uppercased(bytes)) }
    byte(0x22)
    for byte in bytes { self.byte(byte >= 0x61 && byte <= 0x7A ? byte - 0x20 : byte) }
    byte(0x22)
  }
}
