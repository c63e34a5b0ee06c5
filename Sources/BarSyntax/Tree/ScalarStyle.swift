/// How a scalar is written; anything but a scalar is `plain`.
@frozen @usableFromInline
package enum ScalarStyle: UInt8, Sendable {
  case plain, singleQuoted, doubleQuoted, literal, folded
}
