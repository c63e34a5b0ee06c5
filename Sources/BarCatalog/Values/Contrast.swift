extension Color {
  /// Red, green, blue and alpha in one appearance, a byte each, red highest; `nil` for a color that is not known.
  ///
  /// - Parameter isElevated: Whether the window lies on others, as a sheet does.
  package func components(isDark: Bool, isElevated: Bool = false) -> UInt32? {
    switch self {
    case .components(let components): components
    case .dynamic(let color): color.components(isDark: isDark, isElevated: isElevated)
    case .pair(let light, let dark):
      switch isDark ? dark : light {
      case .components(let components): components
      case .dynamic(let color): color.components(isDark: isDark, isElevated: isElevated)
      }
    }
  }

  /// The contrast ratio between a color and an opaque background, from 1 to 21; a color that the background shows
  /// through is mixed with it first.
  ///
  /// It is cut to hundredths, so that none passes a bound by rounding (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
  ///
  /// - Parameters:
  ///   - color: Red, green, blue and alpha, a byte each, red highest.
  ///   - background: Alike.
  package static func contrast(of color: UInt32, on background: UInt32) -> Double {
    let one = luminance(mix(color, over: background))
    let other = luminance(background)
    let ratio = (max(one, other) + 0.05) / (min(one, other) + 0.05)
    return (ratio * 100).rounded(.down) / 100
  }

  /// The contrast ratio between a color and what is behind it, likewise; `nil` if a color is not known, or nothing
  /// opaque is behind.
  ///
  /// - Parameters:
  ///   - layers: The colors behind, the nearest one first.
  ///   - isElevated: Whether the window lies on others, as a sheet does.
  package static func contrast(
    of color: Color, on layers: [Color], isDark: Bool, isElevated: Bool = false
  ) -> Double? {
    guard let front = color.components(isDark: isDark, isElevated: isElevated) else { return nil }
    var known: [UInt32] = []
    for layer in layers {
      guard let layer = layer.components(isDark: isDark, isElevated: isElevated) else { return nil }
      known.append(layer)
      if layer & 0xFF == 0xFF { break }
    }
    guard var background = known.popLast(), background & 0xFF == 0xFF else { return nil }
    while let layer = known.popLast() { background = mix(layer, over: background) }
    return contrast(of: front, on: background)
  }

  /// A color in front of an opaque one, to the nearest byte.
  package static func mix(_ color: UInt32, over background: UInt32) -> UInt32 {
    let alpha = color & 0xFF
    var mixed: UInt32 = 0xFF
    for shift: UInt32 in [24, 16, 8] {
      let parts =
        (color >> shift & 0xFF) * alpha + (background >> shift & 0xFF) * (0xFF - alpha)
      mixed |= ((parts + 0x7F) / 0xFF) << shift
    }
    return mixed
  }

  /// The relative luminance of an opaque color (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance).
  private static func luminance(_ color: UInt32) -> Double {
    func part(_ shift: UInt32) -> Double { linear(Double(color >> shift & 0xFF) / 255) }
    return 0.2126 * part(24) + 0.7152 * part(16) + 0.0722 * part(8)
  }

  /// The light of a component of sRGB, both from 0 to 1 (IEC 61966-2-1).
  private static func linear(_ component: Double) -> Double {
    if component <= 0.04045 { return component / 12.92 }
    let base = (component + 0.055) / 1.055
    let root = fifthRoot(base)
    return base * base * root * root
  }

  /// Newton's method: the system's function for powers may differ between systems in the last bit, and this one does not.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<10 { root = (4 * root + number / (root * root * root * root)) / 5 }
    return root
  }
}
