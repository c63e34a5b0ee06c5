/// A half-open range of UTF-8 bytes in a source file, counted from 0.
///
/// Offsets are 32-bit: a file may have at most 256 MiB.
@frozen @usableFromInline
package struct SourceRange: Hashable, Sendable {
  /// The first byte of the range.
  @usableFromInline package var lower: Int32
  /// The byte after the last one; equal to `lower` in an empty range.
  @usableFromInline package var upper: Int32

  @inlinable package init(_ lower: Int32, _ upper: Int32) {
    self.lower = lower
    self.upper = upper
  }

  @inlinable package init(_ lower: Int, _ upper: Int) {
    self.init(Int32(truncatingIfNeeded: lower), Int32(truncatingIfNeeded: upper))
  }

  /// The number of bytes.
  @inlinable package var count: Int { Int(upper) - Int(lower) }
  @inlinable package var isEmpty: Bool { lower >= upper }

  /// Whether the two ranges share a byte, or one is an empty range inside the other.
  package func touches(_ other: SourceRange) -> Bool {
    lower < other.upper && other.lower < upper
      || isEmpty && other.lower <= lower && lower <= other.upper
      || other.isEmpty && lower <= other.lower && other.lower <= upper
  }
}
