package import BarCatalog

extension LayoutContext {
  /// The font that a description means, where the usual one gives what it leaves out; the usual one without any.
  package func font(_ description: Element<FontDescription>?, or usual: Font) -> Font {
    guard let description else { return usual }
    let weight = description[.weight]
    guard let style = description[.textStyle] else {
      return Font(size: description[.size] ?? usual.size, weight: weight ?? .regular)
    }
    return Font(
      size: description[.size] ?? style.size(at: environment.textSize),
      weight: weight ?? (style == .headline ? .semibold : .regular))
  }

  /// The size of one line of a text in a font, with points that are added after each of its characters.
  ///
  /// Labels round both sides up to pixels: of the system font that is measured (heights of labels in the text snapshots
  /// of pointfreeco/swift-snapshot-testing). A fixed font is never rounded, which is what makes it exact.
  func measured(
    _ name: Name, _ font: Font, _ model: FontModel, isUppercased: Bool = false, kern: Double? = nil
  ) -> TextMetrics {
    texts.withBytes(of: name) { bytes in
      var metrics = measure(bytes, font, model, uppercased: isUppercased)
      if let kern {
        let counting = FontModel.fixed(advance: 1, ascender: 1, descender: 0)
        let count = measure(bytes, Font(size: 1), counting, uppercased: isUppercased).width
        metrics.width = max(0, metrics.width + count * kern)
        metrics.confidence = min(metrics.confidence, .estimate)
      }
      return rounded(metrics, model)
    }
  }

  /// The size of one line of a number in a font.
  func measured(_ number: Int, _ font: Font, _ model: FontModel) -> TextMetrics {
    rounded(measure("\(number)", font, model), model)
  }

  private func rounded(_ metrics: TextMetrics, _ model: FontModel) -> TextMetrics {
    var metrics = metrics
    switch model {
    case .fixed: break
    case .system, .roboto:
      metrics.width = metrics.width.rounded(.up, toPixelsOf: environment.scale)
      metrics.lineHeight = metrics.lineHeight.rounded(.up, toPixelsOf: environment.scale)
    }
    return metrics
  }
}

extension FontTextStyle {
  /// The size of the style at a text size, in points (Human Interface Guidelines, Typography, Dynamic Type sizes).
  package func size(at textSize: ContentSizeCategory) -> Double {
    let column = Int(textSize.rawValue)
    return switch self {
    // The two largest styles came to iOS with 17, and no table for them is published: theirs are those of visionOS,
    // and they do not grow.
    case .extraLargeTitle: 36
    case .extraLargeTitle2: 28
    case .largeTitle: Self.row((31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60), column)
    case .title1: Self.row((25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58), column)
    case .title2: Self.row((19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56), column)
    case .title3: Self.row((17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55), column)
    case .headline, .body:
      Self.row((14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53), column)
    case .callout: Self.row((13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51), column)
    case .subheadline: Self.row((12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49), column)
    case .footnote: Self.row((12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44), column)
    case .caption1: Self.row((11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43), column)
    case .caption2: Self.row((11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40), column)
    }
  }

  private typealias Row = (
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
  )

  /// A tuple lives in the machine code, where an array would be made anew for each text.
  private static func row(_ row: Row, _ column: Int) -> Double {
    withUnsafeBytes(of: row) { Double($0[column]) }
  }
}
