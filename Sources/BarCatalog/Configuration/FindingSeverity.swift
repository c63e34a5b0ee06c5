/// How severe a finding is; greater is worse.
@frozen @usableFromInline package enum FindingSeverity: UInt8, Enumeration {
  case note, warning, error
}
