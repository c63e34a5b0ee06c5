import BarCatalog
import BarJSON
import BarLayout
import BarSyntax

extension LayoutIRWriter {
  func hasDetails(_ details: ViewDetails, _ confidence: Confidence) -> Bool {
    details.fits != nil || details.insets != nil || details.text != nil || details.image != nil
      || details.isHidden || details.isTransparent || details.siblingPlace != nil
      || details.squeeze != nil || details.isInMenu
      || details.confidence < confidence
  }

  mutating func details(
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
      if image.isMirrored { json.raw(",\"mirrored\":true") }
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
