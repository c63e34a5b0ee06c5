/// What a space may be in place of points.
@frozen @usableFromInline package enum SpaceKeyword: UInt8, Enumeration {
  case flexible
}

/// What a side of a frame may be in place of points.
@frozen @usableFromInline package enum FitKeyword: UInt8, Enumeration {
  case fit
}

/// What an intrinsic width may be in place of points.
@frozen @usableFromInline package enum NoneKeyword: UInt8, Enumeration {
  case none
}
