/// Whatever anyone puts there; it has no meaning to the compiler.
@frozen @usableFromInline
package struct Anything: Payload {
  @inlinable package static var form: ValueForm { ValueForm(.anything) }
  @inlinable package init(word: UInt64, _ tape: [Cell]) {}
}
