import BarCatalog

/// Measures one line of UTF-8 text; of its capitals if `uppercased`.
///
/// Rounding up to a pixel, as UIKit's labels do, is the caller's.
package func measure(
  _ text: UnsafeRawBufferPointer, _ font: Font, _ model: FontModel, uppercased: Bool = false
) -> TextMetrics {
  switch model {
  case .system: SystemFont.metrics(of: text, font, uppercased: uppercased)
  case .roboto: RobotoFont.metrics(of: text, font, uppercased: uppercased)
  case .fixed(let fixed): fixed.metrics(of: text, size: font.size, uppercased: uppercased)
  }
}

/// Measures one line of text, as the function on bytes does.
package func measure(
  _ text: String, _ font: Font, _ model: FontModel, uppercased: Bool = false
) -> TextMetrics {
  var text = text
  return text.withUTF8 { bytes in
    measure(UnsafeRawBufferPointer(bytes), font, model, uppercased: uppercased)
  }
}

extension FixedAdvance {
  /// The order of operations is that of the layouts that this model is compared with.
  fileprivate func metrics(
    of text: UnsafeRawBufferPointer, size: Double, uppercased: Bool
  ) -> TextMetrics {
    let count = Double(scalarCount(of: text, uppercased: uppercased))
    return TextMetrics(
      width: count * advance * size,
      lineHeight: ascender * size - descender * size,
      ascender: ascender * size, descender: descender * size, confidence: .exact)
  }

  private func scalarCount(of text: UnsafeRawBufferPointer, uppercased: Bool) -> Int {
    var count = 0
    if !uppercased || isASCII(text) {
      // Every byte but the continuations begins a scalar.
      for byte in text { count &+= byte & 0xC0 == 0x80 ? 0 : 1 }
    } else {
      forEachScalar(of: text, uppercased: true) { _ in count += 1 }
    }
    return count
  }
}
