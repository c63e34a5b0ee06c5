import BarCatalog

/// A color that a theme gives a property of a header or of its navigation bar.
struct ThemeColor {
  let type: BarType
  let id: UInt16
  /// The word of the color; with another alpha, where there is one.
  let word: UInt64
  /// The alpha in place of the color's own, a byte.
  var alpha: UInt8?
}

/// The alpha of a title on a surface, 0.87, and that of trailing buttons, 0.54.
///
/// Source: components/NavigationBar/src/Theming/MDCNavigationBar+MaterialTheming.m.
private let titleAlpha: UInt8 = 222
private let trailingAlpha: UInt8 = 138

extension ThemeColor {
  /// What one theme sets, in its order.
  ///
  /// Source: components/AppBar/src/Theming/MDCAppBarViewController+MaterialTheming.m; the older themer is
  /// components/AppBar/src/ColorThemer/MDCAppBarColorThemer.m.
  static func all<Theme: AppliedTheme>(of theme: Element<Theme>) -> [ThemeColor] {
    let scheme = theme[.scheme]
    func word(_ id: UInt16, _ usual: UInt32) -> UInt64 {
      scheme.flatMap { scheme in scheme.index(of: id).map { scheme.tape[$0].word } }
        ?? Color.word(components: usual)
    }
    // The baseline scheme (components/schemes/Color/src/MDCSemanticColorScheme.m).
    let primary = word(ColorScheme.id(.primaryColor), 0x6200_EEFF)
    let onPrimary = word(ColorScheme.id(.onPrimaryColor), 0xFFFF_FFFF)
    let surface = word(ColorScheme.id(.surfaceColor), 0xFFFF_FFFF)
    let onSurface = word(ColorScheme.id(.onSurfaceColor), 0x0000_00FF)
    switch theme[.variant] {
    case .primary:
      return [
        header(MDCFlexibleHeaderView.id(.backgroundColor), primary),
        bar(MDCNavigationBar.id(.titleTextColor), onPrimary),
        bar(MDCNavigationBar.id(.leadingBarItemsTintColor), onPrimary),
        bar(MDCNavigationBar.id(.trailingBarItemsTintColor), onPrimary),
      ]
    case .surface:
      return [
        header(MDCFlexibleHeaderView.id(.backgroundColor), surface),
        bar(MDCNavigationBar.id(.titleTextColor), onSurface, alpha: titleAlpha),
        bar(MDCNavigationBar.id(.leadingBarItemsTintColor), onSurface),
        bar(MDCNavigationBar.id(.trailingBarItemsTintColor), onSurface, alpha: trailingAlpha),
      ]
    case .colorThemer:
      return [
        header(MDCFlexibleHeaderView.id(.backgroundColor), primary),
        bar(MDCNavigationBar.id(.backgroundColor), primary),
        bar(MDCNavigationBar.id(.titleTextColor), onPrimary),
        bar(MDCNavigationBar.id(.tintColor), onPrimary),
      ]
    case .typographyThemer, nil: return []
    }
  }

  private static func header(_ id: UInt16, _ word: UInt64) -> ThemeColor {
    ThemeColor(type: .mdcFlexibleHeaderView, id: id, word: word)
  }

  private static func bar(_ id: UInt16, _ word: UInt64, alpha: UInt8? = nil) -> ThemeColor {
    ThemeColor(type: .mdcNavigationBar, id: id, word: word, alpha: alpha)
  }

  /// The word of a color of one appearance, with the alpha in place of its own.
  ///
  /// A color that changes with the appearance keeps its own alpha: nobody knows its components here.
  func shade(_ word: UInt64) -> UInt64 {
    guard let alpha else { return word }
    switch Color.Shade(word: word) {
    case .components(let components):
      return Color.word(components: components & ~0xFF | UInt32(alpha))
    case .dynamic(let color):
      return color.components.map { Color.word(components: $0 & ~0xFF | UInt32(alpha)) } ?? word
    }
  }
}

extension HeaderObjects {
  /// Sets the colors of a theme, which is applied before everything else: what is written beside it wins.
  mutating func setThemeColors() {
    let id = MDCAppBarViewController.id(.theme)
    guard let theme = objects[0].index(of: id).map({ objects[0].cells[$0].word }) else { return }
    let element = Element<AppBarTheme>(word: theme, tape)
    let colors =
      ThemeColor.all(of: element)
      + (element[.themes] ?? .empty).flatMap { ThemeColor.all(of: $0) }
    // A later theme overwrites what an earlier one has set.
    for color in colors.reversed() where self[color.type]?.index(of: color.id) == nil {
      if color.word >> 62 == 2, color.alpha != nil { pairs.append(color) }
      set(
        Cell(
          word: color.word >> 62 == 2 ? color.word : color.shade(color.word), causedBy: id,
          id: color.id, place: color.type.place(ofID: color.id)),
        on: color.type)
    }
  }
}
