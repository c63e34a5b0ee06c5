/// The role that a button is drawn in.
@frozen @usableFromInline package enum UIBarButtonItemStyle: UInt8, Enumeration {
  case plain
  /// Deprecated since iOS 8 for `plain`.
  case bordered
  /// Since iOS 26.
  case prominent
  /// Deprecated since iOS 26 for `prominent`, with the same number in UIKit.
  case done
}

/// A button whose title or image the system chooses.
@frozen @usableFromInline package enum UIBarButtonItemSystemItem: UInt8, Enumeration {
  case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply
  case action, organize, bookmarks, search, refresh, stop, camera, trash, play
  case pause, rewind, fastForward
  /// Since iOS 3.
  case undo
  /// Since iOS 3.
  case redo
  /// Deprecated since iOS 11.
  case pageCurl
  /// Since iOS 13.
  case close
  /// Since iOS 18.2.
  case writingTools
}

/// Which items are kept when there is no room for all.
@frozen @usableFromInline package enum UIBarButtonItemVisibilityPriority: UInt8, Enumeration {
  case standard, low, high
}

/// The directions of bars that an item may be in.
@frozen @usableFromInline package enum UIBarButtonItemAxisBehavior: UInt8, Enumeration {
  case automatic, horizontalOnly, verticalPreferred
}

/// How entries of a menu are sorted.
@frozen @usableFromInline package enum UIContextMenuConfigurationElementOrder: UInt8, Enumeration {
  case automatic, priority, fixed
}
