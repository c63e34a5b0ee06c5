import BarCatalog
import BarCompiler
import BarJSON
import BarLayout

/// How well what a view shows stands out from what is behind it; nothing for an appearance whose colors are not known.
struct Contrast: Equatable {
  let light: Double?
  let dark: Double?
}

extension LayoutIRWriter {
  /// The contrast of a title or a button of Material's bars, where its color and an opaque one behind it are known.
  ///
  /// - Parameter isElevated: Whether the window lies on others.
  func contrast(
    of style: Style, at position: Int, in views: [LaidOutView], isElevated: Bool
  ) -> Contrast? {
    let view = views[position]
    let shown: UInt64?
    switch view.type {
    case .label where view.name == .titleLabel:
      shown = view.details.text == nil ? nil : style.color
    case .barButton: shown = view.details.text == nil ? style.tint : style.color ?? style.tint
    case .floatingButton: shown = view.details.text == nil ? style.tint : nil
    default: return nil
    }
    guard let shown else { return nil }
    let backgrounds = backgrounds(of: style, at: position, in: views).map { Color(word: $0, tape) }
    let color = Color(word: shown, tape)
    return known(
      Contrast(
        light: ratio(of: color, on: backgrounds, isDark: false, isElevated: isElevated),
        dark: ratio(of: color, on: backgrounds, isDark: true, isElevated: isElevated)))
  }

  /// The contrast of a title or a button of a bar of UIKit at rest, likewise; before iOS 13 nothing is dark.
  func contrast(
    of style: Style, _ view: LaidOutView, _ source: SystemStyleSource, isElevated: Bool
  ) -> Contrast? {
    guard let background = source.background, let color = shownColor(of: style, view, source)
    else { return nil }
    return known(
      Contrast(
        light: ratio(of: color, on: [background], isDark: false, isElevated: isElevated),
        dark: source.environment.os.major < 13
          ? nil : ratio(of: color, on: [background], isDark: true, isElevated: isElevated)))
  }

  private func known(_ contrast: Contrast) -> Contrast? {
    contrast.light == nil && contrast.dark == nil ? nil : contrast
  }

  /// The color of what a view of a bar of UIKit shows; `nil` if the system decides.
  private func shownColor(
    of style: Style, _ view: LaidOutView, _ source: SystemStyleSource
  ) -> Color? {
    let own = style.color.map { Color(word: $0, tape) }
    switch view.type {
    case .uiBarButton:
      let tint = style.tint.map { Color(word: $0, tape) }
      return view.details.text == nil ? tint : own ?? tint
    case .uiLargeTitle:
      return view.details.text == nil ? nil : own ?? source.source.titleColor(tape)
    case .label:
      if view.details.text == nil { return nil }
      return own ?? (view.name == .title ? source.source.titleColor(tape) : nil)
    default: return nil
    }
  }

  /// The words of the colors behind what a view shows, the nearest one first.
  private func backgrounds(
    of style: Style, at position: Int, in views: [LaidOutView]
  ) -> [UInt64] {
    if views[position].type == .floatingButton { return style.background.map { [$0] } ?? [] }
    var backgrounds: [UInt64] = []
    var parent = views[position].parent
    while parent >= 0 {
      let view = views[Int(parent)]
      parent = view.parent
      switch view.type {
      case .flexibleHeaderView: backgrounds.append(headerColor(of: view))
      case .bottomAppBarView:
        backgrounds.append(
          surfaceColor(of: Element<MDCBottomAppBarView>(tape, at: view.object)))
      case .navigationBar, .buttonBar, .headerStackView:
        if view.object < 0 { continue }
        // Views of all types have their background under one id.
        let element = Element<MDCNavigationBar>(tape, at: view.object)
        if let word = colorWord(element, MDCNavigationBar.id(.backgroundColor)) {
          backgrounds.append(word)
        }
      default: continue
      }
    }
    return backgrounds
  }

  private func ratio(
    of shown: Color, on backgrounds: [Color], isDark: Bool, isElevated: Bool
  ) -> Double? {
    guard let color = shown.components(isDark: isDark, isElevated: isElevated) else { return nil }
    var layers: [UInt32] = []
    for background in backgrounds {
      guard let layer = background.components(isDark: isDark, isElevated: isElevated) else {
        return nil
      }
      layers.append(layer)
      if layer & 0xFF == 0xFF { break }
    }
    guard var background = layers.popLast(), background & 0xFF == 0xFF else { return nil }
    while let layer = layers.popLast() { background = Color.mix(layer, over: background) }
    return Color.contrast(of: color, on: background)
  }

  /// Writes one number where both appearances have the same, else one for each of which it is known.
  mutating func write(_ contrast: Contrast) {
    if let light = contrast.light, light == contrast.dark { return json.number(light) }
    json.byte(UInt8(ascii: "{"))
    var commas = Commas()
    if let light = contrast.light {
      commas.next("light", &json)
      json.number(light)
    }
    if let dark = contrast.dark {
      commas.next("dark", &json)
      json.number(dark)
    }
    json.byte(UInt8(ascii: "}"))
  }
}
