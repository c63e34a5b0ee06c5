/// What an accessor with a key is keyed by, in its own order; each is the raw value of an `EnumerationName`.
@frozen @usableFromInline
package struct KeySpaces: Sendable {
  @usableFromInline package let first: UInt8
  @usableFromInline package let second: UInt8
  @usableFromInline package let third: UInt8

  @inlinable package init(
    _ first: EnumerationName?, _ second: EnumerationName? = nil, _ third: EnumerationName? = nil
  ) {
    self.first = first?.rawValue ?? 255
    self.second = second?.rawValue ?? 255
    self.third = third?.rawValue ?? 255
  }

  @inlinable package static var none: KeySpaces { KeySpaces(nil) }
}
