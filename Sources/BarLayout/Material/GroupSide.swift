import BarCatalog

/// Where a group of buttons says that it is.
enum GroupSide {
  case none, leading, trailing

  /// `left` and `right` are other names of the sides that follow the direction of the script.
  init(_ position: MDCButtonBarLayoutPosition) {
    switch position {
    case .none: self = .none
    case .leading, .left: self = .leading
    case .trailing, .right: self = .trailing
    }
  }

  /// The place in a group of the button that is placed as the nth: a trailing group is placed from its end.
  func index(ofStep step: Int, of count: Int) -> Int {
    self == .trailing ? count - 1 - step : step
  }
}
