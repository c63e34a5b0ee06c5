import BarCatalog

/// All that a bar of UIKit measures its content by.
struct BarSetting {
  let look: BarLook
  let figures: BarFigures
  let context: LayoutContext
  let isToolbar: Bool

  var environment: LayoutEnvironment { context.environment }

  /// The font of a bar's text: it grows with the text size up to a limit, and does not shrink (Flutter's nav_bar.dart).
  func font(_ size: BarMetric, _ weight: FontWeight) -> Font {
    let scale = context.textScale.clamped(from: 1, to: figures[.greatestTextScale].value)
    return Font(size: figures[size].value * scale, weight: weight)
  }

  /// The font of a button's title: of the view dumps of iOS 26.1 and of a prominent one (iamcgn/swiftui-web) where bars
  /// are glass.
  func buttonFont(isBold: Bool) -> Font {
    font(.buttonFontSize, isBold ? .semibold : figures.hasGlass ? .medium : .regular)
  }

  /// How high items are, in points.
  var itemHeight: Figure { figures[isToolbar ? .toolbarItemHeight : .itemHeight] }

  /// The font of a large title.
  var largeTitleFont: Font {
    Font(
      size: figures[.largeTitleFontSize].value * context.largeTitleScale(figures), weight: .bold)
  }
}

extension LayoutContext {
  /// How much larger a large title is, and its row, than at the usual text size: it grows a part as much as other text,
  /// and hardly shrinks. On glass it has the size of its text style (view dumps of iOS 26.1: Vercantez/openuikit).
  func largeTitleScale(_ figures: BarFigures) -> Double {
    if figures.hasGlass {
      return FontTextStyle.largeTitle.size(at: environment.textSize)
        / FontTextStyle.largeTitle.size(at: .large)
    }
    let growth = textScale - 1
    return growth > 0
      ? 1 + growth * figures[.largeTitleGrowth].value
      : max(figures[.leastLargeTitleScale].value, 1 + growth)
  }

  /// How much larger texts are than at the usual text size.
  fileprivate var textScale: Double {
    FontTextStyle.body.size(at: environment.textSize) / FontTextStyle.body.size(at: .large)
  }
}
