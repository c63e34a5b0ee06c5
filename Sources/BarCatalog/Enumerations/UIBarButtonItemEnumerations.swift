/// The style that a button is drawn in.
@frozen @usableFromInline package enum UIBarButtonItemStyle: UInt8, Enumeration {
  /// An ordinary button.
  case plain
  /// The same as `plain`.
  case bordered
  /// The main action, set apart from its neighbors.
  case prominent
  /// The same as `prominent`: UIKit has one number for both.
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

/// A button whose title or image the system provides.
@frozen @usableFromInline package enum UIBarButtonItemSystemItem: UInt8, Enumeration {
  case done, cancel, edit, save
  /// A plus sign.
  case add
  /// Not a button: the remaining space, shared with other such spaces.
  case flexibleSpace
  /// Not a button: a space as wide as the item.
  case fixedSpace
  /// A square with a pencil.
  case compose
  /// An arrow pointing left.
  case reply
  /// A square with an arrow pointing up: the actions available.
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
  /// A trash can.
  case trash
  case play, pause, rewind, fastForward, undo, redo
  /// A curling page, for toolbars.
  case pageCurl
  /// A cross that closes a sheet.
  case close
  /// The system's Writing Tools.
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

/// Which items stay when not all of them fit.
@frozen @usableFromInline package enum UIBarButtonItemVisibilityPriority: UInt8, Enumeration {
  case standard
  /// Removed before the others.
  case low
  /// Stays after the others are gone.
  case high
}

/// The bar directions that an item may appear in.
@frozen @usableFromInline package enum UIBarButtonItemAxisBehavior: UInt8, Enumeration {
  /// Depends on the content: images fit both directions.
  case automatic
  /// Vertical bars do not show the item.
  case horizontalOnly
  /// A vertical bar shows the item, if there is one.
  case verticalPreferred
}

/// How menu entries are sorted.
@frozen @usableFromInline package enum UIContextMenuConfigurationElementOrder: UInt8, Enumeration {
  /// The system decides.
  case automatic
  /// The first entry is nearest to the button.
  case priority
  /// The first entry is at the top.
  case fixed
}
