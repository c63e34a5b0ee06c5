#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The environment of the process.
enum EnvironmentVariable {
  /// The value of a variable; one that is empty counts as not set.
  static func value(of name: StaticString) -> [UInt8]? {
    name.withUTF8Buffer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { name in
        name.baseAddress.flatMap { getenv($0) }
      }
    }.flatMap { value in
      let bytes = UnsafeBufferPointer(start: value, count: strlen(value))
      return bytes.isEmpty ? nil : bytes.map { UInt8(bitPattern: $0) }
    }
  }
}
