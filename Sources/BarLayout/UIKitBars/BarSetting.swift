import BarCatalog

/// All that a bar of UIKit measures its content by.
struct BarSetting {
  let look: BarLook
  let figures: BarFigures
  let context: LayoutContext
  let isToolbar: Bool

  var environment: LayoutEnvironment { context.environment }

  /// The font of a bar's text: it grows with the text size up to a limit.
  func font(_ size: BarMetric, _ weight: FontWeight) -> Font {
    let limit = figures[.greatestTextScale].value
    return Font(size: figures[size].value * min(context.textScale, limit), weight: weight)
  }

  /// The font of a large title: it grows a part as much as other text, and hardly shrinks.
  var largeTitleFont: Font {
    let growth = context.textScale - 1
    let scale =
      growth > 0
      ? 1 + growth * figures[.largeTitleGrowth].value
      : max(figures[.leastLargeTitleScale].value, 1 + growth)
    return Font(size: figures[.largeTitleFontSize].value * scale, weight: .bold)
  }
}

extension LayoutContext {
  /// How much larger texts are than at the usual text size.
  fileprivate var textScale: Double {
    FontTextStyle.body.size(at: environment.textSize) / FontTextStyle.body.size(at: .large)
  }
}
