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
}
