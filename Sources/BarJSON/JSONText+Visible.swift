extension JSONText {
  /// The same JSON, with escapes for the characters beyond ASCII that a terminal obeys or nobody sees: delete, C1 controls, line
  /// and paragraph separators, and controls of direction. The writer escapes those of ASCII; in JSON they stand in strings alone.
  package static func visible(_ json: [UInt8]) -> [UInt8] {
    guard json.contains(where: { $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else { return json }
    var output: [UInt8] = []
    output.reserveCapacity(json.count)
    var offset = 0
    while offset < json.count {
      let byte = json[offset]
      guard let (scalar, length) = hidden(json[offset...].prefix(3)) else {
        output.append(byte)
        offset += 1
        continue
      }
      output += [UInt8(ascii: "\\"), UInt8(ascii: "u")]
      for shift in [12, 8, 4, 0] { output.append(hexadecimal(UInt8(scalar >> shift & 15))) }
      offset += length
    }
    return output
  }

  /// The character that begins some bytes, and how many are its own, if it needs an escape.
  private static func hidden(_ bytes: ArraySlice<UInt8>) -> (scalar: UInt16, length: Int)? {
    let first = bytes.startIndex
    if bytes[first] == 0x7F { return (0x7F, 1) }
    if bytes[first] == 0xC2, bytes.count > 1, bytes[first + 1] < 0xA0 {
      return (UInt16(bytes[first + 1]), 2)
    }
    guard bytes[first] == 0xE2, bytes.count > 2, bytes[first + 1] | 1 == 0x81 else { return nil }
    let scalar = 0x2000 | UInt16(bytes[first + 1] & 1) << 6 | UInt16(bytes[first + 2] & 0x3F)
    switch scalar {
    case 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: return (scalar, 3)
    default: return nil
    }
  }
}
