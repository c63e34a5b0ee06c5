import BarCatalog

/// What is too little contrast between two colors of a description.
struct PoorContrast {
  let ratio: Double
  /// `light` or `dark`; `nil` if both appearances are alike.
  let appearance: StaticString?

  /// The worst of appearances; `nil` if the contrast is enough, or a color is not known.
  ///
  /// - Parameter backgrounds: The colors behind, the nearest one first.
  init?(
    of foreground: Color, on backgrounds: [Color], least: Double, in appearances: Appearances
  ) {
    var worst: (ratio: Double, appearance: StaticString)?
    let isSame = !foreground.varies && !backgrounds.contains(where: \.varies)
    for (isDark, name) in [(false, "light"), (true, "dark")] as [(Bool, StaticString)] {
      guard isDark ? appearances.hasDark : appearances.hasLight,
        let ratio = Color.contrast(of: foreground, on: backgrounds, isDark: isDark)
      else { continue }
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
