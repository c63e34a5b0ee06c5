import BarCatalog
import BarCompiler
import BarJSON
import BarLayout

/// The color of shadows and hairlines that nothing colors (MDCBottomAppBarView.m, MDCFlexibleHeaderView.m,
/// MDCFlexibleHeaderHairline.m).
let black = Color.word(components: 0x0000_00FF)
/// The elevation of a button before the surface, and of one behind it (MDCBottomAppBarView.m).
private let (primaryElevation, secondaryElevation) = (6.0, 4.0)

/// How a bottom app bar is drawn: colors that it has of its own are written, too, since nothing else says them.
extension LayoutIRWriter {
  func bottomAppBarStyle(_ bar: Element<MDCBottomAppBarView>, _ style: inout Style) {
    viewStyle(bar.head, &style)
    style.elevation = bar.resolved(.elevation)
  }

  /// Quirk: the shadow is the same at any elevation of the bar.
  func surfaceStyle(_ colors: MaterialColors, _ style: inout Style) {
    guard let bar = colors.bottomAppBar else { return }
    style.background = colors.surface(of: bar).word
    style.shadow = DrawnShadow(
      color: colorWord(bar, MDCBottomAppBarView.id(.shadowColor)) ?? black, shape: .surface)
  }

  /// The bar's own elevation of the button is set before what is said of the button.
  func floatingButtonStyle(
    _ view: LaidOutView, _ colors: MaterialColors, _ style: inout Style
  ) {
    typealias Button = MDCFloatingButton
    style.background = colors.background(ofButton: view).word
    switch colors.bottomAppBar?.resolved(.floatingButtonElevation) {
    case .secondary: style.elevation = secondaryElevation
    case .primary, nil: style.elevation = primaryElevation
    }
    if view.object < 0 { return }
    let button = Element<Button>(tape, at: view.object)
    style.elevation = button[.elevation, .state(.normal)] ?? style.elevation
    style.shadow = keyedWord(button, Button.id(.shadowColor)).map { DrawnShadow(color: $0) }
    style.ripple =
      colorWord(button, Button.id(.rippleColor)) ?? colorWord(button, Button.id(.inkColor))
    if !button.resolved(.isEnabled) { style.alpha = button.resolved(.disabledAlpha) }
  }

  mutating func write(_ shadow: DrawnShadow) {
    json.raw("{\"color\":")
    color(shadow.color)
    if let shape = shadow.shape {
      if let opacity = shape.opacity {
        json.raw(",\"opacity\":")
        json.number(opacity)
      }
      json.raw(",\"radius\":")
      json.number(shape.radius)
      json.raw(",\"offset\":")
      size(shape.offset)
    }
    json.byte(UInt8(ascii: "}"))
  }
}

/// A shadow behind a view.
struct DrawnShadow: Equatable {
  struct Shape: Equatable {
    /// `nil` if it changes while people scroll.
    let opacity: Double?
    /// In points.
    let radius: Double
    /// To the right and down, in points.
    let offset: Size

    /// That of a bottom app bar's surface (MDCBottomAppBarLayer.m).
    static var surface: Shape {
      Shape(opacity: 0.4, radius: 4, offset: Size(width: 0, height: 2))
    }

    /// That of a header's own layer (MDCFlexibleHeaderView.m, `commonMDCFlexibleHeaderViewInit`).
    static var header: Shape {
      Shape(opacity: nil, radius: 4, offset: Size(width: 0, height: 1))
    }
  }

  /// The word of the color.
  let color: UInt64
  /// `nil` if the elevation of the view makes it.
  var shape: Shape?
}
