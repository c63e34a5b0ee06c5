/// The role that a button is drawn in.
@frozen @usableFromInline package enum UIBarButtonItemStyle: UInt8, Enumeration {
  /// A button among others.
  case plain
  /// Means `plain`.
  case bordered
  /// The main action, apart from its neighbours.
  case prominent
  /// Means `prominent`: UIKit has one number for both.
  case done

  @usableFromInline package var availability: CaseAvailability {
    switch self {
    case .plain: .always
    case .bordered:
      CaseAvailability(.from(2).deprecated(in: 8), instead: "`plain`", renamed: "plain")
    case .prominent: CaseAvailability(.from(26))
    case .done:
      CaseAvailability(.from(2).deprecated(in: 26), instead: "`prominent`", renamed: "prominent")
    }
  }
}

/// A button whose title or image the system chooses.
@frozen @usableFromInline package enum UIBarButtonItemSystemItem: UInt8, Enumeration {
  case done, cancel, edit, save
  /// A plus sign.
  case add
  /// No button: the room that is left, shared with other such spaces.
  case flexibleSpace
  /// No button: room as wide as the item.
  case fixedSpace
  /// A square with a pencil.
  case compose
  /// An arrow to the left.
  case reply
  /// A square with an arrow upwards: what can be done with something.
  case action
  /// A folder.
  case organize
  /// An open book.
  case bookmarks
  /// A magnifying glass.
  case search
  /// An arrow in a circle.
  case refresh
  /// A cross.
  case stop
  /// A camera.
  case camera
  /// A bin.
  case trash
  case play, pause, rewind, fastForward, undo, redo
  /// A page that curls, for toolbars.
  case pageCurl
  /// A cross that closes a sheet.
  case close
  /// The system's tools for writing.
  case writingTools

  @usableFromInline package var availability: CaseAvailability {
    switch self {
    case .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply,
      .action, .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause,
      .rewind, .fastForward:
      .always
    case .undo, .redo: CaseAvailability(.from(3))
    case .pageCurl:
      CaseAvailability(.from(4).deprecated(in: 11), instead: "an `image` of the app")
    case .close: CaseAvailability(.from(13))
    case .writingTools: CaseAvailability(.from(18, 2))
    }
  }
}

/// Which items are kept when there is no room for all.
@frozen @usableFromInline package enum UIBarButtonItemVisibilityPriority: UInt8, Enumeration {
  case standard
  /// Leaves before the others.
  case low
  /// Stays when the others have left.
  case high
}

/// The directions of bars that an item may be in.
@frozen @usableFromInline package enum UIBarButtonItemAxisBehavior: UInt8, Enumeration {
  /// The content decides: images fit both directions.
  case automatic
  /// No vertical bar shows the item.
  case horizontalOnly
  /// A vertical bar shows the item where there is one.
  case verticalPreferred
}

/// How entries of a menu are sorted.
@frozen @usableFromInline package enum UIContextMenuConfigurationElementOrder: UInt8, Enumeration {
  /// The system decides.
  case automatic
  /// The first entry is nearest to the button.
  case priority
  /// The first entry is at the top.
  case fixed
}
