import BarCatalog
import BarJSON

/// How a view is drawn: words of colors and fonts on the tape.
struct Style: Equatable {
  var tint: UInt64?
  var background: UInt64?
  var backgroundImage: UInt64?
  var elevation: Double?
  var shadow: DrawnShadow?
  var ripple: UInt64?
  var alpha: Double?
  var font: UInt64?
  /// The size of the font where it is another than its own, in points.
  var fontSize: Double?
  var color: UInt64?
  var contrast: Contrast?
  /// Of the background of a bar of UIKit.
  var configuration: UInt64?
  var effect: UInt64?
  var contentMode: UInt64?
  var shadowImage: UInt64?
  var barStyle: UInt64?
  var isTranslucent: Bool?

  var isEmpty: Bool { self == Style() }
}

extension LayoutIRWriter {
  /// Writes how something is drawn; at least one thing is known of it.
  mutating func write(_ style: Style) {
    json.byte(UInt8(ascii: "{"))
    var commas = Commas()
    if let configuration = style.configuration {
      commas.next("configuration", &json)
      value(BarAppearanceConfiguration.form, configuration)
    }
    if let barStyle = style.barStyle {
      commas.next("barStyle", &json)
      value(UIBarStyle.form, barStyle)
    }
    if let isTranslucent = style.isTranslucent {
      commas.next("translucent", &json)
      json.raw(isTranslucent ? "true" : "false")
    }
    if let effect = style.effect {
      commas.next("effect", &json)
      value(UIBlurEffectStyle.form, effect)
    }
    if let tint = style.tint {
      commas.next("tint", &json)
      color(tint)
    }
    if let background = style.background {
      commas.next("background", &json)
      color(background)
    }
    if let image = style.backgroundImage {
      commas.next("backgroundImage", &json)
      value(Element<ImageReference>.form, image)
    }
    if let mode = style.contentMode {
      commas.next("contentMode", &json)
      value(UIViewContentMode.form, mode)
    }
    if let image = style.shadowImage {
      commas.next("shadowImage", &json)
      value(Element<ImageReference>.form, image)
    }
    if let elevation = style.elevation {
      commas.next("elevation", &json)
      json.number(elevation)
    }
    if let shadow = style.shadow {
      commas.next("shadow", &json)
      write(shadow)
    }
    if let ripple = style.ripple {
      commas.next("ripple", &json)
      color(ripple)
    }
    if let alpha = style.alpha {
      commas.next("alpha", &json)
      json.number(alpha)
    }
    if let font = style.font {
      commas.next("font", &json)
      self.font(font, size: style.fontSize)
    }
    if let color = style.color {
      commas.next("color", &json)
      self.color(color)
    }
    if let contrast = style.contrast {
      commas.next("contrast", &json)
      write(contrast)
    }
    json.byte(UInt8(ascii: "}"))
  }

  /// Writes a font, with another size than its own where there is one.
  private mutating func font(_ word: UInt64, size: Double?) {
    guard let size else { return value(Element<FontDescription>.form, word) }
    json.raw("{\"size\":")
    json.number(size)
    for cell in cells(at: Int(truncatingIfNeeded: word)) where cell.id != FontDescription.id(.size)
    {
      json.byte(comma)
      json.name(shapes.name(FontDescription.type, cell.place))
      json.byte(colon)
      value(shapes.shape(FontDescription.type, cell.place).form, cell.word)
    }
    json.byte(UInt8(ascii: "}"))
  }
}
