/// A version of iOS or of its SDK: major times 1,000 plus minor.
@frozen @usableFromInline
package struct Version: Payload, Hashable, Comparable {
  @usableFromInline package let number: UInt32

  @inlinable package init(_ major: UInt32, _ minor: UInt32 = 0) { number = major * 1_000 + minor }
  @inlinable package static var form: ValueForm { ValueForm(.version) }
  @inlinable package init(word: UInt64, _ tape: [Cell]) {
    number = UInt32(truncatingIfNeeded: word)
  }

  @inlinable package var major: UInt32 { number / 1_000 }
  @inlinable package var minor: UInt32 { number % 1_000 }
  @inlinable package static func < (left: Version, right: Version) -> Bool {
    left.number < right.number
  }
}
