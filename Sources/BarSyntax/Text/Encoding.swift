/// An encoding that barc does not read.
enum ForeignEncoding {
  case utf16, utf32

  /// Its name in messages.
  var name: StaticString {
    switch self {
    case .utf16: "UTF-16"
    case .utf32: "UTF-32"
    }
  }
}

/// Tells UTF-16 and UTF-32 from UTF-8 by the byte order mark, or by where the NUL bytes of ASCII text stand.
func foreignEncoding(of bytes: [UInt8]) -> ForeignEncoding? {
  if bytes.starts(with: [0x00, 0x00, 0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE, 0x00, 0x00]) {
    return .utf32
  }
  if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return .utf16 }
  let start = bytes.prefix(256)
  if !start.contains(0) { return nil }
  // The number of NUL bytes at each remainder of the offset by four.
  var nulls = [0, 0, 0, 0]
  for (offset, byte) in start.enumerated() where byte == 0 { nulls[offset & 3] += 1 }
  let quarter = start.count / 4
  if quarter > 0, nulls[1] == quarter, nulls[2] == quarter,
    nulls[0] == quarter || nulls[3] == quarter
  {
    return .utf32
  }
  // Most characters of a description are ASCII, so that most units have one NUL, always on the same side.
  let (even, odd) = (nulls[0] + nulls[2], nulls[1] + nulls[3])
  let half = start.count / 2
  if half > 0, even == 0 && odd * 2 >= half || odd == 0 && even * 2 >= half { return .utf16 }
  return nil
}
