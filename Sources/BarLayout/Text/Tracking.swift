/// The space that Apple's system font adds after every character, by size.
///
/// Source: Human Interface Guidelines, Typography, Tracking values, iOS, SF Pro, copy of
/// 2025-12-16 (github.com/6639835/apple-hig).
enum Tracking {
  /// Points, interpolated between the sizes of the table, in proportion below 6, 0 above 80.
  static func points(at size: Double) -> Double {
    guard size > 6 else { return 0.04 * max(size, 0) }
    guard size < 80 else { return 0 }
    let step: Double
    let start: Double
    if size < 54 {
      (start, step) = (6, 1)
    } else if size < 72 {
      (start, step) = (54, 2)
    } else {
      (start, step) = (72, 4)
    }
    let steps = Double(Int((size - start) / step))
    let lower = start + steps * step
    let fraction = (size - lower) / step
    let below = hundredths(at: Int(lower))
    let above = hundredths(at: Int(lower + step))
    return (below + (above - below) * fraction) / 100
  }

  /// Hundredths of a point at a size that the table has.
  private static func hundredths(at size: Int) -> Double {
    switch size {
    case 6, 62: 24
    case 7: 23
    case 8: 21
    case 9, 68: 17
    case 10: 12
    case 11: 6
    case 12: 0
    case 13: -8
    case 14: -15
    case 15: -23
    case 16: -31
    case 17: -43
    case 18: -44
    case 19, 20: -45
    case 21: -36
    case 22: -26
    case 23: -10
    case 24, 76: 7
    case 25: 15
    case 26, 64: 22
    case 27: 29
    case 28, 35, 39, 43: 38
    case 29, 30, 33, 34: 40
    case 31: 39
    case 32: 41
    case 36, 38, 40, 42, 44, 47: 37
    case 37, 41, 46: 36
    case 45, 48, 51: 35
    case 49, 52: 33
    case 50: 34
    case 53: 31
    case 54: 32
    case 56: 30
    case 58: 28
    case 60: 26
    case 66: 19
    case 70, 72: 14
    default: 0
    }
  }
}
