/// What a plain scalar says as a number.
enum Decimal {
  case number(Double)
  /// A number in form, and beyond every finite Double.
  case outOfRange
  case notANumber
}

/// Reads a decimal number: an optional minus, digits with an optional point, an optional exponent.
///
/// Up to fifteen digits with a small exponent are exact in one multiplication or division; the rest is left to the
/// standard library, which rounds correctly.
func decimal(_ bytes: UnsafeRawBufferPointer) -> Decimal {
  var index = 0
  let end = bytes.count
  var isNegative = false
  if index < end, bytes[index] == UInt8(ascii: "-") {
    isNegative = true
    index += 1
  }
  var mantissa: UInt64 = 0
  var digits = 0
  var exponent = 0
  var sawPoint = false
  while index < end {
    let byte = bytes[index]
    if byte == UInt8(ascii: "."), !sawPoint {
      sawPoint = true
    } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      digits += 1
      if digits <= 18 { mantissa = mantissa &* 10 &+ UInt64(byte &- UInt8(ascii: "0")) }
      if sawPoint { exponent -= 1 }
    } else {
      break
    }
    index += 1
  }
  if digits == 0 { return .notANumber }
  if index < end {
    guard bytes[index] | 0x20 == UInt8(ascii: "e") else { return .notANumber }
    index += 1
    if index < end, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      index += 1
    }
    let first = index
    while index < end, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9") {
      index += 1
    }
    if first == index || index < end { return .notANumber }
    return slowDecimal(bytes)
  }
  if digits > 15 || exponent < -15 { return slowDecimal(bytes) }
  var power = 1.0
  while exponent < 0 {
    power *= 10
    exponent += 1
  }
  let value = Double(mantissa) / power
  return .number(isNegative ? -value : value)
}

private func slowDecimal(_ bytes: UnsafeRawBufferPointer) -> Decimal {
  guard let value = Double(String(decoding: bytes, as: UTF8.self)) else { return .notANumber }
  return value.isFinite ? .number(value) : .outOfRange
}
