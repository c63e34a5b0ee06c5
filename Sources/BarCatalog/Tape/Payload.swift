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

extension Bool: DefaultValue {
  @inlinable package static var form: ValueForm { ValueForm(.boolean) }
  @inlinable package init(word: UInt64, _ tape: [Cell]) { self = word != 0 }
  @inlinable package init(defaultWord: UInt64) { self = defaultWord != 0 }
  @inlinable package var defaultWord: UInt64 { self ? 1 : 0 }
}

extension Int: DefaultValue {
  @inlinable package static var form: ValueForm { ValueForm(.integer) }
  @inlinable package init(word: UInt64, _ tape: [Cell]) { self = Int(truncatingIfNeeded: word) }
  @inlinable package init(defaultWord: UInt64) { self = Int(truncatingIfNeeded: defaultWord) }
  @inlinable package var defaultWord: UInt64 { UInt64(truncatingIfNeeded: self) }
}

extension Double: DefaultValue {
  @inlinable package static var form: ValueForm { ValueForm(.number) }
  @inlinable package init(word: UInt64, _ tape: [Cell]) { self = Double(bitPattern: word) }
  @inlinable package init(defaultWord: UInt64) { self = Double(bitPattern: defaultWord) }
  @inlinable package var defaultWord: UInt64 { bitPattern }
}
