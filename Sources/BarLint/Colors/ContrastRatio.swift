import BarCatalog

/// How well two colors can be told apart, from 1 to 21 (WCAG 2.2, contrast ratio).
///
/// - Parameters:
///   - foreground: Red, green, blue and alpha, a byte each, red highest.
///   - background: Likewise; its alpha does not count.
func contrastRatio(of foreground: UInt32, on background: UInt32) -> Double {
  let front = luminance(of: foreground, on: background)
  let back = luminance(of: background, on: background)
  return (max(front, back) + 0.05) / (min(front, back) + 0.05)
}

/// The luminance of a color that lies on another one, from 0 to 1.
private func luminance(of color: UInt32, on background: UInt32) -> Double {
  let alpha = Double(color & 0xFF) / 255
  func linear(_ shift: UInt32) -> Double {
    let front = Double(color >> shift & 0xFF) / 255
    let back = Double(background >> shift & 0xFF) / 255
    let value = front * alpha + back * (1 - alpha)
    return value <= 0.04045 ? value / 12.92 : power12Fifths((value + 0.055) / 1.055)
  }
  return 0.2126 * linear(24) + 0.7152 * linear(16) + 0.0722 * linear(8)
}

/// The power of 2.4 of a number from 0.09 to 1, which sRGB is decoded by.
///
/// Its square times the fifth root of its square, by Newton's method from above: the same bits on every system.
private func power12Fifths(_ value: Double) -> Double {
  let square = value * value
  var root = 1.0
  for _ in 0..<16 {
    let fourth = root * root * root * root
    root -= (fourth * root - square) / (5 * fourth)
  }
  return square * root
}

/// What is too little contrast between two colors of a description.
struct PoorContrast {
  let ratio: Double
  /// `light` or `dark`; nothing where both appearances are alike.
  let appearance: StaticString?

  /// The worst of both appearances; nothing where the contrast is enough, or a color is not known.
  init?(of foreground: Color, on background: Color, least: Double) {
    var worst: (ratio: Double, appearance: StaticString)?
    let isSame = !foreground.isPair && !background.isPair
    for (isDark, name) in [(false, "light"), (true, "dark")] as [(Bool, StaticString)] {
      guard let front = foreground.components(isDark: isDark),
        let back = background.components(isDark: isDark), back & 0xFF == 0xFF
      else { continue }
      let ratio = contrastRatio(of: front, on: back)
      if ratio < least, ratio < worst?.ratio ?? 21 { worst = (ratio, name) }
    }
    guard let worst else { return nil }
    ratio = worst.ratio
    appearance = isSame ? nil : worst.appearance
  }

  /// The fact, to follow what has the contrast.
  func phrase(least: Double) -> String {
    let found = decimal((ratio * 10).rounded(.down) / 10)
    let fact =
      "has a contrast of \(found) to 1 with its background, and \(decimal(least)) is the least"
    return appearance.map { "\(fact), in \($0) appearance" } ?? fact
  }
}

extension Color {
  fileprivate var isPair: Bool {
    if case .pair = self { true } else { false }
  }

  /// Red, green, blue and alpha, a byte each, red highest; nothing for a color that the system decides.
  fileprivate func components(isDark: Bool) -> UInt32? {
    switch self {
    case .components(let components): components
    case .dynamic(let color): color.components
    case .pair(let light, let dark):
      switch isDark ? dark : light {
      case .components(let components): components
      case .dynamic(let color): color.components
      }
    }
  }
}
