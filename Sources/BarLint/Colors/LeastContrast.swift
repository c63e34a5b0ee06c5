import BarCatalog

/// How much contrast something needs to be seen by nearly everybody (WCAG 2.2, 1.4.3 and 1.4.11).
enum LeastContrast {
  /// Of images, and of text that is large or bold.
  static var ofImages: Double { 3 }
  private static var ofText: Double { 4.5 }

  /// Of text in a font.
  ///
  /// - Parameters:
  ///   - size: In points, where the font does not say one.
  ///   - weight: Likewise.
  static func ofText(
    in font: Element<FontDescription>?, size: Double, weight: FontWeight
  ) -> Double {
    let size = font?[.size] ?? size
    let weight = font?[.weight] ?? weight
    let isLarge = size >= 18 || size >= 14 && weight.rawValue >= FontWeight.medium.rawValue
    return isLarge ? ofImages : ofText
  }
}
