/// What a node is.
@frozen @usableFromInline
package enum YAMLKind: UInt8, Sendable {
  case scalar, sequence, mapping, alias
}
