#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The environment of the process.
enum EnvironmentVariable {
  /// The value of a variable; one that is empty counts as not set.
  static func value(of name: StaticString) -> [UInt8]? {
    value(of: name.withUTF8Buffer { [UInt8]($0) })
  }

  static func value(of name: [UInt8]) -> [UInt8]? {
    Path(name).withCString { getenv($0) }.flatMap { value in
      let bytes = UnsafeBufferPointer(start: value, count: strlen(value))
      return bytes.isEmpty ? nil : bytes.map { UInt8(bitPattern: $0) }
    }
  }
}
