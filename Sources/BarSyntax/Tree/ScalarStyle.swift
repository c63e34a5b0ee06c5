/// How a scalar is written; what is no scalar is `plain`.
@frozen @usableFromInline
package enum ScalarStyle: UInt8, Sendable {
  case plain, singleQuoted, doubleQuoted, literal, folded
}
