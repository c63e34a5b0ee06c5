/// The style of a status bar.
@frozen @usableFromInline package enum StatusBarStyle: UInt8, Enumeration {
  /// Light or dark, following the appearance.
  case `default`
  /// Light, for a dark background.
  case lightContent
  /// Dark, for a light background.
  case darkContent

  @usableFromInline package var availability: CaseAvailability {
    switch self {
    case .default, .lightContent: .always
    case .darkContent: CaseAvailability(.from(13))
    }
  }
}

/// The kind of view controller that the bars belong to.
@frozen @usableFromInline package enum ContentKind: UInt8, Enumeration {
  case viewController, tableViewController, collectionViewController, pageViewController
}

/// The class of a navigation controller.
@frozen @usableFromInline package enum NavigationControllerKind: UInt8, Enumeration {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case UINavigationController, MDCAppBarNavigationController
}

/// The class of a scroll view.
@frozen @usableFromInline package enum ScrollViewKind: UInt8, Enumeration {
  case scrollView, tableView, collectionView, webView
}

/// Who receives the events of a scroll view.
@frozen @usableFromInline package enum ScrollEvents: UInt8, Enumeration {
  /// The app forwards them to the header.
  case forwarded
  /// The header is the scroll view's delegate.
  case delegate
  /// No one.
  case none
}

/// How the safe area is added to a content inset.
@frozen @usableFromInline package enum ContentInsetAdjustmentBehavior: UInt8, Enumeration {
  case automatic, scrollableAxes, never, always
}

/// How a segue shows a screen.
@frozen @usableFromInline package enum SegueKind: UInt8, Enumeration {
  case show, present, popover, unwind
}

/// What a segue's popover points to.
@frozen @usableFromInline package enum SegueAnchor: UInt8, Enumeration {
  case item, view, rect
}
