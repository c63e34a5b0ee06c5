#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension [UInt8] {
  /// Whether these bytes come before others, the first that differ deciding.
  func precede(_ other: [UInt8]) -> Bool {
    let order = withUnsafeBytes { own in
      other.withUnsafeBytes { other -> Int32 in
        let shared = Swift.min(own.count, other.count)
        guard shared > 0, let own = own.baseAddress, let other = other.baseAddress else { return 0 }
        return memcmp(own, other, shared)
      }
    }
    return order != 0 ? order < 0 : count < other.count
  }
}
