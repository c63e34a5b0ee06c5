/// What a fresh object answers.
@frozen @usableFromInline
package enum Default<Value: Sendable>: Sendable {
  case value(Value)
  /// It depends on something else; the text says on what.
  case computed(StaticString)
  /// Not established.
  case unknown
}
