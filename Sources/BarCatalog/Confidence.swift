/// How well a figure is established: what a layout says of the facts that it rests on.
///
/// Ordered from weak to strong, so that the confidence of a sum of facts is the `min` of theirs.
@frozen @usableFromInline
package enum Confidence: UInt8, Comparable, Sendable {
  /// A convention, a single unverified source, or a guess that says so.
  case assumed = 0
  /// One good source, or a model whose error was measured.
  case estimate = 1
  /// Several independent sources, or arithmetic.
  case exact = 2

  @inlinable package static func < (left: Confidence, right: Confidence) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The word for it in every output.
  package var spelling: StaticString {
    switch self {
    case .assumed: "assumed"
    case .estimate: "estimate"
    case .exact: "exact"
    }
  }
}
