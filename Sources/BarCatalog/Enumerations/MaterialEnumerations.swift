/// The edge that a button bar is at.
@frozen @usableFromInline package enum MDCButtonBarLayoutPosition: UInt8, Enumeration {
  /// At no edge.
  case none
  case leading
  /// Means `leading`.
  case left
  case trailing
  /// Means `trailing`.
  case right
}

/// Where a title is.
@frozen @usableFromInline package enum MDCNavigationBarTitleAlignment: UInt8, Enumeration {
  /// In the middle, or beside it where the buttons reach that far.
  case center
  /// Behind the leading buttons.
  case leading
}

/// How a title view is placed.
@frozen @usableFromInline package enum MDCNavigationBarTitleViewLayoutBehavior: UInt8, Enumeration {
  /// All room between the buttons.
  case fill
  /// In the middle, narrower by twice the wider side.
  case center
  /// In the middle, at most as wide as it wants to be; after version 124.2.0.
  case centerFit
}
