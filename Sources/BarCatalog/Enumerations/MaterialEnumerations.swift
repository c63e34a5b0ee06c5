/// The edge that a button bar is at. `left` and `right` are other names of `leading` and `trailing`.
@frozen @usableFromInline package enum MDCButtonBarLayoutPosition: UInt8, Enumeration {
  case none, leading, left, trailing, right
}

/// Where a title is.
@frozen @usableFromInline package enum MDCNavigationBarTitleAlignment: UInt8, Enumeration {
  case center, leading
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
