/// The keyword for a space that has no fixed width in points.
@frozen @usableFromInline package enum SpaceKeyword: UInt8, Enumeration {
  case flexible
}

/// The keyword for a side of a frame that is not given in points.
@frozen @usableFromInline package enum FitKeyword: UInt8, Enumeration {
  case fit
}

/// The keyword for an intrinsic width that is not given in points.
@frozen @usableFromInline package enum NoneKeyword: UInt8, Enumeration {
  case none
}
