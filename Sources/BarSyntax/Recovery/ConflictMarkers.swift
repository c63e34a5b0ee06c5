import BarText

/// An unresolved conflict that version control left in a file.
struct Conflict {
  /// The opening marker's line.
  let opening: SourceRange
  /// The lines that are not ours: markers, the common base and the other side.
  let dropped: [ClosedRange<Int>]
}

/// Finds conflicts by their markers at column 1; one without an end is none.
func conflicts(in text: [UInt8], _ lines: LineTable) -> [Conflict] {
  var found: [Conflict] = []
  var opening: Int?
  var firstDropped: Int?
  for line in 1...lines.count {
    let start = lines.start(ofLine: line)
    guard start < text.count, [0x3C, 0x7C, 0x3D, 0x3E].contains(text[start]) else { continue }
    let range = lines.range(ofLine: line)
    switch (text[start], isMarker(text, range)) {
    case (0x3C, true):
      opening = line
      firstDropped = nil
    case (0x7C, true), (0x3D, true):
      if opening != nil, firstDropped == nil { firstDropped = line }
    case (0x3E, true):
      if let opening, let firstDropped {
        found.append(
          Conflict(
            opening: lines.range(ofLine: opening),
            dropped: [opening...opening, firstDropped...line]))
      }
      opening = nil
      firstDropped = nil
    default: break
    }
  }
  return found
}

/// Seven times the first byte, and then a blank or nothing.
private func isMarker(_ text: [UInt8], _ range: SourceRange) -> Bool {
  let bytes = text[Int(range.lower)..<Int(range.upper)]
  guard let first = bytes.first, bytes.count >= 7 else { return false }
  return bytes.prefix(7).allSatisfy { $0 == first }
    && (bytes.count == 7 || bytes.dropFirst(7).first?.isBlank == true)
}
