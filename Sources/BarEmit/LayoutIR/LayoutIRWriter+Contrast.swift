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
    at position: Int, _ content: MaterialColors.Content, _ colors: MaterialColors,
    in views: [LaidOutView], isElevated: Bool
  ) -> Contrast? {
    guard let shown = colors.shown(by: views[position], content) else { return nil }
    let backgrounds = colors.backgrounds(of: position).map { Color(word: $0.word, tape) }
    return contrast(of: Color(word: shown.word, tape), on: backgrounds, isElevated: isElevated)
  }

  private func contrast(
    of color: Color, on backgrounds: [Color], hasDark: Bool = true, isElevated: Bool
  ) -> Contrast? {
    func ratio(isDark: Bool) -> Double? {
      Color.contrast(of: color, on: backgrounds, isDark: isDark, isElevated: isElevated)
    }
    let contrast = Contrast(
      light: ratio(isDark: false), dark: hasDark ? ratio(isDark: true) : nil)
    return contrast.light == nil && contrast.dark == nil ? nil : contrast
  }

  /// The contrast of a title or a button of a bar of UIKit at rest, likewise; before iOS 13 nothing is dark.
  func contrast(
    of style: Style, _ view: LaidOutView, _ source: SystemStyleSource, isElevated: Bool
  ) -> Contrast? {
    guard let background = source.background, let color = shownColor(of: style, view, source)
    else { return nil }
    return contrast(
      of: color, on: [background], hasDark: source.environment.os.major >= 13,
      isElevated: isElevated)
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
