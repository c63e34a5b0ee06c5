package import BarCatalog

/// The words that UIKit itself puts on buttons, in English: its translations are not known.
package enum SystemWord: UInt8, CaseIterable, Sendable {
  case back, done, cancel, edit, save, undo, redo

  package var spelling: StaticString {
    switch self {
    case .back: "Back"
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    }
  }

  /// All words, one behind the other, as they follow the texts of a description in their arena.
  package static var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for word in allCases { word.spelling.withUTF8Buffer { bytes += $0 } }
    return bytes
  }

  /// The word as a text of the description.
  ///
  /// - Parameter start: Where the words begin in the arena.
  package func name(from start: Int) -> Name {
    var offset = start
    for word in SystemWord.allCases {
      if word == self { break }
      offset += word.spelling.utf8CodeUnitCount
    }
    return Name(
      word: UInt64(UInt32(truncatingIfNeeded: offset))
        | UInt64(truncatingIfNeeded: spelling.utf8CodeUnitCount) << 32 | 1 << 63)
  }

  /// The word on a button that UIKit makes; nothing where it has a glyph.
  ///
  /// Undo and redo became arrows with iOS 13; on glass done is a check mark, and cancel a cross.
  package init?(_ item: UIBarButtonItemSystemItem, look: Version) {
    let hasGlass = look.major >= 26
    switch item {
    case .done where !hasGlass: self = .done
    case .cancel where !hasGlass: self = .cancel
    case .edit: self = .edit
    case .save: self = .save
    case .undo where look.major < 13: self = .undo
    case .redo where look.major < 13: self = .redo
    default: return nil
    }
  }
}
