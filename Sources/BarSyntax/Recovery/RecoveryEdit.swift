import BarText

/// A change of the copy that keeps every position.
struct RecoveryEdit {
  /// One byte that is written after the blanking.
  struct Mark: Equatable {
    let offset: Int
    let byte: UInt8
  }

  /// The line that is at fault if the edit is right.
  let suspect: Suspect
  /// What becomes spaces, except for breaks; ranges do not overlap.
  let blanks: [SourceRange]
  var mark: Mark?
  /// The first and the last line that it touches.
  let lines: ClosedRange<Int>
  /// Whether the mark is the colon of a bare word, which has the word's last letter's place.
  var isColon = false

  /// Makes the edit; the result undoes it.
  func apply(to text: inout [UInt8]) -> [(offset: Int, bytes: [UInt8])] {
    var undo: [(offset: Int, bytes: [UInt8])] = []
    for range in blanks where !range.isEmpty {
      let bounds = Int(range.lower)..<Int(range.upper)
      undo.append((bounds.lowerBound, Array(text[bounds])))
      for offset in bounds where !text[offset].isBreak { text[offset] = .space }
    }
    if let mark {
      undo.append((mark.offset, [text[mark.offset]]))
      text[mark.offset] = mark.byte
    }
    return undo.reversed()
  }
}

/// A line that may be at fault, and where on it.
struct Suspect: Equatable {
  enum Role {
    case quote, scannerContext, bareWord, mark, flowContext, previousLine, parent
  }

  let role: Role
  /// Counted from 1.
  let line: Int
  /// The byte to report.
  let offset: Int
}
