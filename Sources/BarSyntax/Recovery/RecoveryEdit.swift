import BarText

/// A change of the copy that keeps every position.
struct RecoveryEdit {
  /// One byte that is written after the blanking.
  struct Write {
    let offset: Int
    let byte: UInt8
  }

  /// An edge of a node that the copy has elsewhere than the source, because a letter gave way or was added.
  struct Edge {
    let inCopy: Int32
    let inSource: Int32
    let isUpper: Bool
  }

  /// What the edit supposes to be wrong.
  enum Idea {
    /// The text.
    case text
    /// A word lacks its colon, which takes the last letter's place for a while.
    case missingColon
    /// A key lacks the blank after its colon; the byte after the colon.
    case missingBlank(Int)
    /// The line is indented wrongly; the right number of columns.
    case indentation(Int)
  }

  /// The line that is at fault if the edit is right.
  let suspect: Suspect
  var idea = Idea.text
  /// What becomes spaces, except for breaks; ranges do not overlap.
  let blanks: [SourceRange]
  var writes: [Write] = []
  var edges: [Edge] = []
  /// The first and the last line that it touches.
  let lines: ClosedRange<Int>

  /// Makes the edit; the result undoes it.
  func apply(to text: inout [UInt8]) -> [(offset: Int, bytes: [UInt8])] {
    var undo: [(offset: Int, bytes: [UInt8])] = []
    for range in blanks where !range.isEmpty {
      let bounds = Int(range.lower)..<Int(range.upper)
      undo.append((bounds.lowerBound, Array(text[bounds])))
      blank(range, in: &text)
    }
    for write in writes {
      undo.append((write.offset, [text[write.offset]]))
      text[write.offset] = write.byte
    }
    return undo.reversed()
  }
}

/// A line that may be at fault, and where on it.
struct Suspect: Equatable {
  enum Role {
    case quote, indentation, scannerContext, bareWord, mark, flowContext, previousLine
  }

  let role: Role
  /// Counted from 1.
  let line: Int
  /// The byte to report.
  let offset: Int
}
