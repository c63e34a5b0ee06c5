package import BarCatalog

/// The words that UIKit itself puts on buttons or says of them, in English: its translations are not known.
package enum SystemWord: UInt8, CaseIterable, Sendable {
  case back, done, cancel, edit, save, undo, redo
  case add, compose, reply, share, organize, bookmarks, search, refresh, stop, camera, delete
  case play, pause, rewind, fastForward, pageCurl, close, writingTools, more

  package var spelling: StaticString {
    switch self {
    case .back: "Back"
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .share: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .delete: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .pageCurl: "Page Curl"
    case .close: "Close"
    case .writingTools: "Writing Tools"
    case .more: "More"
    }
  }

  /// All words, one after the other, as they follow the texts of a description in their arena.
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

  /// The word on a button that UIKit makes; `nil` if it has a glyph.
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

  /// What VoiceOver says of the glyph that a button has; `nil` for a space.
  ///
  /// Nobody has published the words: they are what the glyphs stand for.
  init?(spokenOf item: UIBarButtonItemSystemItem) {
    switch item {
    case .flexibleSpace, .fixedSpace: return nil
    case .done: self = .done
    case .cancel: self = .cancel
    case .edit: self = .edit
    case .save: self = .save
    case .add: self = .add
    case .compose: self = .compose
    case .reply: self = .reply
    case .action: self = .share
    case .organize: self = .organize
    case .bookmarks: self = .bookmarks
    case .search: self = .search
    case .refresh: self = .refresh
    case .stop: self = .stop
    case .camera: self = .camera
    case .trash: self = .delete
    case .play: self = .play
    case .pause: self = .pause
    case .rewind: self = .rewind
    case .fastForward: self = .fastForward
    case .undo: self = .undo
    case .redo: self = .redo
    case .pageCurl: self = .pageCurl
    case .close: self = .close
    case .writingTools: self = .writingTools
    }
  }
}
