/// What a fresh object answers.
///
/// It is a word rather than a value, so that a property holds no reference: reading one field of a declaration then
/// folds to a constant.
@frozen @usableFromInline
package struct Default<Value: Payload>: Sendable {
  /// What there is to say.
  @frozen @usableFromInline package enum Kind: UInt8, Sendable {
    /// One value, in `word`.
    case value
    /// `nil`.
    case nothing
    /// It depends on something else: on what, says `text`.
    case computed
    /// Not established.
    case unknown
  }

  @usableFromInline package let kind: Kind
  @usableFromInline package let word: UInt64
  @usableFromInline package let text: StaticString

  @inlinable @inline(__always)
  init(_ kind: Kind, word: UInt64 = 0, text: StaticString = "") {
    self.kind = kind
    self.word = word
    self.text = text
  }

  /// It depends on something else; the text says on what.
  @inlinable @inline(__always)
  package static func computed(_ text: StaticString) -> Default {
    Default(.computed, text: text)
  }

  /// Not established.
  @inlinable @inline(__always)
  package static var unknown: Default { Default(.unknown) }

  /// `nil`, of a property that may be nil.
  @inlinable @inline(__always)
  package static func value<Wrapped>(_ nothing: Never?) -> Default where Value == Wrapped? {
    Default(.nothing)
  }
}

extension Default where Value: DefaultValue {
  @inlinable @inline(__always)
  package static func value(_ value: Value) -> Default {
    Default(.value, word: value.defaultWord)
  }
}

/// A value that can be a default: it fits a word.
@usableFromInline
package protocol DefaultValue: Payload {
  init(defaultWord: UInt64)
  var defaultWord: UInt64 { get }
}
