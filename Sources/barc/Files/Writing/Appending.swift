#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Adding to a file that others write into, too.
enum Appending {
  /// Adds bytes to the end of a file, which is made if it is not there.
  static func append(_ bytes: [UInt8], to path: Path) throws(FileError) {
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY
    let descriptor = path.withCString { open($0, flags, 0o666) }
    guard descriptor >= 0 else { throw FileError(errno) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }
}
