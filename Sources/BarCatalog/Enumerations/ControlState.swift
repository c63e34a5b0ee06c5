/// A state of a control that an accessor is keyed by.
@frozen @usableFromInline package enum ControlState: UInt8, Enumeration {
  case normal, highlighted, disabled, selected, focused
}

/// Metrics of a bar that an accessor is keyed by.
@frozen @usableFromInline package enum BarMetrics: UInt8, Enumeration {
  case `default`, compact, defaultPrompt, compactPrompt
}

/// A place of a bar that an accessor is keyed by.
@frozen @usableFromInline package enum BarPosition: UInt8, Enumeration {
  case any, bottom, top, topAttached
}
