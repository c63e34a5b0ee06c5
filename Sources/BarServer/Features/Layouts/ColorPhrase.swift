import BarCatalog

/// A color as people write it: `#1C1917`, or `light #1C1917, dark #FFF8F0CC`.
///
/// - Parameter mark: Marks what is code.
func phrase(_ color: Color, _ mark: (String) -> String) -> String {
  switch color {
  case .components(let components): phrase(Color.Shade.components(components), mark)
  case .dynamic(let color): phrase(Color.Shade.dynamic(color), mark)
  case .pair(let light, let dark): "light \(phrase(light, mark)), dark \(phrase(dark, mark))"
  }
}

private func phrase(_ shade: Color.Shade, _ mark: (String) -> String) -> String {
  switch shade {
  case .dynamic(let color): return mark("\(color.spelling)")
  case .components(let components):
    let digits = String(components, radix: 16, uppercase: true)
    let all = String(repeating: "0", count: 8 - digits.count) + digits
    return mark("#" + (all.hasSuffix("FF") ? all.dropLast(2) : all[...]))
  }
}
