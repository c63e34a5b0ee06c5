/// A state of a control that an accessor is keyed by.
@frozen @usableFromInline package enum ControlState: UInt8, Enumeration {
  case normal, highlighted, disabled, selected, focused
}
