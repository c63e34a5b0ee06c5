/// The state of a control that a value is for.
@frozen @usableFromInline package enum ControlState: UInt8, Enumeration {
  case normal, highlighted, disabled, selected, focused
}
