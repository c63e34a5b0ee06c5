import BarCatalog

/// What is too little contrast between two colors of a description.
struct PoorContrast {
  let ratio: Double
  /// `light` or `dark`; `nil` if both appearances are alike.
  let appearance: StaticString?

  /// The worst of appearances; `nil` if the contrast is enough, or a color is not known.
  init?(of foreground: Color, on background: Color, least: Double, in appearances: Appearances) {
    var worst: (ratio: Double, appearance: StaticString)?
    let isSame = !foreground.varies && !background.varies
    for (isDark, name) in [(false, "light"), (true, "dark")] as [(Bool, StaticString)] {
      guard isDark ? appearances.hasDark : appearances.hasLight,
        let front = foreground.components(isDark: isDark),
        let back = background.components(isDark: isDark), back & 0xFF == 0xFF
      else { continue }
      let ratio = Color.contrast(of: front, on: back)
      if ratio < least, ratio < worst?.ratio ?? 21 { worst = (ratio, name) }
    }
    guard let worst else { return nil }
    ratio = worst.ratio
    appearance = isSame ? nil : worst.appearance
  }

  /// The fact, to follow what has the contrast.
  ///
  /// - Parameter background: What it has little contrast with.
  func phrase(least: Double, with background: StaticString = "its background") -> String {
    let found = decimal((ratio * 10).rounded(.down) / 10)
    let fact =
      "has a contrast of \(found) to 1 with \(background), below the minimum of \(decimal(least))"
    return appearance.map { "\(fact), in \($0) appearance" } ?? fact
  }
}

/// The appearances that an app has.
struct Appearances {
  var hasLight = true
  var hasDark = true

  /// As the app's Info.plist has them.
  init(_ infoPlist: Element<InfoPlist>?) {
    switch infoPlist?[.UIUserInterfaceStyle] {
    case .Automatic, nil: break
    case .Light: hasDark = false
    case .Dark: hasLight = false
    }
  }
}

extension Color {
  /// Whether it is another one in dark appearance.
  fileprivate var varies: Bool { components(isDark: false) != components(isDark: true) }
}
