/// A device that is known to exist, but whose insets and size classes nobody has published.
///
/// It can be named in a message; to lay out for it, a description has to define it.
package struct UnmeasuredDevice: Hashable, Sendable {
  package let id: String
  package let name: String
  /// Points upright.
  package let width: Double
  /// Points upright.
  package let height: Double
  package let scale: Double

  /// Source: a table of devices of 2026-10 (CN26), unverified.
  package static var all: [UnmeasuredDevice] {
    [
      UnmeasuredDevice(
        id: "iphone-duo-cover", name: "iPhone Duo (cover)", width: 466, height: 678, scale: 3),
      UnmeasuredDevice(
        id: "iphone-duo-inner", name: "iPhone Duo (inner)", width: 626, height: 890, scale: 3),
    ]
  }

  package static func named(_ id: String) -> UnmeasuredDevice? {
    all.first { $0.id == id }
  }
}
