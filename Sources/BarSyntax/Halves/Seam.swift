/// A line from which on a file can be read by itself: an entry of the mapping that is the value of a key of the file.
///
/// What stands before the line says whether it is one; before that has been read, a seam is guessed by the look of lines.
struct Seam {
  /// Where the line begins, in bytes.
  let offset: Int
  /// How many spaces stand before its key.
  let column: Int

  /// What stands for all that is before the line: the key whose value goes on there.
  static var preface: StaticString { "a:\n" }

  /// Where the preface would begin, if it stood before the line.
  var prefaceOffset: Int { offset - Seam.preface.utf8CodeUnitCount }

  init(offset: Int, column: Int) {
    self.offset = offset
    self.column = column
  }

  /// Guesses a seam in the middle of a text: the line around there that is indented least, yet is indented.
  init?(inMiddleOf bytes: UnsafePointer<UInt8>, from lower: Int, count: Int) {
    let middle = lower + (count - lower) / 2
    let end = min(middle + searchedBytes, count)
    var found: Seam?
    var feed = find(.lineFeed, in: bytes, from: middle, count: end)
    while feed < end {
      if let seam = Seam(behind: feed, in: bytes, from: lower, count: end),
        seam.column < found?.column ?? .max
      {
        found = seam
      }
      feed = find(.lineFeed, in: bytes, from: feed + 1, count: end)
    }
    guard let found else { return nil }
    self = found
  }

  /// Takes the line after a line feed, if it looks like an indented entry.
  init?(behind feed: Int, in bytes: UnsafePointer<UInt8>, from lower: Int, count: Int) {
    let offset = feed + 1
    var key = offset
    while key < count, bytes[key] == .space { key += 1 }
    guard key > offset, key < count, isAnchorByte(bytes[key]), bytes[key] != 0x2D else {
      return nil
    }
    self.init(offset: offset, column: key - offset)
    // Offsets in the preface are counted backwards from the seam, which is only right where each character is one byte.
    guard prefaceOffset >= lower else { return nil }
    for index in prefaceOffset..<offset where bytes[index] >= 0x80 { return nil }
  }
}

/// How far around the middle of a text a seam is looked for, in bytes: a few screens.
private let searchedBytes = 16 << 10
