/// A value that a cell can hold: in its word, or in a run that the word points to.
@usableFromInline
package protocol Payload: Sendable {
  /// How the value is written in a description.
  static var form: ValueForm { get }
  /// The value of a word; runs are on the tape.
  init(word: UInt64, _ tape: [Cell])
}

extension Optional: Payload where Wrapped: Payload {
  @inlinable package static var form: ValueForm {
    var form = Wrapped.form
    form.isOptional = true
    return form
  }
  @inlinable package init(word: UInt64, _ tape: [Cell]) { self = Wrapped(word: word, tape) }
}

extension Bool: Payload {
  @inlinable package static var form: ValueForm { ValueForm(.boolean) }
  @inlinable package init(word: UInt64, _ tape: [Cell]) { self = word != 0 }
}

extension Int: Payload {
  @inlinable package static var form: ValueForm { ValueForm(.integer) }
  @inlinable package init(word: UInt64, _ tape: [Cell]) { self = Int(truncatingIfNeeded: word) }
}

extension Double: Payload {
  @inlinable package static var form: ValueForm { ValueForm(.number) }
  @inlinable package init(word: UInt64, _ tape: [Cell]) { self = Double(bitPattern: word) }
}
