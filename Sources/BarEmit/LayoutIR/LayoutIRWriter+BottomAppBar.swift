import BarCatalog
import BarCompiler
import BarJSON
import BarLayout

/// The color of the surface of a bottom app bar that nothing colors (MDCBottomAppBarView.m).
let white = Color.word(components: 0xFFFF_FFFF)
/// The color of shadows, hairlines and items of a bottom app bar that nothing colors (MDCBottomAppBarView.m,
/// MDCFlexibleHeaderView.m, MDCFlexibleHeaderHairline.m).
let black = Color.word(components: 0x0000_00FF)
/// The color of a floating button that nothing colors (MDCButton.m).
private let usualButtonColor = Color.word(components: 0x1919_19FF)
/// The elevation of a button before the surface, and of one behind it (MDCBottomAppBarView.m).
private let (primaryElevation, secondaryElevation) = (6.0, 4.0)

/// How a bottom app bar is drawn: colors that it has of its own are written, too, since nothing else says them.
extension LayoutIRWriter {
  /// The bottom app bar that views stand in: only a root is one.
  func bottomAppBar(of views: [LaidOutView]) -> Element<MDCBottomAppBarView>? {
    guard let root = views.first, root.type == .bottomAppBarView else { return nil }
    return Element(tape, at: root.object)
  }

  func bottomAppBarStyle(_ bar: Element<MDCBottomAppBarView>, _ style: inout Style) {
    viewStyle(bar.head, &style)
    style.elevation = bar.resolved(.elevation)
  }

  /// The word of the color of a bottom app bar's surface.
  func surfaceColor(of bar: Element<MDCBottomAppBarView>) -> UInt64 {
    colorWord(bar, MDCBottomAppBarView.id(.barTintColor)) ?? white
  }

  /// Quirk: the shadow is the same at any elevation of the bar.
  func surfaceStyle(in views: [LaidOutView], _ style: inout Style) {
    guard let bar = bottomAppBar(of: views) else { return }
    style.background = surfaceColor(of: bar)
    style.shadow = DrawnShadow(
      color: colorWord(bar, MDCBottomAppBarView.id(.shadowColor)) ?? black, shape: .surface)
  }

  /// The bar's own elevation of the button is set before what is said of the button.
  func floatingButtonStyle(
    _ view: LaidOutView, in views: [LaidOutView], _ style: inout Style
  ) {
    typealias Button = MDCFloatingButton
    style.background = usualButtonColor
    switch bottomAppBar(of: views)?.resolved(.floatingButtonElevation) {
    case .secondary: style.elevation = secondaryElevation
    case .primary, nil: style.elevation = primaryElevation
    }
    if view.object < 0 { return }
    let button = Element<Button>(tape, at: view.object)
    style.tint =
      keyedWord(button, Button.id(.imageTintColor)) ?? colorWord(button, Button.id(.tintColor))
    style.background = keyedWord(button, Button.id(.backgroundColor)) ?? style.background
    style.elevation = button[.elevation, .state(.normal)] ?? style.elevation
    style.shadow = keyedWord(button, Button.id(.shadowColor)).map { DrawnShadow(color: $0) }
    style.ripple =
      colorWord(button, Button.id(.rippleColor)) ?? colorWord(button, Button.id(.inkColor))
    if !button.resolved(.isEnabled) { style.alpha = button.resolved(.disabledAlpha) }
  }

  /// An item's own tint beats that of its side.
  func itemStyle(
    on bar: Element<MDCBottomAppBarView>, isLeading: Bool, _ style: inout Style
  ) {
    let side =
      isLeading
      ? MDCBottomAppBarView.id(.leadingBarItemsTintColor)
      : MDCBottomAppBarView.id(.trailingBarItemsTintColor)
    style.tint = style.tint ?? colorWord(bar, side) ?? black
    style.ripple = colorWord(bar, MDCBottomAppBarView.id(.rippleColor))
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
